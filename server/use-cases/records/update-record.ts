import { AppError } from '#domain/errors.ts';
import type { Entity, StoredDraft, StoredRecord } from '#entities/entity.ts';
import type { Field, Fields, StoredValues } from '#entities/field.ts';
import * as texts from '#text/record-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { checkRecord, type RecordOptions } from './check-record.ts';
import { branchOf } from './create-record.ts';
import { recordJournal } from './record-journal.ts';
import { requireInScope, titleOf } from './record-scope.ts';

/** What a body may contain besides the fields: the version of the record that the client has seen. */
export type Change<F extends Fields> = StoredDraft<F> & { updatedAt?: string | undefined };

/**
 * Changes the fields of a record that were sent and keeps the rest. Throws 'not-found' (404), 'version-conflict' (409) when
 * `updatedAt` differs from the stored one, and what checkRecord finds (422).
 */
export function updateRecord<F extends Fields>(
  deps: Deps,
  actor: Actor,
  entity: Entity<F>,
  id: number,
  change: Change<F>,
  options: RecordOptions<F> = {},
): Promise<StoredRecord<F>> {
  return deps.db.transaction((stores) => updateRecordIn(stores, actor, entity, id, change, options));
}

/** The same inside a transaction of the caller. */
export async function updateRecordIn<F extends Fields>(
  stores: Stores,
  actor: Actor,
  entity: Entity<F>,
  id: number,
  change: Change<F>,
  options: RecordOptions<F> = {},
): Promise<StoredRecord<F>> {
  await stores.records.lock();
  const former = requireInScope(entity, actor, await stores.records.byId(entity, id));
  const seen = change.updatedAt;
  if (
    seen !== undefined &&
    former.updatedAt !== undefined &&
    Date.parse(seen) !== Date.parse(former.updatedAt)
  ) {
    throw new AppError('version-conflict');
  }
  const values = sentValues(entity, change);
  await checkRecord(
    stores,
    actor,
    entity,
    { ...(former as StoredValues<F>), ...values },
    former,
    options.judge,
  );
  const row = await stores.records.update(entity, id, values, options.hidden);
  await stores.logs.add({
    level: 'info',
    source: 'staff',
    message: texts.recordChanged({ record: titleOf(entity, row) }),
    details: Object.keys(values).join(', '),
    ...authorOf(actor),
    branch: branchOf(row),
    subject: entity.name,
    subjectId: id,
    ...recordJournal(entity, 'changed', former, row),
  });
  return row;
}

/** The values that a body sets: those of writable fields. */
export function sentValues<F extends Fields>(
  { fields }: Pick<Entity<F>, 'fields'>,
  change: object,
): Partial<StoredValues<F>> {
  const sent = new Map<string, unknown>(Object.entries(change));
  const writable = Object.entries<Field<unknown>>(fields).filter(
    ([name, { isReadOnly }]) => !isReadOnly && sent.get(name) !== undefined,
  );
  return Object.fromEntries(writable.map(([name]) => [name, sent.get(name)])) as Partial<StoredValues<F>>;
}
