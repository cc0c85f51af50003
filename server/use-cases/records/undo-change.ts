import { AppError, type Fault } from '#domain/errors.ts';
import { undoableSince } from '#domain/time/deletion-undo.ts';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import type { FormerValues } from './change-store.ts';
import type { RecordOptions } from './check-record.ts';
import { faultAmong } from './fault-among.ts';
import { isStill } from './former-values.ts';
import { scopedRows, titleOf } from './record-scope.ts';
import type { Restoration } from './restore-records.ts';
import { type Change, updateRecordIn } from './update-record.ts';

/**
 * Undoes a bulk change (R163): every record gets back the fields that the call set, unless somebody has changed them since,
 * who then stays in the right (R161). Throws 'undo-expired' (409) when it is too long ago or has been undone.
 */
export async function undoChange<F extends Fields>(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  entity: Entity<F>,
  call: string,
  options: RecordOptions<F> = {},
): Promise<Restoration> {
  const since = undoableSince(deps.clock.now());
  const result: Restoration = { restored: [], kept: [] };
  for (let isFirst = true; ; isFirst = false) {
    const part = await deps.db.transaction(async (stores) => {
      await stores.records.lock();
      const last = await stores.changes.take(entity.name, call, since);
      return last && undoIn(stores, actor, entity, last, options);
    });
    if (!part && isFirst) throw new AppError('undo-expired');
    if (!part) return result;
    result.restored.push(...part.restored);
    result.kept.push(...part.kept);
  }
}

async function undoIn<F extends Fields>(
  stores: Stores,
  actor: Actor,
  entity: Entity<F>,
  part: readonly FormerValues[],
  options: RecordOptions<F>,
): Promise<Restoration> {
  const ids = part.map(({ id }) => id);
  const rows = new Map((await scopedRows(stores, actor, entity, ids)).map((row) => [row.id, row]));
  const result: Restoration = { restored: [], kept: [] };
  for (const { id, before, after } of part) {
    const row = rows.get(id);
    const back = () => updateRecordIn(stores, actor, entity, id, before as Change<F>, options);
    const fault = !row ? NOT_FOUND : isStill(row, after) ? await faultAmong(back) : CHANGED_SINCE;
    if (fault) result.kept.push({ id, title: row ? titleOf(entity, row) : null, fault });
    else result.restored.push(id);
  }
  return result;
}

export const NOT_FOUND: Fault = { code: 'not-found' };
/** A colleague's work stays. */
export const CHANGED_SINCE: Fault = { code: 'version-conflict' };
