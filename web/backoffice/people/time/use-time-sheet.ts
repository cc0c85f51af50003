import { useQuery } from '@tanstack/react-query';
import { monthDays, timeSheet } from '#domain/working/time-sheet.ts';
import { LONGEST_ABSENCE } from '#domain/working/working-schedule.ts';
import { daySpan } from '#domain/working/working-time.ts';
import { workingActivity } from '#entities/working-activity.ts';
import { workingSchedule } from '#entities/working-schedule.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { trpc } from '#web/lib/trpc.ts';
import { everyPage } from '../every-page.ts';
import { trailOf } from './sheet-trail.ts';

/** A person's worked and planned hours in a month, '2026-11'. */
export function useTimeSheet(user: number, month: string, timeZone: string) {
  const { client } = trpc.useUtils();
  const now = useServerNowEvery(60);
  const days = monthDays(month);
  const start = daySpan(days[0] ?? '', timeZone).start;
  const end = daySpan(days.at(-1) ?? '', timeZone).end;
  const query = { user, to: new Date(end).toISOString() };
  const since = (instant: number) => new Date(instant).toISOString();
  const activities = useQuery({
    queryKey: [workingActivity.name, 'list', { user, month, timeZone }],
    queryFn: () =>
      everyPage((page) => client.workingActivities.list.query({ ...query, from: since(start), ...page })),
    meta: { failure: { id: 'time-sheet.activities', text: recordFailure(workingActivity, 'list') } },
  });
  const schedules = useQuery({
    queryKey: [workingSchedule.name, 'list', { user, month, timeZone }],
    // An absence in this month may have begun before it.
    queryFn: () =>
      everyPage((page) =>
        client.workingSchedules.list.query({ ...query, from: since(start - LONGEST_ABSENCE), ...page }),
      ),
    meta: { failure: { id: 'time-sheet.schedules', text: recordFailure(workingSchedule, 'list') } },
  });
  const removed = useQuery({
    queryKey: [workingActivity.name, 'list', { removed: user, month, timeZone }],
    queryFn: () =>
      everyPage((page) => client.workingActivities.removed.query({ ...query, from: since(start), ...page })),
    meta: { failure: { id: 'time-sheet.removed', text: recordFailure(workingActivity, 'list') } },
  });
  const leave = trpc.timeSheets.leaveDays.useQuery(
    { user, from: days[0] ?? '', to: days.at(-1) ?? '' },
    {
      meta: { failure: { id: 'time-sheet.leave', text: CALL_FAILURES['holiday-balances'] } },
    },
  );
  const isLoaded = activities.isSuccess && schedules.isSuccess && removed.isSuccess && leave.isSuccess;
  return {
    sheet: isLoaded
      ? timeSheet(
          days,
          { activities: activities.data, schedules: schedules.data, leave: leave.data.leave },
          { timeZone, now },
        )
      : null,
    trail: isLoaded ? trailOf({ activities: activities.data, removed: removed.data }, timeZone) : [],
    publicHolidays: leave.data?.publicHolidays ?? [],
    isError: activities.isError || schedules.isError || removed.isError || leave.isError,
    retry: () => void Promise.all([activities, schedules, removed, leave].map(({ refetch }) => refetch())),
  };
}

export type Sheet = NonNullable<ReturnType<typeof useTimeSheet>['sheet']>;
