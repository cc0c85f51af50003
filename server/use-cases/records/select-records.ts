import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type ListQuery, wishOf } from './list-records.ts';

/** Records by their ids, or everything that a list with these parameters shows. */
export interface Selection {
  ids?: readonly number[] | undefined;
  filter?: ListQuery | undefined;
}

/** The selected ids; those of a filter are what the actor may see of it. */
export async function selectedIds<F extends Fields>(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  entity: Entity<F>,
  { ids, filter }: Selection,
): Promise<readonly number[]> {
  return filter ? deps.db.records.ids(entity, await wishOf(deps, actor, entity, filter)) : (ids ?? []);
}
