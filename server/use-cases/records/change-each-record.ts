import { AppError, type Fault, faultsOf } from '#domain/errors.ts';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import type { BulkChange } from './change-records.ts';
import type { RecordOptions } from './check-record.ts';
import type { KeptRecord } from './delete-record.ts';
import { titleOf } from './record-scope.ts';
import { type Change, updateRecordIn } from './update-record.ts';

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
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  entity: Entity<F>,
  changes: { count: number; at: (place: number) => EachChange<F> },
  options: RecordOptions<F> = {},
): Promise<BulkChange> {
  const result: BulkChange = { changed: [], kept: [] };
  for (let start = 0; start < changes.count; start += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, changes.count - start) }, (_, n) => start + n);
    const part = places.map(changes.at);
    const kept = await deps.db.transaction(async (stores) => {
      const faults: KeptRecord[] = [];
      for (const one of part) {
        const fault = await faultOf(stores, actor, entity, one, options);
        if (fault) faults.push({ id: one.id, title: await nameOf(stores, entity, one.id), fault });
      }
      return faults;
    });
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
  try {
    await updateRecordIn(stores, actor, entity, id, change, options);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    return faultsOf(error)[0] ?? null;
  }
}

async function nameOf<F extends Fields>(
  { records }: Stores,
  entity: Entity<F>,
  id: number,
): Promise<string | null> {
  const row = await records.byId(entity, id);
  return row && titleOf(entity, row);
}
