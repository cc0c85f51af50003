import { randomUUID } from 'node:crypto';
import type { Wire } from '#domain/money/wire.ts';
import { availableSlots } from '#domain/ordering/slots.ts';
import { BRANCH_WIRE, type Branch } from '#domain/shop/branch.ts';
import { orderBody } from '#tests/demo-order.ts';
import type { Stage } from './stage.ts';

/** Orders and commands by API, for tests of other screens. */

export interface PlacedOrder {
  id: number;
  uid: string;
  hash: string;
  ticket: string;
  path: string;
}

/** Places an order of a few rolls for tomorrow; `change` overrides fields of the body. */
export async function placeByApi({ url }: Pick<Stage, 'url'>, change: object = {}): Promise<PlacedOrder> {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...(await orderBody(url)), ...change }),
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`order refused: ${answer.status} ${text}`);
  const { data } = JSON.parse(text) as {
    data: { id: number; uid: string; hash: string; ticketNumber: number };
  };
  const { id, uid, hash, ticketNumber } = data;
  return { id, uid, hash, ticket: String(ticketNumber), path: `/status/${uid}/${hash}` };
}

type Command = 'confirm' | 'reject' | 'cancel' | 'in-delivery' | 'completed';

/** A command on an order, sent with the counter's device key. */
export async function stepByApi(
  stage: Pick<Stage, 'url' | 'deviceKey'>,
  order: PlacedOrder,
  command: Command,
  body: object = {},
): Promise<void> {
  const answer = await fetch(`${stage.url}/api/orders/${order.id}/status/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stage.deviceKey}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${command}: ${answer.status} ${await answer.text()}`);
}

/** A whole minute from now as ISO 8601. */
export function inHours(hours: number): string {
  const minute = 60_000;
  return new Date(Math.ceil(Date.now() / minute + hours * 60) * minute).toISOString();
}

/** The first delivery time slot of the first branch from tomorrow on. */
async function deliveryTime({ url }: Stage): Promise<string> {
  const answer = (await (await fetch(`${url}/api/branches`)).json()) as { data: Wire<Branch>[] };
  const [branch] = answer.data.map(BRANCH_WIRE.fromWire);
  if (!branch) throw new Error('this is not the demo shop');
  const now = new Date();
  const slots = availableSlots({
    branch,
    service: 'delivery',
    items: [],
    categoriesOf: () => [],
    now,
    days: 14,
  });
  const slot = slots.find(({ start }) => start.getTime() > now.getTime() + 20 * 3_600_000);
  if (!slot) throw new Error('no delivery within two weeks');
  return slot.start.toISOString();
}

/** A delivery order with every field that a slip can show. */
export async function placeDelivery(stage: Stage, change: object = {}): Promise<PlacedOrder> {
  return placeByApi(stage, { ...DELIVERY, appointmentDate: await deliveryTime(stage), ...change });
}

const DELIVERY = {
  isDelivery: true,
  deliveryArea: 'Kurklinik Marienau',
  street: 'Kurpromenade 12',
  stairway: '2',
  floor: '3',
  door: '14',
  zipCode: '3569',
  city: 'Bad Marienau',
};
