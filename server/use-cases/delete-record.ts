import { AppError } from '#domain/errors.ts';
import type { Entity, EntityRow } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { type Actor, actorName } from './actor.ts';
import { branchOf } from './create-record.ts';
import type { Deps, Stores } from './ports.ts';
import { requireInScope, titleOf } from './record-scope.ts';
import type { Referrer } from './record-store.ts';

/** How many records a refusal names before it says how many more there are. */
const NAMED = 3;

/**
 * Deletes a record and takes it out of the lists that held it (a product out of its catalogues). Throws 'not-found' (404),
 * and 'in-use' (409) with the names of what would be left without it.
 */
export function deleteRecord<F extends Fields>(
  deps: Deps,
  actor: Actor,
  entity: Entity<F>,
  id: number,
): Promise<void> {
  return deps.db.transaction(async (stores) => {
    await deleteRecordIn(stores, actor, entity, id);
  });
}

/** The same inside of a transaction of the caller; answers what was deleted. */
export async function deleteRecordIn<F extends Fields>(
  stores: Stores,
  actor: Actor,
  entity: Entity<F>,
  id: number,
): Promise<EntityRow<F>> {
  await stores.records.lock();
  const row = requireInScope(entity, actor, await stores.records.byId(entity, id));
  const holding = (await stores.records.referrers(entity.name, id)).filter(
    ({ isDetachable }) => !isDetachable,
  );
  if (holding.length > 0) throw new AppError('in-use', { params: { users: namesOf(holding) } });
  await stores.records.detach(entity.name, id);
  await stores.records.remove(entity, id);
  await stores.logs.add({
    level: 'info',
    source: 'staff',
    message: `${titleOf(entity, row)} gelöscht`,
    actor: actorName(actor),
    branch: branchOf(row),
    subject: entity.name,
    subjectId: id,
  });
  return row;
}

function namesOf(holding: readonly Referrer[]): string {
  const titles = [...new Set(holding.map(({ title }) => title))];
  const more = titles.length - NAMED;
  return titles.slice(0, NAMED).join(', ') + (more > 0 ? ` und ${more} weitere` : '');
}
