import { cents, toDecimal } from '#domain/money/money.ts';
import { UNIT_IDS, UNITS, type UnitId, type UnitType } from '#domain/money/units.ts';
import { type LocalDay, WEEKDAYS, type Weekday } from '#domain/time/zoned-time.ts';
import { inHours } from '#domain/working/working-time.ts';

/** What the entries of a series stand for: calendar days, hours of the week, or things ranked by frequency. */
export type SeriesKind = 'days' | 'hours' | 'ranking';
/** The unit of the values: things, pieces (fractions possible), cents, or milliseconds. */
export type Measure = 'count' | 'pieces' | 'cents' | 'milliseconds';

/** The available statistics, by the name in their URL. */
export const STATISTICS = {
  'unique-visitors': { kind: 'days', measure: 'count' },
  'page-views': { kind: 'days', measure: 'count' },
  pages: { kind: 'ranking', measure: 'count' },
  events: { kind: 'ranking', measure: 'count' },
  orders: { kind: 'days', measure: 'count' },
  revenue: { kind: 'days', measure: 'cents' },
  lines: { kind: 'ranking', measure: 'cents' },
  donations: { kind: 'ranking', measure: 'cents' },
  'canceled-orders': { kind: 'days', measure: 'count' },
  items: { kind: 'days', measure: 'pieces' },
  'popular-items': { kind: 'ranking', measure: 'pieces' },
  'visitor-times': { kind: 'hours', measure: 'count' },
  'order-times': { kind: 'hours', measure: 'count' },
  'working-activities': { kind: 'days', measure: 'milliseconds' },
  'working-schedules': { kind: 'days', measure: 'milliseconds' },
} as const satisfies Record<string, { kind: SeriesKind; measure: Measure }>;

export type StatisticName = keyof typeof STATISTICS;

/** These also say how much of them is confirmed, open, a quotation or canceled (R210). */
export const SPLIT_STATISTICS: readonly StatisticName[] = ['orders', 'revenue', 'items', 'popular-items'];

/** These also say how many pieces were sold inside bundles (R251). */
export const BUNDLED_STATISTICS: readonly StatisticName[] = ['items', 'popular-items'];

/** The maximum length of a ranking; its total includes the remaining entries. */
export const RANKING_LENGTH = { pages: 200, events: 200, 'popular-items': 50 } as const;

const PIECE_TYPES: readonly UnitType[] = ['amount', 'serving', 'pair', 'person', 'package'];
/** Units of which 1 is one piece; anything sold by weight or measure counts as one piece whatever its amount. */
export const PIECE_UNITS: readonly UnitId[] = UNIT_IDS.filter((id) => PIECE_TYPES.includes(UNITS[id].type));

/** Something counted, before it goes into a series. `key` is a day, 'monday-12', or the entry of a ranking. */
export interface Counted {
  key: string;
  value: number;
}

/** A key of the week's heat map: 'monday-0' to 'sunday-23'. */
export type WeekHour = `${Weekday}-${number}`;

/** All hours of a week in order. */
export const WEEK_HOURS: readonly WeekHour[] = WEEKDAYS.flatMap((weekday) =>
  Array.from({ length: 24 }, (_, hour): WeekHour => `${weekday}-${hour}`),
);

/** One entry per day, in order; days without data are 0. */
export function daySeries(days: readonly LocalDay[], counted: readonly Counted[]): Counted[] {
  return filled(days, counted);
}

/** One entry per hour of the week, from monday-0 to sunday-23; hours without data are 0. */
export function hourSeries(counted: readonly Counted[]): Counted[] {
  return filled(WEEK_HOURS, counted);
}

/** A value as returned by the API, by the measure its statistic declares: cents as currency units, milliseconds as hours. */
export function shownValue(value: number, measure: Measure): number {
  switch (measure) {
    case 'count':
      return value;
    case 'pieces':
      return Math.round(value * 100) / 100;
    case 'cents':
      return toDecimal(cents(value));
    case 'milliseconds':
      return inHours(value);
  }
}

function filled(keys: readonly string[], counted: readonly Counted[]): Counted[] {
  const values = new Map(counted.map(({ key, value }) => [key, value]));
  return keys.map((key) => ({ key, value: values.get(key) ?? 0 }));
}
