import type { Country } from '#domain/contact/country.ts';
import { HOLIDAY_RULES, HOLIDAY_STATES, type HolidayRule } from './holiday-rules.ts';
import { addDays, type LocalDay, WEEKDAYS, type Weekday, weekdayOf } from './zoned-time.ts';

export interface Holiday {
  date: LocalDay;
  name: string;
  /** False if only some places of the region observe it, or only by custom without a law. */
  isEverywhere: boolean;
}

/** Easter Sunday of the Gregorian calendar: Meeus/Jones/Butcher, "Astronomical Algorithms", chapter 8. */
export function easterSunday(year: number): LocalDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return localDay(year, Math.floor(n / 31), (n % 31) + 1);
}

/**
 * The public holidays of a region in a year, sorted by date; whole days only. Regions are 'AT', 'LI', 'DE-BY', 'CH-ZH' (ISO
 * 3166-2); a country alone has the holidays that all of its regions share. Sources are cited in holiday-rules.ts.
 */
export function holidaysOf(country: Country, state: string | null, year: number): Holiday[] {
  const found = HOLIDAY_RULES[country].flatMap((rule) => {
    const isEverywhere = isIn(rule.states, state);
    if (!isEverywhere && !isIn(rule.places ?? '', state)) return [];
    if (year < (rule.since ?? year) || year > (rule.until ?? year)) return [];
    const usual = dateOf(rule.day, year);
    const date = rule.evades && usual === dateOf(rule.evades, year) ? addDays(usual, 7) : usual;
    if (rule.unless?.includes(weekdayOf(date))) return [];
    return [{ date, name: rule.name, isEverywhere }];
  });
  return found.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Whether a list of states includes this one; '*' includes all. */
function isIn(states: string, state: string | null): boolean {
  return states === '*' || (state !== null && states.split(' ').includes(state));
}

/**
 * '05-01', 'easter+39', 'wednesday before 11-23', 'thursday after 04-01' (that day itself included), with an optional offset
 * in days.
 */
function dateOf(day: HolidayRule['day'], year: number): LocalDay {
  const [, sign, count = '0'] = /^easter([+-])(\d+)$/.exec(day) ?? [];
  if (sign) return addDays(easterSunday(year), Number(`${sign}${count}`));
  const [, weekday, side, from, more = '0'] =
    /^(\w+day) (before|after) (\d\d-\d\d)(?: \+(\d+))?$/.exec(day) ?? [];
  if (!weekday) return `${year}-${day}`;
  const start = side === 'before' ? addDays(`${year}-${from}`, -7) : `${year}-${from}`;
  const distance = (WEEKDAYS.indexOf(weekday as Weekday) - WEEKDAYS.indexOf(weekdayOf(start)) + 7) % 7;
  return addDays(start, distance + Number(more));
}

function localDay(year: number, month: number, day: number): LocalDay {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The name of a date if it is a holiday of the country or of one of its states; null for other days. */
export function holidayName(country: Country, date: LocalDay): string | null {
  const year = Number(date.slice(0, 4));
  for (const state of [null, ...Object.keys(HOLIDAY_STATES[country])]) {
    const found = holidaysOf(country, state, year).find((holiday) => holiday.date === date);
    if (found) return found.name;
  }
  return null;
}
