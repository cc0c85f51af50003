import { useSearchParams } from 'react-router-dom';
import { isLocalDay, type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';

export interface ReportedDay {
  now: Date;
  today: LocalDay;
  timeZone: string;
  /** The day of the address; null = none is chosen. */
  chosen: LocalDay | null;
  /** '' = no choice any more. */
  choose(day: string): void;
}

/** The day that a report is about, kept in the address; today is that of the zone. */
export function useReportedDay(timeZone: string): ReportedDay {
  const [params, setParams] = useSearchParams();
  const now = useServerNowEvery(60);
  const wanted = params.get('day') ?? '';
  const choose = (day: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (day === '') after.delete('day');
        else after.set('day', day);
        return after;
      },
      { replace: true },
    );
  const chosen = isLocalDay(wanted) ? wanted : null;
  return { now, today: localDayOf(now, timeZone), timeZone, chosen, choose };
}
