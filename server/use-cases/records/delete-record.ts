import { randomUUID } from 'node:crypto';
import { AppError, type Fault } from '#domain/errors.ts';
import { type Entity, isInScope, type StoredRecord } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import * as texts from '#text/record-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { branchOf } from './create-record.ts';
import type { DeletionCall } from './deletion-store.ts';
import { recordJournal } from './record-journal.ts';
import { scopeFor, titleOf } from './record-scope.ts';
import type { Referrer } from './record-store.ts';
import { keptForOthers } from './shared-record.ts';

/** How many records an error names before it only counts the rest. */
const NAMED = 3;

/** A record that was not deleted, and why. */
export interface KeptRecord {
  id: number;
  /** Its display name: 'Produkt „Leberkäse“'; null for one that does not exist, at least not for the actor. */
  title: string | null;
  fault: Fault;
}

export interface Deletion<F extends Fields> {
  deleted: StoredRecord<F>[];
  /** In the order of the requested ids. */
  kept: KeptRecord[];
  /** Brings them back for half a minute (R160); null when nothing was deleted, or it cannot be brought back. */
  undo: string | null;
}

/** What only one entity's use case knows: which of the records must stay, and why. */
export type DeletionGuard<F extends Fields> = (
  stores: Stores,
  rows: readonly StoredRecord<F>[],
) => Promise<ReadonlyMap<number, Fault>>;

/** How a deletion differs from the plain one. */
export interface DeletionOptions<F extends Fields> {
  keeper?: DeletionGuard<F> | undefined;
  /** Without it the deletion is final. */
  call?: DeletionCall | undefined;
  /** The files of a record, which go with it. */
  filesOf?: ((row: StoredRecord<F>) => readonly string[]) | undefined;
}

/** A call that deletes now and can be undone. */
export function deletionCall({ clock }: Pick<Deps, 'clock'>): DeletionCall {
  return { call: randomUUID(), at: clock.now() };
}

/**
 * Deletes a record and removes it from the lists that contained it (a product out of its catalogues). Throws 'not-found'
 * (404), and 'in-use' (409) with the names of the records that need it. Returns what undoes it (R160).
 */
export function deleteRecord<F extends Fields>(
  deps: Deps,
  actor: Actor,
  entity: Entity<F>,
  id: number,
  options: Omit<DeletionOptions<F>, 'call'> = {},
): Promise<{ undo: string }> {
  const call = deletionCall(deps);
  return deps.db.transaction(async (stores) => {
    await deleteRecordIn(stores, actor, entity, id, { ...options, call });
    return { undo: call.call };
  });
}

/** The same inside a transaction of the caller; returns what was deleted. */
export async function deleteRecordIn<F extends Fields>(
  stores: Stores,
  actor: Actor,
  entity: Entity<F>,
  id: number,
  options: DeletionOptions<F> = {},
): Promise<StoredRecord<F>> {
  const { deleted, kept } = await deleteRecordsIn(stores, actor, entity, [id], options);
  const [row] = deleted;
  if (row) return row;
  const { code, params = {} } = kept[0]?.fault ?? { code: 'not-found' as const };
  throw new AppError(code, { params });
}

/**
 * Deletes as many of the records as possible, in the caller's transaction: one that is needed only by others of them goes
 * with those, one that anything else needs stays.
 */
export async function deleteRecordsIn<F extends Fields>(
  stores: Stores,
  actor: Actor,
  entity: Entity<F>,
  ids: readonly number[],
  { keeper, call, filesOf }: DeletionOptions<F> = {},
): Promise<Deletion<F>> {
  await stores.records.lock();
  const wanted = [...new Set(ids)];
  const scope = scopeFor(entity, actor);
  const rows = (await stores.records.byIds(entity, wanted)).filter((row) => isInScope(scope, row));
  const faults = new Map(await keeper?.(stores, rows));
  const referrers = await stores.records.referrers(entity.name, idsOf(rows));
  for (const [id, fault] of await keptForOthers(stores, actor, entity, rows, referrers))
    faults.set(id, fault);
  const holders = referrers.filter(({ isDetachable }) => !isDetachable);
  keepReferenced(entity.name, rows, holders, faults);
  const going = rows.filter(({ id }) => !faults.has(id));
  const copy = call && going.length > 0 ? await stores.deletions.copy(entity.name, idsOf(going), call) : null;
  for (const id of await stores.records.remove(entity, idsOf(going))) faults.set(id, { code: 'in-use' });
  const deleted = going.filter(({ id }) => !faults.has(id));
  if (deleted.length > 0) {
    const losses = await stores.records.detach(entity.name, idsOf(deleted));
    const files = filesOf ? deleted.flatMap((row) => filesOf(row)) : [];
    if (copy !== null) await stores.deletions.complete(copy, { ids: idsOf(deleted), losses, files });
    await stores.logs.add(...deleted.map((row) => logEntry(actor, entity, row)));
  }
  const known = new Map(rows.map((row) => [row.id, row]));
  const gone = new Set(idsOf(deleted));
  const kept = wanted.flatMap((id): KeptRecord | [] => {
    const row = known.get(id);
    if (gone.has(id)) return [];
    return { id, title: row ? titleOf(entity, row) : null, fault: faults.get(id) ?? { code: 'not-found' } };
  });
  return { deleted, kept, undo: (deleted.length > 0 && call?.call) || null };
}

/** Among records deleted together only those that stay can keep others; each one that stays may keep more. */
function keepReferenced(
  entity: string,
  rows: readonly { id: number }[],
  holders: readonly Referrer[],
  faults: Map<number, Fault>,
): void {
  const asked = new Set(idsOf(rows));
  const holdersOf = new Map<number, Referrer[]>();
  for (const holder of holders) holdersOf.set(holder.of, [...(holdersOf.get(holder.of) ?? []), holder]);
  const isGoing = (holder: Referrer) =>
    holder.entity === entity && asked.has(holder.id) && !faults.has(holder.id);
  for (let before = -1; before !== faults.size; ) {
    before = faults.size;
    for (const [id, all] of holdersOf) {
      const staying = all.filter((holder) => !isGoing(holder));
      if (staying.length > 0 && !faults.has(id))
        faults.set(id, { code: 'in-use', params: { users: namesOf(staying) } });
    }
  }
}

function logEntry<F extends Fields>(actor: Actor, entity: Entity<F>, row: StoredRecord<F>) {
  return {
    level: 'info',
    source: 'staff',
    message: texts.recordDeleted({ record: titleOf(entity, row) }),
    ...authorOf(actor),
    branch: branchOf(row),
    subject: entity.name,
    subjectId: row.id,
    ...recordJournal(entity, 'deleted', row, null),
  } as const;
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

function namesOf(holding: readonly Referrer[]): string {
  const titles = [...new Set(holding.map(({ title }) => title))];
  const more = titles.length - NAMED;
  const records = titles.slice(0, NAMED).join(', ');
  return more > 0 ? texts.andMore({ records, count: more }) : records;
}
