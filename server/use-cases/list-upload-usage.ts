import { upload } from '#entities/upload.ts';
import { orderTitle } from '#text/order-title.ts';
import type { Actor } from './actor.ts';
import { branchFilter } from './branch-filter.ts';
import { listUsage } from './list-usage.ts';
import type { Deps } from './ports.ts';
import type { Referrer } from './record-store.ts';

/** What uses a file: records of the shop, and the order that it was sent with. Throws 'not-found'. */
export async function listUploadUsage(deps: Deps, actor: Actor, id: number): Promise<Omit<Referrer, 'of'>[]> {
  const records = await listUsage(deps, actor, upload, id);
  const sentWith = (await deps.db.files.upload(id))?.order ?? null;
  const order = sentWith === null ? null : await deps.db.orders.byId(sentWith, branchFilter(actor));
  if (!order) return records;
  return [...records, { entity: 'order', id: order.id, title: orderTitle(order), isDetachable: false }];
}
