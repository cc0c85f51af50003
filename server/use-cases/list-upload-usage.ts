import { upload } from '#entities/upload.ts';
import type { Actor } from './actor.ts';
import { listUsage } from './list-usage.ts';
import type { Deps } from './ports.ts';
import type { Referrer } from './record-store.ts';

/** What uses a file: records of the shop, and the order that it was sent with. Throws 'not-found'. */
export async function listUploadUsage(deps: Deps, actor: Actor, id: number): Promise<Referrer[]> {
  const records = await listUsage(deps, actor, upload, id);
  const order = (await deps.db.files.upload(id))?.order ?? null;
  if (order === null) return records;
  return [...records, { entity: 'order', id: order, title: `Bestellung ${order}`, isDetachable: false }];
}
