import { expect } from 'vitest';
import type { PrintKind, PrintLayout } from '#domain/devices/print-job.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { OrderServer } from './order-server.ts';
import type { PlacedOrder } from './order-shop.ts';
import { DEVICE_KEY } from './template.ts';
import { eventually } from './waiting.ts';

/** A print job as the board lists it. */
export interface ListedJob {
  id: number;
  order: number;
  layout: PrintLayout;
  kind: PrintKind;
  state: string;
  reason: string | null;
}

/** One more device of the first branch. */
export async function addDevice(shop: OrderServer, name: string, key: string): Promise<void> {
  await shop.deps.db.accounts.addDevice({ name, branch: 1, keyHash: secretHash(key) });
}

/** The print jobs of an order, as the counter of the first branch sees them. */
export async function printJobsOf(shop: OrderServer, order: number): Promise<ListedJob[]> {
  return (await shop.get(`/api/orders/${order}/print-jobs`, { key: DEVICE_KEY })).body.data;
}

/** An order that is confirmed, and whose receipt and kitchen ticket wait. */
export async function confirmedOrder(
  shop: OrderServer,
  overrides: Record<string, unknown> = {},
): Promise<PlacedOrder> {
  const order = await shop.placed(overrides);
  await shop.command(order.id, 'confirm');
  await eventually(async () => expect(await printJobsOf(shop, order.id)).toHaveLength(2));
  return order;
}
