import { upload } from '#entities/upload.ts';
import { orderTitle } from '#text/titles/order-title.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import { listUsage } from '#use-cases/records/list-usage.ts';
import type { Referrer } from '#use-cases/records/record-store.ts';

/** What uses a file: records of the shop, and the order it was sent with. Throws 'not-found'. */
export async function listUploadUsage(deps: Deps, actor: Actor, id: number): Promise<Omit<Referrer, 'of'>[]> {
  const records = await listUsage(deps, actor, upload, id);
  const sentWith = (await deps.db.files.upload(id))?.order ?? null;
  const order = sentWith === null ? null : await deps.db.orders.byId(sentWith, branchFilter(actor));
  if (!order) return records;
  return [...records, { entity: 'order', id: order.id, title: orderTitle(order), isDetachable: false }];
}
