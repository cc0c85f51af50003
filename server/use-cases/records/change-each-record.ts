import type { Fault } from '#domain/errors.ts';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import type { BulkChange } from './change-records.ts';
import type { RecordOptions } from './check-record.ts';
import { deletionCall, type KeptRecord } from './delete-record.ts';
import { faultAmong } from './fault-among.ts';
import { formerValues } from './former-values.ts';
import { titleOf } from './record-scope.ts';
import { type Change, sentValues, updateRecordIn } from './update-record.ts';

/** How many one transaction can change without making others wait. */
const AT_ONCE = 12;

/** What one record is to become; null = its values are invalid. */
export interface EachChange<F extends Fields> {
  id: number;
  change: Change<F> | null;
}

/**
 * Changes many records, each to its own values, in batches with a transaction each. Each is checked like a single change, its
 * version included; those that fail keep their values.
 */
export async function changeEachRecord<F extends Fields>(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  entity: Entity<F>,
  changes: { count: number; at: (place: number) => EachChange<F> },
  options: RecordOptions<F> = {},
): Promise<BulkChange> {
  const { call } = deletionCall(deps);
  const result: BulkChange = { changed: [], kept: [], undo: null };
  for (let start = 0; start < changes.count; start += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, changes.count - start) }, (_, n) => start + n);
    const part = places.map(changes.at);
    const at = deps.clock.now();
    const { kept, isUndoable } = await deps.db.transaction(async (stores) => {
      await stores.records.lock();
      const faults: KeptRecord[] = [];
      const ids = part.map(({ id }) => id);
      const before = await stores.records.byIds(entity, ids);
      for (const one of part) {
        const fault = await faultOf(stores, actor, entity, one, options);
        if (fault) faults.push({ id: one.id, title: await nameOf(stores, entity, one.id), fault });
      }
      const names = [...new Set(part.flatMap(({ change }) => Object.keys(sentValues(entity, change ?? {}))))];
      const former = formerValues(before, await stores.records.byIds(entity, ids), names);
      if (former.length > 0) await stores.changes.keep(entity.name, { call, at }, former);
      return { kept: faults, isUndoable: former.length > 0 };
    });
    if (isUndoable) result.undo = call;
    const stayed = new Set(kept.map(({ id }) => id));
    result.changed.push(...part.flatMap(({ id }) => (stayed.has(id) ? [] : id)));
    result.kept.push(...kept);
  }
  return result;
}

async function faultOf<F extends Fields>(
  stores: Stores,
  actor: Actor,
  entity: Entity<F>,
  { id, change }: EachChange<F>,
  options: RecordOptions<F>,
): Promise<Fault | null> {
  if (!change) return { code: 'invalid' };
  return faultAmong(() => updateRecordIn(stores, actor, entity, id, change, options));
}

async function nameOf<F extends Fields>(
  { records }: Stores,
  entity: Entity<F>,
  id: number,
): Promise<string | null> {
  const row = await records.byId(entity, id);
  return row && titleOf(entity, row);
}
