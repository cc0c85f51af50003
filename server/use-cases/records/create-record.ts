import { inCents } from '#domain/money/wire.ts';
import type { Entity, StoredDraft, StoredRecord } from '#entities/entity.ts';
import type { Field, Fields, StoredValues } from '#entities/field.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { checkRecord, type RecordOptions } from './check-record.ts';
import { recordJournal } from './record-journal.ts';
import { titleOf } from './record-scope.ts';

/**
 * Stores a new record: defaults for missing fields, then all of checkRecord's validation. Throws 'validation-failed' (422).
 */
export function createRecord<F extends Fields>(
  deps: Deps,
  actor: Actor,
  entity: Entity<F>,
  draft: StoredDraft<F>,
  options: RecordOptions<F> = {},
): Promise<StoredRecord<F>> {
  return deps.db.transaction((stores) => createRecordIn(stores, actor, entity, draft, options));
}

/** The same inside a transaction of the caller. */
export async function createRecordIn<F extends Fields>(
  stores: Stores,
  actor: Actor,
  entity: Entity<F>,
  draft: StoredDraft<F>,
  options: RecordOptions<F> = {},
): Promise<StoredRecord<F>> {
  await stores.records.lock();
  const record = withDefaults(entity, draft);
  await checkRecord(stores, actor, entity, record, null, options.judge);
  const row = await stores.records.create(entity, record, options.hidden);
  await stores.logs.add({
    level: 'info',
    source: 'staff',
    message: `${titleOf(entity, row)} erstellt`,
    ...authorOf(actor),
    branch: branchOf(row),
    subject: entity.name,
    subjectId: row.id,
    ...recordJournal(entity, 'created', null, row),
  });
  return row;
}

/** The branch whose staff may read what happened to a record. */
export function branchOf(row: object): number | null {
  const branch: unknown = Object.getOwnPropertyDescriptor(row, 'branch')?.value;
  return typeof branch === 'number' ? branch : null;
}

function withDefaults<F extends Fields>(
  { fields }: Pick<Entity<F>, 'fields'>,
  draft: StoredDraft<F>,
): StoredValues<F> {
  const sent = new Map<string, unknown>(Object.entries(draft));
  const values = Object.entries<Field<unknown>>(fields).map(([name, field]) => {
    const value = field.isReadOnly ? undefined : sent.get(name);
    if (value !== undefined) return [name, value];
    return [name, field.money ? inCents(field.money, field.default) : field.default];
  });
  return Object.fromEntries(values) as StoredValues<F>;
}
