import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { readRecord } from './read-record.ts';
import type { Referrer } from './record-store.ts';

/** What uses a record, each user once: while any of them needs it, it cannot be deleted. Throws 'not-found'. */
export async function listUsage<F extends Fields>(
  deps: Deps,
  actor: Actor,
  entity: Entity<F>,
  id: number,
): Promise<Omit<Referrer, 'of'>[]> {
  await readRecord(deps, actor, entity, id);
  const found = new Map<string, Omit<Referrer, 'of'>>();
  for (const { of: _, ...one } of await deps.db.records.referrers(entity.name, [id])) {
    const key = `${one.entity} ${one.id}`;
    const isDetachable = one.isDetachable && (found.get(key)?.isDetachable ?? true);
    found.set(key, { ...one, isDetachable });
  }
  return [...found.values()];
}
