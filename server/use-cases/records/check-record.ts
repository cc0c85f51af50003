import { type Fault, validationError } from '#domain/errors.ts';
import { inDecimals } from '#domain/money/wire.ts';
import { type Condition, type Entity, isInScope, moneyOf, type StoredRecord } from '#entities/entity.ts';
import type { Field, Fields, StoredValues, Values } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Stores } from '#use-cases/ports.ts';
import { scopeFor } from './record-scope.ts';
import type { HiddenColumns } from './record-store.ts';
import { faultsOfSharing } from './shared-record.ts';

/** Validation of a record that depends on other records; runs inside the transaction that stores it. */
export type Judge<F extends Fields> = (
  stores: Stores,
  record: StoredValues<F>,
  former: StoredRecord<F> | null,
) => Promise<readonly Fault[]>;

/** How an entity's use case extends the common behaviour of records. */
export interface RecordOptions<F extends Fields> {
  /** Columns that are not fields. */
  hidden?: HiddenColumns;
  judge?: Judge<F>;
}

export interface Reference {
  target: string;
  id: number;
  /** Dotted path of the value in the body. */
  path: string;
}

/**
 * Validates a record as it would be stored: the entity's own check, references, scope, other records, uniqueness. Throws
 * 'validation-failed' with everything that is wrong. `former` is the stored record, whose references may be kept even if the
 * actor could not choose them. Must run inside a transaction that holds the lock of the records.
 */
export async function checkRecord<F extends Fields>(
  stores: Stores,
  actor: Actor,
  entity: Entity<F>,
  record: StoredValues<F>,
  former: StoredRecord<F> | null,
  judge?: Judge<F>,
): Promise<void> {
  const faults: Fault[] = [...(entity.check?.(inDecimals(moneyOf(entity), record) as Values<F>) ?? [])];
  const kept = former ? idsByTarget(referencesOf(entity, former)) : null;
  const wanted = referencesOf(entity, record).filter(({ target, id }) => !kept?.get(target)?.has(id));
  faults.push(...(await unknownReferences(stores, actor, wanted)));
  if (faults.length === 0) faults.push(...(await faultsOfSharing(stores, actor, entity, record, former)));
  // Who takes the own branch out of what others share may lose sight of it (R331).
  const isLeaving = entity.sharedBy !== undefined && former !== null;
  if (faults.length === 0 && !isLeaving && !isInScope(scopeFor(entity, actor), record)) {
    faults.push(...outOfScope(scopeFor(entity, actor)));
  }
  if (faults.length > 0) throw validationError(faults);
  const clashes = (await judge?.(stores, record, former)) ?? [];
  if (clashes.length > 0) throw validationError(clashes);
  if (!isUniqueChanged(entity, record, former)) return;
  const taken = await stores.records.conflict(entity, record, former?.id ?? null);
  const field = taken?.at(-1);
  if (field !== undefined) throw validationError([{ code: 'already-exists', field }]);
}

/** Catalogues refer to thousands of products: one key for each would block everybody. */
function idsByTarget(references: readonly Reference[]): Map<string, Set<number>> {
  const ids = new Map<string, Set<number>>();
  for (const { target, id } of references) {
    const known = ids.get(target);
    if (known) known.add(id);
    else ids.set(target, new Set([id]));
  }
  return ids;
}

function isUniqueChanged<F extends Fields>(
  { unique = [] }: Entity<F>,
  record: StoredValues<F>,
  former: StoredRecord<F> | null,
): boolean {
  const before: Readonly<Record<string, unknown>> = former ?? {};
  return former === null || unique.flat().some((name) => record[name] !== before[name]);
}

async function unknownReferences(
  stores: Stores,
  actor: Actor,
  references: readonly Reference[],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const target of new Set(references.map((reference) => reference.target))) {
    const wanted = references.filter((reference) => reference.target === target);
    const scope = scopeOfTarget(target, actor);
    const found = await stores.records.some(
      target,
      wanted.map(({ id }) => id),
      scope === 'all' ? [] : scope.map(({ field }) => field),
    );
    const visible = new Set(found.filter((row) => isInScope(scope, row)).map(({ id }) => id));
    for (const { id, path } of wanted)
      if (!visible.has(id)) faults.push({ code: 'reference-unknown', field: path });
  }
  return faults;
}

function scopeOfTarget(target: string, actor: Actor): 'all' | readonly Condition[] {
  const entity = EVERY_ENTITY.find(({ name }) => name === target);
  return entity ? scopeFor(entity, actor) : 'all';
}

/** A record that its own writer could not see any more: the field that decides it is at fault. */
function outOfScope(scope: 'all' | readonly Condition[]): Fault[] {
  const field = scope === 'all' ? undefined : scope[0]?.field;
  return [{ code: 'reference-unknown', ...(field === undefined ? {} : { field }) }];
}

/** What a record refers to. */
export function referencesOf<F extends Fields>(
  { fields }: Pick<Entity<F>, 'fields'>,
  record: object,
): Reference[] {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.entries<Field<unknown>>(fields).flatMap(([name, field]) => {
    const value = values.get(name);
    if (value === undefined || value === null) return [];
    if (field.links) {
      return field.links(value).map(({ target, id, path }) => ({ target, id, path: `${name}.${path}` }));
    }
    const { target } = field;
    if (target === undefined) return [];
    if (Array.isArray(value)) {
      return value.map(({ id }: { id: number }, index) => ({ target, id, path: `${name}.${index}` }));
    }
    return [{ target, id: typeof value === 'number' ? value : (value as { id: number }).id, path: name }];
  });
}
