import { randomUUID } from 'node:crypto';
import { orderBody } from '#tests/bench/orders.ts';
import type { Stage } from './stage.ts';

/** Orders and steps made without a screen, where the screen under test is another one. */

export interface PlacedOrder {
  id: number;
  uid: string;
  hash: string;
  ticket: string;
  path: string;
}

/** Places an order of a few rolls for tomorrow; `change` replaces fields of the body. */
export async function placeByApi({ url }: Stage, change: object = {}): Promise<PlacedOrder> {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...(await orderBody(url)), ...change }),
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`order refused: ${answer.status} ${text}`);
  const { data } = JSON.parse(text) as { data: { id: number; uid: string; hash: string; ticketNumber: number } };
  const { id, uid, hash, ticketNumber } = data;
  return { id, uid, hash, ticket: String(ticketNumber), path: `/status/${uid}/${hash}` };
}

type Command = 'confirm' | 'reject' | 'cancel' | 'in-delivery' | 'completed';

/** A step of an order by the counter's device. */
export async function stepByApi(stage: Stage, order: PlacedOrder, command: Command, body: object = {}): Promise<void> {
  const answer = await fetch(`${stage.url}/api/orders/${order.id}/status/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stage.deviceKey}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${command}: ${answer.status} ${await answer.text()}`);
}

/** A moment from now as ISO 8601. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

/** The way of a delivery, with every field that a slip can show. */
export const DELIVERY = {
  isDelivery: true,
  deliveryArea: 'Kurklinik Marienau',
  street: 'Kurpromenade 12',
  stairway: '2',
  floor: '3',
  door: '14',
  zipCode: '3569',
  city: 'Bad Marienau',
};
