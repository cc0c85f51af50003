import type { StatisticName } from '#domain/insights/statistics.ts';
import type { Sample } from './statistics-sample.ts';

/** The branches of these tests and their zones. */
export const ZONES: Readonly<Record<number, string>> = { 1: 'Europe/Vienna', 2: 'America/New_York' };

const MINUTE = 60_000;
/** Order lines of a sample that are not the shop's revenue. */
const PASSED_ON: readonly string[] = ['tip'];

const formats = new Map<string, Intl.DateTimeFormat>();
/** A cache: every statistic asks for each instant, and the runtime's calendar is slow. */
const clocks = new Map<string, { day: string; weekHour: string }>();

/** Day, weekday and hour on the clock of a zone; from the runtime's calendar, so that no code of ours is used. */
export function clockOf(at: number, timeZone: string): { day: string; weekHour: string } {
  const known = clocks.get(`${timeZone} ${at}`);
  if (known) return known;
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone, weekday: 'long', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const clock = {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    weekHour: `${parts.weekday?.toLowerCase()}-${Number(parts.hour)}`,
  };
  clocks.set(`${timeZone} ${at}`, clock);
  return clock;
}

/** One statistic by brute force: values by key, in the units of the answer, without zeros. */
export function expected(
  name: StatisticName,
  { orders, events, work }: Sample,
  isInRange: (day: string) => boolean,
): Map<string, number> {
  const sums = new Map<string, number>();
  const seen = new Set<string>();
  const add = (key: string, value = 1) => sums.set(key, (sums.get(key) ?? 0) + value);
  const addOnce = (key: string, mark: string) => {
    if (!seen.has(`${key} ${mark}`)) add(key);
    seen.add(`${key} ${mark}`);
  };
  for (const { branch: at, ...entry } of orders) {
    const { day, weekHour } = clockOf(Date.parse(entry.at), ZONES[at] ?? '');
    if (!isInRange(day)) continue;
    const isCanceled = entry.state === 'canceled' || entry.state === 'rejected';
    const isSold = !isCanceled && entry.state !== 'failed';
    if (name === 'orders' && entry.state !== 'failed') add(day);
    if (name === 'order-times' && entry.state !== 'failed') add(weekHour);
    if (name === 'canceled-orders' && isCanceled) add(day);
    for (const { kind, amount, detail } of isSold ? entry.lines : []) {
      if (name === 'lines') add(kind, amount / 100);
      if (name === 'donations' && kind === 'donation') add(`${day.slice(0, 7)} ${detail}`, amount / 100);
      if (name === 'revenue' && PASSED_ON.includes(kind)) add(day, -amount / 100);
    }
    if (name === 'revenue' && isSold) add(day, entry.total / 100);
    for (const { product, amount, unit } of isSold ? entry.items : []) {
      const pieces = unit === 'amount' || unit === 'person' ? amount : 1;
      if (name === 'items') add(day, pieces);
      if (name === 'popular-items') add(String(product), pieces);
    }
  }
  for (const { at, type, action, path, visitor, branch: of } of events) {
    const { day, weekHour } = clockOf(Date.parse(at), ZONES[of ?? 1] ?? '');
    if (!isInRange(day)) continue;
    if (name === 'unique-visitors') addOnce(day, visitor);
    if (name === 'visitor-times') addOnce(weekHour, `${day} ${visitor}`);
    if (name === 'page-views' && type === 'page-view') add(day);
    if (name === 'pages' && type === 'page-view') add(path);
    if (name === 'events' && type !== 'page-view') add(`${type}/${action}`);
  }
  for (const entry of work) {
    const [from, to] = [Date.parse(entry.from), Date.parse(entry.to)];
    const share = 1 - (entry.breakMinutes * MINUTE) / (to - from);
    for (let at = from; at < to; at += MINUTE) {
      const { day } = clockOf(at, ZONES[entry.branch] ?? '');
      if (!isInRange(day)) continue;
      const isPaused = entry.pauses.some(
        (pause) => at >= Date.parse(pause.from) && at < Date.parse(pause.to),
      );
      if (name === 'working-activities' && !isPaused) add(day, 1 / 60);
      if (name === 'working-schedules') add(day, share / 60);
    }
  }
  return new Map([...sums].filter(([, value]) => value > 0.004));
}
