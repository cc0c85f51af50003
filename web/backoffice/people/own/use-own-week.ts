import { useQuery } from '@tanstack/react-query';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, instantOf, type LocalDay } from '#domain/time/zoned-time.ts';
import { entryDays, weekDays } from '#domain/working/week-plan.ts';
import { LONGEST_ABSENCE } from '#domain/working/working-schedule.ts';
import { type WorkingScheduleRow, workingSchedule } from '#entities/working-schedule.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { everyPage } from '../every-page.ts';

/** One's own entries of the plan in a week, and the shifts of colleagues in the branches of one's own. */
export function useOwnWeek(user: number, monday: LocalDay, timeZone: Zone) {
  const { client } = trpc.useUtils();
  const start = instantOf(monday, 0, timeZone, 'first');
  const to = new Date(instantOf(addDays(monday, 7), 0, timeZone, 'first')).toISOString();
  const iso = (instant: number) => new Date(instant).toISOString();
  const failure = { id: 'own-week', text: recordFailure(workingSchedule, 'list') };
  const own = useQuery({
    queryKey: [workingSchedule.name, 'list', { user, monday, timeZone }],
    queryFn: async () => {
      // An absence in this week may have begun before it.
      const query = { user, from: iso(start - LONGEST_ABSENCE), to };
      const rows = await everyPage((page) => client.workingSchedules.list.query({ ...query, ...page }));
      const days = weekDays(monday);
      return rows.filter((entry) => entryDays(entry, timeZone).some((day) => days.includes(day)));
    },
    meta: { failure },
  });
  // Asked without their kind: employees may search by it only among their own entries.
  const branches = [...new Set((own.data ?? []).filter(isShift).map(({ branch }) => branch))].toSorted();
  const others = useQuery({
    queryKey: [workingSchedule.name, 'list', { colleagues: user, branches, monday, timeZone }],
    enabled: branches.length > 0,
    queryFn: async () => {
      const lists = branches.map((branch) =>
        everyPage((page) =>
          client.workingSchedules.list.query({
            branch,
            from: iso(start - LONGEST_SHIFT_BEFORE),
            to,
            ...page,
          }),
        ),
      );
      return (await Promise.all(lists)).flat().filter((entry) => isShift(entry) && entry.user !== user);
    },
    meta: { failure },
  });
  const leave = trpc.timeSheets.leaveDays.useQuery(
    { from: monday, to: addDays(monday, 6) },
    { meta: { failure: { id: 'own-week.leave', text: CALL_FAILURES['holiday-balances'] } } },
  );
  return {
    entries: own.data ?? [],
    colleagues: others.data ?? [],
    publicHolidays: leave.data?.publicHolidays ?? [],
    isLoaded: own.isSuccess && leave.isSuccess && (branches.length === 0 || others.isSuccess),
    isError: own.isError || leave.isError || others.isError,
    retry: () => void Promise.all([own, leave, others].map(({ refetch }) => refetch())),
  };
}

/** A colleague's shift of the evening before may still be running. */
const LONGEST_SHIFT_BEFORE = 24 * 3_600_000;

function isShift({ type }: Pick<WorkingScheduleRow, 'type'>): boolean {
  return type === 'work';
}

/** Who works in the branch during a shift, by person, each once. */
export function colleaguesDuring(
  shift: WorkingScheduleRow,
  colleagues: readonly WorkingScheduleRow[],
): readonly number[] {
  const meets = colleagues.filter(
    ({ branch, from, to }) =>
      branch === shift.branch &&
      Date.parse(from) < Date.parse(shift.to) &&
      Date.parse(to) > Date.parse(shift.from),
  );
  return [...new Set(meets.map(({ user }) => user))];
}
