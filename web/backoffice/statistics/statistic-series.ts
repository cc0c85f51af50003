import { WEEKDAYS, type Weekday } from '#domain/time/zoned-time.ts';
import { formatShortMonth } from '#text/calendar/days.ts';

/** One entry of a statistic as the server returns it. */
export interface Entry {
  key: string;
  label: string;
  value: number;
}

/** A point of a chart with the one it is compared with; null where that period is shorter. */
export interface Point {
  /** '16.11.' or 'Nov. 2026'. */
  short: string;
  label: string;
  value: number;
  before: number | null;
}

/** From this many days on months are easier to read. */
const MANY_DAYS = 120;

/** Two daily series aligned by position in the period; long ones by month. */
export function pointsOf(series: readonly Entry[], before: readonly Entry[] | null): Point[] {
  const isLong = series.length > MANY_DAYS;
  const now = isLong ? byMonths(series) : series;
  const then = before && (isLong ? byMonths(before) : before);
  return now.map(({ label, value }, index) => ({
    short: isLong ? label : label.slice(0, 6),
    label,
    value,
    before: then?.[index]?.value ?? null,
  }));
}

/** The calendar month sums of a daily series, with two decimals like its values, whatever they measure. */
export function byMonths(series: readonly Entry[]): Entry[] {
  const months = new Map<string, Entry>();
  for (const { key, value } of series) {
    const month = key.slice(0, 7);
    const found = months.get(month);
    if (found) found.value = Math.round((found.value + value) * 100) / 100;
    else months.set(month, { key: month, label: formatShortMonth(month), value });
  }
  return [...months.values()];
}

export interface HeatCell {
  hour: number;
  value: number;
  label: string;
  /** 0 = nothing, 1 to 5 = up to the busiest hour. */
  step: number;
}

export interface HeatRow {
  weekday: Weekday;
  cells: HeatCell[];
}

/** The hours of the week as rows from Monday on, each with its level relative to the busiest one. */
export function heatRows(series: readonly Entry[]): HeatRow[] {
  const highest = Math.max(0, ...series.map(({ value }) => value));
  const byKey = new Map(series.map((entry) => [entry.key, entry]));
  return WEEKDAYS.map((weekday) => ({
    weekday,
    cells: Array.from({ length: 24 }, (_, hour) => {
      const { value = 0, label = '' } = byKey.get(`${weekday}-${hour}`) ?? {};
      return { hour, value, label, step: value === 0 ? 0 : Math.max(1, Math.ceil((value / highest) * 5)) };
    }),
  }));
}

/** The busiest hours first, without empty ones. */
export function busiest(series: readonly Entry[], count: number): Entry[] {
  return series
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, count);
}
