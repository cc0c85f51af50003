import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { UNDO_MS } from '#domain/time/deletion-undo.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, instantOf, type LocalDay } from '#domain/time/zoned-time.ts';
import { entryDays, weekDays } from '#domain/working/week-plan.ts';
import { LONGEST_ABSENCE } from '#domain/working/working-schedule.ts';
import { type WorkingScheduleRow, workingSchedule } from '#entities/working-schedule.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { entityList } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { type Client, trpc } from '#web/lib/trpc.ts';
import { everyPage } from '../every-page.ts';
import * as texts from './texts.ts';

/** What changes when an entry is moved: its person and its times. */
export type Move = Pick<WorkingScheduleRow, 'user' | 'from' | 'to'>;

/** The entries of a branch within a week, including absences that began before it. */
export async function loadWeek(
  client: Client,
  branch: number,
  monday: LocalDay,
  timeZone: Zone,
): Promise<WorkingScheduleRow[]> {
  const start = instantOf(monday, 0, timeZone, 'first') - LONGEST_ABSENCE;
  const end = instantOf(addDays(monday, 7), 0, timeZone, 'first');
  const query = { branch, from: new Date(start).toISOString(), to: new Date(end).toISOString() };
  const rows = await everyPage((page) => client.workingSchedules.list.query({ ...query, ...page }));
  const days = weekDays(monday);
  return rows.filter((entry) => entryDays(entry, timeZone).some((day) => days.includes(day)));
}

/** The plan of a branch for a week, with moving of its entries. */
export function usePlan(branch: number, monday: LocalDay, timeZone: Zone) {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const list = useMemo(
    () => entityList(queries, workingSchedule, client.workingSchedules),
    [queries, client],
  );
  // A dropped entry stays in place while the server is asked.
  const [moves, setMoves] = useState<ReadonlyMap<number, Move>>(new Map());
  const week = useQuery({
    queryKey: [workingSchedule.name, 'list', { branch, monday, timeZone }],
    queryFn: () => loadWeek(client, branch, monday, timeZone),
    meta: {
      failure: { id: 'working-schedule.week', text: recordFailure(workingSchedule, 'list') },
    },
  });
  const move = async (entry: WorkingScheduleRow, to: Move, isUndo = false) => {
    setMoves((before) => new Map(before).set(entry.id, to));
    try {
      const moved = await list.update({ id: entry.id, ...to });
      const undo = () => void move(moved, { user: entry.user, from: entry.from, to: entry.to }, true);
      notify({
        text: isUndo ? texts.movedBack : texts.moved,
        tone: 'success',
        ...(isUndo ? {} : { actions: [{ label: texts.undo, run: undo }], isUndo: true, stays: UNDO_MS }),
      });
      await queries.refetchQueries({ queryKey: [workingSchedule.name, 'list'], type: 'active' });
    } catch {
      // The error list says why; the entry goes back to where it was.
    }
    setMoves((before) => new Map([...before].filter(([id]) => id !== entry.id)));
  };
  const entries = (week.data ?? []).map((entry) => ({ ...entry, ...moves.get(entry.id) }));
  return { entries, isLoaded: week.isSuccess, isError: week.isError, refetch: week.refetch, move };
}
