import { AppError, type Fault } from '#domain/errors.ts';
import { undoableSince } from '#domain/time/deletion-undo.ts';
import { type Entity, isInScope, type StoredRecord } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import * as texts from '#text/record-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { referencesOf } from './check-record.ts';
import { branchOf } from './create-record.ts';
import type { KeptRecord } from './delete-record.ts';
import type { KeptDeletion } from './deletion-store.ts';
import { recordJournal } from './record-journal.ts';
import { scopeFor, titleOf } from './record-scope.ts';

export interface Restoration {
  restored: number[];
  /** Records that cannot be restored, and why. */
  kept: KeptRecord[];
}

/**
 * Undoes a deletion (R160): the records come back as they were, and to where they were used. Throws 'undo-expired' (409)
 * when it is too long ago or has been undone, and 'not-found' (404) for records that the actor may not see.
 */
export async function restoreRecords<F extends Fields>(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  entity: Entity<F>,
  call: string,
): Promise<Restoration> {
  const since = undoableSince(deps.clock.now());
  const result: Restoration = { restored: [], kept: [] };
  for (let isFirst = true; ; isFirst = false) {
    const part = await deps.db.transaction(async (stores) => {
      await stores.records.lock();
      const [last] = await stores.deletions.ofCall(entity.name, call, since);
      return last ? restoreIn(stores, actor, entity, last) : null;
    });
    if (!part && isFirst) throw new AppError('undo-expired');
    if (!part) return result;
    result.restored.push(...part.restored);
    result.kept.push(...part.kept);
  }
}

async function restoreIn<F extends Fields>(
  stores: Stores,
  actor: Actor,
  entity: Entity<F>,
  deletion: KeptDeletion,
): Promise<Restoration> {
  const rows = await stores.records.byIds(entity, await stores.deletions.insert(deletion.id, entity.name));
  const scope = scopeFor(entity, actor);
  if (rows.some((row) => !isInScope(scope, row))) throw new AppError('not-found');
  const broken = await brokenAmong(stores, entity, rows);
  if (broken.size > 0) await stores.records.remove(entity, [...broken.keys()]);
  const back = rows.filter(({ id }) => !broken.has(id));
  const isBack = new Set(back.map(({ id }) => id));
  const missing = deletion.ids.filter((id) => !isBack.has(id));
  await stores.deletions.giveBack(entity.name, deletion.losses, missing);
  await stores.deletions.drop(deletion.id);
  if (back.length > 0) await stores.logs.add(...back.map((row) => logEntry(actor, entity, row)));
  return {
    restored: [...isBack],
    kept: missing.map((id) => ({
      id,
      title: broken.get(id) ?? null,
      fault: broken.has(id) ? REFERENCE_GONE : TAKEN,
    })),
  };
}

const TAKEN: Fault = { code: 'already-exists' };
const REFERENCE_GONE: Fault = { code: 'reference-unknown' };

/** Records that refer to one that is gone by now, with their names. */
async function brokenAmong<F extends Fields>(
  { records }: Stores,
  entity: Entity<F>,
  rows: readonly StoredRecord<F>[],
): Promise<Map<number, string>> {
  const broken = new Map<number, string>();
  const references = rows.flatMap((row) => referencesOf(entity, row).map((one) => ({ ...one, row })));
  for (const target of new Set(references.map((one) => one.target))) {
    const wanted = references.filter((one) => one.target === target);
    const found = await records.some(target, [...new Set(wanted.map(({ id }) => id))], []);
    const known = new Set(found.map(({ id }) => id));
    for (const { id, row } of wanted) if (!known.has(id)) broken.set(row.id, titleOf(entity, row));
  }
  return broken;
}

function logEntry<F extends Fields>(actor: Actor, entity: Entity<F>, row: StoredRecord<F>) {
  return {
    level: 'info',
    source: 'staff',
    message: texts.recordRestored({ record: titleOf(entity, row) }),
    ...authorOf(actor),
    branch: branchOf(row),
    subject: entity.name,
    subjectId: row.id,
    ...recordJournal(entity, 'restored', null, row),
  } as const;
}
