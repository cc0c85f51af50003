import { type Fault, validationError } from '#domain/errors.ts';
import type { Entity, StoredRecord } from '#entities/entity.ts';
import type { Fields, StoredValues } from '#entities/field.ts';
import * as texts from '#text/record-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { checkRecord, type RecordOptions } from './check-record.ts';
import { branchOf } from './create-record.ts';
import { deletionCall, type KeptRecord } from './delete-record.ts';
import type { DeletionCall } from './deletion-store.ts';
import { faultAmong } from './fault-among.ts';
import { formerValues } from './former-values.ts';
import { recordJournal } from './record-journal.ts';
import { scopedRows, titleOf } from './record-scope.ts';
import { type Change, sentValues } from './update-record.ts';

/** How many one transaction can change without making others wait. */
const AT_ONCE = 12;

export interface BulkChange {
  changed: number[];
  /** Records left unchanged, and why. */
  kept: KeptRecord[];
  /** Brings back the former values for half a minute (R163); null when nothing was changed. */
  undo: string | null;
}

/**
 * Sets the same values in many records, in batches with a transaction each. Each is checked like a single change; those that
 * fail keep their values. Throws 'validation-failed' for values that must be unique.
 */
export async function changeRecords<F extends Fields>(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  entity: Entity<F>,
  ids: readonly number[],
  change: Change<F>,
  options: RecordOptions<F> = {},
): Promise<BulkChange> {
  const values = sentValues(entity, change);
  const unique = (entity.unique ?? []).flat().find((name) => Object.hasOwn(values, name));
  if (unique !== undefined) throw validationError([{ code: 'already-exists', field: `values.${unique}` }]);
  const { call } = deletionCall(deps);
  const result: BulkChange = { changed: [], kept: [], undo: null };
  const wanted = [...new Set(ids)];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const part = wanted.slice(start, start + AT_ONCE);
    const at = deps.clock.now();
    const { changed, kept, undo } = await deps.db.transaction((stores) =>
      changeRecordsIn(stores, actor, entity, part, values, { ...options, call: { call, at } }),
    );
    result.changed.push(...changed);
    result.kept.push(...kept);
    result.undo ??= undo;
  }
  return result;
}

async function changeRecordsIn<F extends Fields>(
  stores: Stores,
  actor: Actor,
  entity: Entity<F>,
  ids: readonly number[],
  values: Partial<StoredValues<F>>,
  { judge, call }: RecordOptions<F> & { call: DeletionCall },
): Promise<BulkChange> {
  await stores.records.lock();
  const rows = new Map((await scopedRows(stores, actor, entity, ids)).map((row) => [row.id, row]));
  const good: StoredRecord<F>[] = [];
  const kept: KeptRecord[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    const fault = row
      ? await faultAmong(() => checked(stores, actor, entity, row, values, judge))
      : NOT_FOUND;
    if (fault) kept.push({ id, title: row ? titleOf(entity, row) : null, fault });
    else if (row) good.push(row);
  }
  const changed = good.map(({ id }) => id);
  let undo: string | null = null;
  if (changed.length > 0) {
    await stores.records.updateMany(entity, changed, values);
    const written = await stores.records.byIds(entity, changed);
    const now = new Map(written.map((row) => [row.id, row]));
    await stores.logs.add(
      ...good.map((row) => ({
        ...logEntry(actor, entity, row, Object.keys(values)),
        ...recordJournal(entity, 'changed', row, now.get(row.id) ?? row),
      })),
    );
    const former = formerValues(good, written, Object.keys(values));
    if (former.length > 0) await stores.changes.keep(entity.name, call, former);
    undo = former.length > 0 ? call.call : null;
  }
  return { changed, kept, undo };
}

const NOT_FOUND: Fault = { code: 'not-found' };

function checked<F extends Fields>(
  stores: Stores,
  actor: Actor,
  entity: Entity<F>,
  row: StoredRecord<F>,
  values: Partial<StoredValues<F>>,
  judge: RecordOptions<F>['judge'],
): Promise<void> {
  return checkRecord(stores, actor, entity, { ...(row as StoredValues<F>), ...values }, row, judge);
}

function logEntry<F extends Fields>(
  actor: Actor,
  entity: Entity<F>,
  row: StoredRecord<F>,
  names: readonly string[],
) {
  return {
    level: 'info',
    source: 'staff',
    message: texts.recordChanged({ record: titleOf(entity, row) }),
    details: names.join(', '),
    ...authorOf(actor),
    branch: branchOf(row),
    subject: entity.name,
    subjectId: row.id,
  } as const;
}
