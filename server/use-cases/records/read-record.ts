import type { Entity, StoredRecord } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { requireInScope, shownTo } from './record-scope.ts';

/** One record. Throws 'not-found' (404), also for one that exists but is not the actor's. */
export async function readRecord<F extends Fields>(
  deps: Deps,
  actor: Actor,
  entity: Entity<F>,
  id: number,
): Promise<StoredRecord<F>> {
  const row = requireInScope(entity, actor, await deps.db.records.byId(entity, id));
  return shownTo(entity, actor, row);
}
