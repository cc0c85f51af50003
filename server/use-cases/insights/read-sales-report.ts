import { validationError } from '#domain/errors.ts';
import { rangeEndText, readRange } from '#domain/insights/statistics-range.ts';
import { type HourSales, usualHours, wholeDay } from '#domain/insights/usual-hours.ts';
import { MONEY, wireForm } from '#domain/money/wire.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { DEFAULT_ZONE, zoneName } from '#domain/time/zone-offsets.ts';
import { addDays, localDayOf, wallTimeOf } from '#domain/time/zoned-time.ts';
import type { SalesReport, TodayByHour } from '#inputs/sales-report.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Past } from '#use-cases/past-reader.ts';
import type { Deps } from '#use-cases/ports.ts';
import { countSales } from './count-sales.ts';
import { hourSales, salesReport } from './sales-report.ts';
import { countedBranches, readableBranches } from './statistics-scope.ts';

export interface ReportRequest {
  /** YYYY-MM-DD, ISO 8601 with offset, or null. */
  from: string | null;
  to: string | null;
  branch: number | null;
}

/** The same weekdays that today is compared with. */
const USUAL_WEEKS = [1, 2, 3, 4];

const HOUR_WIRE = wireForm<HourSales>({ amount: MONEY });

/**
 * What the branches that the actor may see sold in a range, by the day of the branch on which orders came in (R211). Throws
 * 'not-found' for other people's branches, 'validation-failed' for an impossible range.
 */
export async function readSalesReport(
  deps: Deps,
  past: Past,
  actor: Actor,
  { from, to, branch }: ReportRequest,
): Promise<SalesReport> {
  const { shop } = await deps.db.shop.snapshot();
  const branches = readableBranches(shop.branches, actor, branch);
  const now = deps.clock.now();
  const read = readRange(from, to, { now, timeZone: firstZone(branches) });
  if ('faults' in read) throw validationError(read.faults);
  const query = { branches: countedBranches(branches, read.range), days: [], now };
  const counted = await countSales({ ...deps, sales: past.sales }, query, { ...shop, branches });
  return {
    from: rangeEndText(read.range.from),
    to: rangeEndText(read.range.to),
    ...salesReport(counted, { shop, branches, now }),
  };
}

/**
 * Today by hour against the average of the last four same weekdays on which something was ordered (R213). Today is the day
 * of the first branch that the actor may see.
 */
export async function readToday(
  deps: Pick<Deps, 'db' | 'clock' | 'turns'>,
  actor: Actor,
  branch: number | null,
): Promise<TodayByHour> {
  const { shop } = await deps.db.shop.snapshot();
  const branches = readableBranches(shop.branches, actor, branch);
  const now = deps.clock.now();
  const timeZone = firstZone(branches);
  const today = localDayOf(now, timeZone);
  const hoursOf = async (day: string) => {
    const range = { from: { day }, to: { day } };
    const query = { branches: countedBranches(branches, range), days: [], now };
    return hourSales(
      (await countSales({ sales: deps.db.sales, turns: deps.turns }, query, { ...shop, branches: [] })).cells,
    );
  };
  const before = [];
  for (const weeks of USUAL_WEEKS) before.push(await hoursOf(addDays(today, -7 * weeks)));
  const usual = usualHours(before);
  return {
    day: today,
    hour: Math.floor(wallTimeOf(now, timeZone).minute / 60),
    days: usual.days,
    today: wholeDay(await hoursOf(today)).map(HOUR_WIRE.toWire),
    usual: usual.hours.map(HOUR_WIRE.toWire),
  };
}

function firstZone(branches: readonly Branch[]) {
  return zoneName(branches[0]?.timeZone ?? DEFAULT_ZONE);
}
