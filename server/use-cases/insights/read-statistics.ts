import { validationError } from '#domain/errors.ts';
import { SALES_PARTS, type SalesPart } from '#domain/insights/sales-part.ts';
import {
  BUNDLED_STATISTICS,
  type Counted,
  daySeries,
  hourSeries,
  SPLIT_STATISTICS,
  STATISTICS,
  type StatisticName,
  shownValue,
} from '#domain/insights/statistics.ts';
import { daySpansIn, rangeEndText, readRange } from '#domain/insights/statistics-range.ts';
import { DEFAULT_ZONE, zoneName } from '#domain/time/zone-offsets.ts';
import { formatDay } from '#text/calendar/calendar.ts';
import { formatMonth } from '#text/calendar/days.ts';
import { donationOfMonth, inBundles, SALES_PART_NAMES } from '#text/statistics-texts.ts';
import { weekHourLabel } from '#text/week-hour.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Past } from '#use-cases/past-reader.ts';
import type { Deps } from '#use-cases/ports.ts';
import { countedIn, readableBranches } from './statistics-scope.ts';
import type { CountedRows } from './statistics-store.ts';

export interface StatisticsRequest {
  name: StatisticName;
  /** YYYY-MM-DD, ISO 8601 with offset, or null. */
  from: string | null;
  to: string | null;
  branch: number | null;
}

export interface Statistics {
  from: string;
  to: string;
  /** Over the whole range, including what a ranking cuts off. */
  total: number;
  series: { key: string; label: string; value: number }[];
  /** Of orders, revenue, pieces and popular products: their parts, which add up to them (R210). */
  split?: { key: SalesPart; label: string; total: number; series: { key: string; value: number }[] }[];
  /** Of pieces and popular products: how many more were sold inside bundles (R251). */
  bundled?: { label: string; total: number; series: { key: string; value: number }[] };
}

/**
 * One statistic over the branches that the actor may see, or over one of them; each branch is counted in its own time zone.
 * Visits that belong to no branch count in every request without a branch, in the time zone of the first branch. Throws
 * 'not-found' for other people's branches, 'validation-failed' for an impossible range.
 */
export async function readStatistics(
  deps: Deps,
  past: Past,
  actor: Actor,
  { name, from, to, branch }: StatisticsRequest,
): Promise<Statistics> {
  const { shop } = await deps.db.shop.snapshot();
  const branches = readableBranches(shop.branches, actor, branch);
  const shopZone = zoneName(shop.branches[0]?.timeZone ?? DEFAULT_ZONE);
  const now = deps.clock.now();
  const read = readRange(from, to, { now, timeZone: zoneName(branches[0]?.timeZone ?? shopZone) });
  if ('faults' in read) throw validationError(read.faults);
  const { range } = read;
  const wanted = [
    ...branches.map(({ id, timeZone }) => ({ branch: id, timeZone: zoneName(timeZone) })),
    ...(branch === null ? [{ branch: null, timeZone: shopZone }] : []),
  ];
  const zones = [...new Set(wanted.map(({ timeZone }) => timeZone))];
  const days = zones.flatMap((timeZone) => daySpansIn(range, timeZone).map((day) => ({ ...day, timeZone })));
  const counted = await past.statistics.count(name, {
    branches: wanted.map((entry) => countedIn(range, entry)),
    days,
    now,
    isEverything: branch === null && branches.length === shop.branches.length,
  });
  const { measure } = STATISTICS[name];
  const dayNames = [...new Set(days.map(({ day }) => day))].sort();
  return {
    from: rangeEndText(range.from),
    to: rangeEndText(range.to),
    total: shownValue(counted.total, measure),
    series: seriesOf(name, counted, dayNames).map(({ key, label, value }) => ({
      key,
      label,
      value: shownValue(value, measure),
    })),
    ...(SPLIT_STATISTICS.includes(name) && { split: splitOf(name, counted, dayNames) }),
    ...(BUNDLED_STATISTICS.includes(name) && { bundled: bundledOf(name, counted, dayNames) }),
  };
}

function splitOf(
  name: StatisticName,
  { rows, split }: CountedRows,
  days: readonly string[],
): NonNullable<Statistics['split']> {
  return SALES_PARTS.map((part) => ({
    key: part,
    label: SALES_PART_NAMES[part],
    total: shownValue(split?.[part] ?? 0, STATISTICS[name].measure),
    series: partSeries(
      name,
      rows.map((row) => ({ ...row, value: row.split?.[part] ?? 0 })),
      days,
    ),
  }));
}

function bundledOf(
  name: StatisticName,
  { rows, bundled = 0 }: CountedRows,
  days: readonly string[],
): NonNullable<Statistics['bundled']> {
  return {
    label: inBundles,
    total: shownValue(bundled, STATISTICS[name].measure),
    series: partSeries(
      name,
      rows.map((row) => ({ ...row, value: row.bundled ?? 0 })),
      days,
    ),
  };
}

/** Other values of the same entries, in the order of the series. */
function partSeries(name: StatisticName, rows: CountedRows['rows'], days: readonly string[]) {
  const { measure } = STATISTICS[name];
  return seriesOf(name, { rows, total: 0 }, days).map(({ key, value }) => ({
    key,
    value: shownValue(value, measure),
  }));
}

function seriesOf(name: StatisticName, { rows }: CountedRows, days: readonly string[]): CountedRows['rows'] {
  const labelled = (series: readonly Counted[], label: (key: string) => string) =>
    series.map((entry) => ({ ...entry, label: label(entry.key) }));
  switch (STATISTICS[name].kind) {
    case 'days':
      return labelled(daySeries(days, rows), formatDay);
    case 'hours':
      return labelled(hourSeries(rows), weekHourLabel);
    case 'ranking':
      return name === 'donations' ? rows.map(donationRow) : rows;
  }
}

/** Its key is the month and the recipient, its label only the recipient. */
function donationRow(row: CountedRows['rows'][number]): CountedRows['rows'][number] {
  return { ...row, label: donationOfMonth({ month: formatMonth(row.key.slice(0, 7)), donatee: row.label }) };
}
