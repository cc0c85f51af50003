import type { Branch } from '#domain/shop/branch.ts';
import { hoursOn } from '#domain/time/opening-hours.ts';
import { addDays, instantOf, type LocalDay, MINUTE, WEEKDAYS, weekdayOf } from '#domain/time/zoned-time.ts';
import type { Dice } from './dice.ts';

/** How many weeks of orders the demo shop has behind it. */
const WEEKS = 5;

/** Orders of an average day by weekday, from Monday on: Friday is the day of a restaurant. */
const PER_DAY = [9, 9, 10, 12, 22, 13, 8];

/** How many of a hundred orders come in within each hour, from 7 o'clock on; on Fridays the evening is the peak. */
const USUAL = [5, 7, 6, 5, 15, 19, 9, 4, 4, 6, 9, 8, 3];
const FRIDAY = [3, 5, 4, 4, 10, 13, 7, 4, 5, 11, 18, 13, 3];
const FIRST_HOUR = 7;
/** Nobody orders in the last minutes before a shop closes. */
const LAST_MINUTES = 50;

/** The past days on which there are orders, the oldest first; today is still empty. */
export function pastDays(today: LocalDay): LocalDay[] {
  return Array.from({ length: WEEKS * 7 }, (_, index) => addDays(today, index - WEEKS * 7));
}

/** 0 on Mondays. */
export function weekdayIndex(day: LocalDay): number {
  return WEEKDAYS.indexOf(weekdayOf(day));
}

/** The instants at which orders came in on a day, as far as the branch was open; `share` of an average branch. */
export function orderTimes(dice: Dice, branch: Branch, day: LocalDay, share: number): Date[] {
  const weekday = weekdayIndex(day);
  const average = (PER_DAY[weekday] ?? 0) * share;
  const count = Math.round(average * (0.8 + dice.roll() * 0.4));
  const open = hoursOn(branch.openingHours, day, branch.timeZone);
  const hours = weekday === 4 ? FRIDAY : USUAL;
  const times = Array.from({ length: count }, () => {
    const minute = (FIRST_HOUR + weighted(dice, hours)) * 60 + dice.between(0, 59);
    const at = instantOf(day, minute, branch.timeZone, 'first') + dice.between(0, 59) * 1_000;
    return new Date(at);
  });
  return times
    .filter((at) =>
      open.some(({ start, end }) => at >= start && at.getTime() < end.getTime() - LAST_MINUTES * MINUTE),
    )
    .toSorted((a, b) => a.getTime() - b.getTime());
}

function weighted(dice: Dice, weights: readonly number[]): number {
  let rest = dice.roll() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return Math.max(0, index);
}
