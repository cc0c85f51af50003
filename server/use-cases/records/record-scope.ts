import { AppError } from '#domain/errors.ts';
import { type Condition, type Entity, isInScope, type StoredRecord } from '#entities/entity.ts';
import type { Field, Fields } from '#entities/field.ts';
import { recordTitle } from '#text/record-title.ts';
import { type Actor, readerOf } from '#use-cases/access/actor.ts';
import type { Stores } from '#use-cases/ports.ts';

/** The records of an entity that the actor may see (R98). */
export function scopeFor<F extends Fields>(
  entity: Pick<Entity<F>, 'scope'>,
  actor: Actor,
): 'all' | readonly Condition[] {
  return entity.scope?.(readerOf(actor)) ?? 'all';
}

/** Throws 'not-found' for a record that does not exist or is not the actor's: the two look the same. */
export function requireInScope<F extends Fields>(
  entity: Entity<F>,
  actor: Actor,
  row: StoredRecord<F> | null,
): StoredRecord<F> {
  if (!row || !isInScope(scopeFor(entity, actor), row)) throw new AppError('not-found');
  return row;
}

/** Of the records with these ids those that the actor may see. */
export async function scopedRows<F extends Fields>(
  { records }: Pick<Stores, 'records'>,
  actor: Actor,
  entity: Entity<F>,
  ids: readonly number[],
): Promise<StoredRecord<F>[]> {
  const scope = scopeFor(entity, actor);
  return (await records.byIds(entity, ids)).filter((row) => isInScope(scope, row));
}

/** A record without the fields that only administrators may see. */
export function shownTo<F extends Fields>(
  { fields }: Pick<Entity<F>, 'fields'>,
  actor: Actor,
  row: StoredRecord<F>,
): StoredRecord<F> {
  const isAdministrator = actor.kind === 'user' && actor.roles.includes('ROLE_ADMIN');
  if (isAdministrator) return row;
  const hidden = new Set(
    Object.entries<Field<unknown>>(fields)
      .filter(([, field]) => field.isConfidential)
      .map(([name]) => name),
  );
  if (hidden.size === 0) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name))) as StoredRecord<F>;
}

/** How a record is named in the log: 'Produkt „Leberkäse“'. */
export function titleOf<F extends Fields>({ label, list }: Entity<F>, row: StoredRecord<F>): string {
  const [column] = list.columns;
  const name: unknown =
    column === undefined ? undefined : Object.entries(row).find(([key]) => key === column)?.[1];
  return recordTitle(label, name, row.id);
}
