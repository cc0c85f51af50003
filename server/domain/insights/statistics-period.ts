import {
  addDays,
  DAY,
  daysBetween,
  instantOf,
  type LocalDay,
  localDayOf,
  wallTimeOf,
} from '#domain/time/zoned-time.ts';

/** The periods on offer; 'own' is a custom one. */
export const PERIODS = ['today', 'week', 'thirty', 'month', 'last-month', 'year', 'own'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** The server's maximum is two years (statistics-range.ts). */
export const LONGEST_DAYS = 731;

/** Calendar days, both inclusive. */
export interface Period {
  from: LocalDay;
  to: LocalDay;
}

/** What a period is compared with; `until` cuts off its last day at an instant in ISO 8601 (exclusive). */
export interface ComparedPeriod extends Period {
  until: string | null;
}

/** The days of a period that ends today; `own` is returned as it is. */
export function periodOf(name: PeriodName, today: LocalDay, own: Period): Period {
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'thirty':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: firstOfMonth(today), to: today };
    case 'last-month': {
      const last = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(last), to: last };
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'own':
      return own;
  }
}

/**
 * What a period is compared with: the month before for months, the same days of the year before for years, else the same
 * number of days directly before. A period still under way is compared with one that ends at the same time of day, or every
 * morning would look bad.
 */
export function previousPeriod(
  name: PeriodName,
  period: Period,
  { now, timeZone }: { now: Date; timeZone: string },
): ComparedPeriod {
  const { from, to } = daysBefore(name, period);
  if (period.to !== localDayOf(now, timeZone)) return { from, to, until: null };
  const { minute } = wallTimeOf(now, timeZone);
  return { from, to, until: new Date(instantOf(to, minute, timeZone, 'first')).toISOString() };
}

function daysBefore(name: PeriodName, { from, to }: Period): Period {
  if (name === 'last-month') return { from: firstOfMonth(addDays(from, -1)), to: addDays(from, -1) };
  if (name === 'month') return { from: monthsBefore(from, 1), to: monthsBefore(to, 1) };
  if (name === 'year') return { from: monthsBefore(from, 12), to: monthsBefore(to, 12) };
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(to, -length) };
}

/** The same day of an earlier month, or that month's last day: 31 March -> 28 February. */
function monthsBefore(day: LocalDay, months: number): LocalDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(year, month - months, 1) - DAY);
  return addDays(first.toISOString().slice(0, 10), Math.min(date, last.getUTCDate()) - 1);
}

function firstOfMonth(day: LocalDay): LocalDay {
  return `${day.slice(0, 7)}-01`;
}

/** The change of a value in percent (negative = it fell); null if there is nothing to compare with. */
export function changeInPercent(value: number, before: number): number | null {
  return before === 0 ? null : Math.round(((value - before) / before) * 100);
}
