import type { Shop } from '#domain/shop/shop.ts';
import { hoursOn } from '#domain/time/opening-hours.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import {
  addDays,
  HOUR,
  instantOf,
  type LocalDay,
  localDayOf,
  MINUTE,
  weekdayOf,
} from '#domain/time/zoned-time.ts';
import { mondayOf } from '#domain/working/week-plan.ts';
import type { UserRow } from '#entities/user.ts';
import type { WorkingActivityRow } from '#entities/working-activity.ts';
import type { WorkingScheduleRow } from '#entities/working-schedule.ts';
import { type Dice, dice } from './dice.ts';

/** The plan reaches that many weeks back and ahead. */
const WEEKS_BACK = 5;
const WEEKS_AHEAD = 2;
const LATE_START = 11 * 60 + 30;
/** From six hours of work on there is a break (Austria, working time act). */
const BREAK_FROM = 6 * HOUR;

interface Plan {
  schedules: WorkingScheduleRow[];
  activities: WorkingActivityRow[];
}

type Worker = Pick<UserRow, 'id' | 'branches' | 'department' | 'weeklyHours' | 'workingDays'>;

/** The week plan of the last and next weeks and the times that were worked until yesterday. */
export function workingTimes(shop: Shop, staff: readonly Worker[], now: Date): Plan {
  const chance = dice(77);
  const schedules: WorkingScheduleRow[] = [];
  for (const [index, worker] of staff.entries()) {
    const branch = shop.branches.find(({ id }) => id === (worker.branches[0]?.id ?? 1));
    if (!branch) continue;
    const first = mondayOf(addDays(localDayOf(now, branch.timeZone), -7 * WEEKS_BACK));
    for (let after = 0; after < 7 * (WEEKS_BACK + 1 + WEEKS_AHEAD); after += 1) {
      const day = addDays(first, after);
      const isOpen = hoursOn(branch.openingHours, day, branch.timeZone).length > 0;
      if (!isOpen || !worker.workingDays.includes(weekdayOf(day))) continue;
      const shift = shiftOn(day, Math.floor(after / 7), index, worker, branch.timeZone);
      schedules.push({ id: schedules.length + 1, user: worker.id, branch: branch.id, ...shift });
    }
  }
  const today = localDayOf(now, shop.branches[0]?.timeZone ?? 'UTC');
  const past = schedules.filter(({ type, to }) => type === 'work' && to.slice(0, 10) < today);
  return { schedules, activities: past.map((shift, index) => worked(chance, shift, index + 1)) };
}

type Shift = Omit<WorkingScheduleRow, 'id' | 'user' | 'branch'>;

/** Early and late shifts in turn; one person is on holiday next week, another one was ill for two days. */
function shiftOn(day: LocalDay, week: number, index: number, worker: Worker, timeZone: Zone): Shift {
  const length = (worker.weeklyHours / Math.max(1, worker.workingDays.length)) * HOUR;
  const breakMinutes = length > BREAK_FROM ? 30 : 0;
  const start = (week + index) % 2 === 0 ? 7 * 60 : LATE_START;
  const from = instantOf(day, start, timeZone, 'first');
  const isAway = week === WEEKS_BACK + 1 && index === 3;
  const isIll = week === WEEKS_BACK - 2 && index === 2 && ['tuesday', 'wednesday'].includes(weekdayOf(day));
  return {
    department: worker.department,
    type: isAway ? 'holiday' : isIll ? 'sick' : 'work',
    from: new Date(from).toISOString(),
    to: new Date(from + length + breakMinutes * MINUTE).toISOString(),
    breakMinutes: isAway || isIll ? 0 : breakMinutes,
    note: isAway ? 'Urlaub' : '',
  };
}

/** Nobody comes and goes to the minute. */
function worked(chance: Dice, shift: WorkingScheduleRow, id: number): WorkingActivityRow {
  const from = Date.parse(shift.from) + chance.between(-6, 4) * MINUTE;
  const to = Date.parse(shift.to) + chance.between(-5, 14) * MINUTE;
  const pause = from + 4 * HOUR + chance.between(0, 20) * MINUTE;
  return {
    id,
    user: shift.user,
    branch: shift.branch,
    department: shift.department,
    project: null,
    task: null,
    startedAt: new Date(from).toISOString(),
    endedAt: new Date(to).toISOString(),
    pausedAt: null,
    pauses:
      shift.breakMinutes > 0
        ? [
            {
              from: new Date(pause).toISOString(),
              to: new Date(pause + shift.breakMinutes * MINUTE).toISOString(),
            },
          ]
        : [],
    note: '',
    corrections: [],
  };
}
