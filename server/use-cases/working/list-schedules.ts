import { type WorkingScheduleRow, workingSchedule } from '#entities/working-schedule.ts';
import { type Actor, readerOf } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type ListQuery, listRecords } from '#use-cases/records/list-records.ts';
import { readRecord } from '#use-cases/records/read-record.ts';

/**
 * The schedule of the branches that the actor may see. Why a colleague is absent is private: employees see the absence, but
 * neither the illness nor the note, and may search both only among their own entries.
 */
export async function listSchedules(
  deps: Deps,
  actor: Actor,
  query: ListQuery,
): Promise<{ data: WorkingScheduleRow[]; total: number }> {
  const reader = readerBelowLead(actor);
  if (reader === null) return listRecords(deps, actor, workingSchedule, query);
  const isPrying = query.type !== undefined || Boolean(query.search?.trim());
  if (isPrying && query.user !== undefined && query.user !== reader) return { data: [], total: 0 };
  const narrowed = isPrying ? { ...query, user: reader } : query;
  const { data, total } = await listRecords(deps, actor, workingSchedule, narrowed);
  return { data: data.map((row) => discreet(row, reader)), total };
}

/** One entry of the schedule, with the same privacy as the list. */
export async function readSchedule(deps: Deps, actor: Actor, id: number): Promise<WorkingScheduleRow> {
  const row = await readRecord(deps, actor, workingSchedule, id);
  const reader = readerBelowLead(actor);
  return reader === null ? row : discreet(row, reader);
}

/** The id of an employee; null for those who lead. */
function readerBelowLead(actor: Actor): number | null {
  const { isManager, user } = readerOf(actor);
  return isManager ? null : (user ?? 0);
}

function discreet(row: WorkingScheduleRow, reader: number): WorkingScheduleRow {
  if (row.user === reader || row.type === 'work') return row;
  return { ...row, type: row.type === 'sick' ? 'other' : row.type, note: '' };
}
