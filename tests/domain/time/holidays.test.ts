import { describe, expect, it } from 'vitest';
import type { Country } from '#domain/contact/country.ts';
import { easterSunday, holidayName, holidaysOf } from '#domain/time/holidays.ts';

/** '01-01 04-06 ...': the days that the whole region keeps, without their year. */
function days(country: Country, state: string | null, year: number, places = false): string {
  return holidaysOf(country, state, year)
    .filter(({ isEverywhere }) => isEverywhere !== places)
    .map(({ date }) => date.slice(5))
    .join(' ');
}

describe('Easter', () => {
  it.each([
    [1943, '04-25'],
    [2000, '04-23'],
    [2008, '03-23'],
    [2019, '04-21'],
    [2024, '03-31'],
    [2025, '04-20'],
    [2026, '04-05'],
    [2027, '03-28'],
    [2028, '04-16'],
    [2038, '04-25'],
  ])('%i is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(`${year}-${day}`);
  });
});

describe('the public holidays', () => {
  it.each<[Country, string | null, number, string]>([
    ['AT', null, 2026, '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26'],
    ['AT', null, 2027, '01-01 01-06 03-29 05-01 05-06 05-17 05-27 08-15 10-26 11-01 12-08 12-25 12-26'],
    ['DE', null, 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
    ['DE', 'BY', 2026, '01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 10-03 11-01 12-25 12-26'],
    ['DE', 'BE', 2027, '01-01 03-08 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26'],
    ['DE', 'BB', 2026, '01-01 04-03 04-05 04-06 05-01 05-14 05-24 05-25 10-03 10-31 12-25 12-26'],
    ['DE', 'MV', 2022, '01-01 04-15 04-18 05-01 05-26 06-06 10-03 10-31 12-25 12-26'],
    ['DE', 'SN', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 10-31 11-18 12-25 12-26'],
    ['DE', 'SN', 2027, '01-01 03-26 03-29 05-01 05-06 05-17 10-03 10-31 11-17 12-25 12-26'],
    ['DE', 'SL', 2027, '01-01 03-26 03-29 05-01 05-06 05-17 05-27 08-15 10-03 11-01 12-25 12-26'],
    ['DE', 'TH', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 09-20 10-03 10-31 12-25 12-26'],
    ['CH', null, 2026, '01-01 05-14 08-01 12-25'],
    ['CH', 'ZH', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 08-01 12-25 12-26'],
    ['CH', 'GE', 2026, '01-01 04-03 04-06 05-14 05-25 08-01 09-10 12-25 12-31'],
    ['CH', 'VD', 2026, '01-01 01-02 04-03 04-06 05-14 05-25 08-01 09-21 12-25'],
    [
      'CH',
      'TI',
      2027,
      '01-01 01-06 03-19 03-29 05-01 05-06 05-17 05-27 06-29 08-01 08-15 11-01 12-08 12-25 12-26',
    ],
    // Not on the Thursday before Easter: the pilgrimage moves a week later.
    ['CH', 'GL', 2026, '01-01 04-03 04-06 04-09 05-14 05-25 08-01 11-01 12-25 12-26'],
    ['CH', 'GL', 2027, '01-01 03-26 03-29 04-01 05-06 05-17 08-01 11-01 12-25 12-26'],
    // Christmas 2026 is a Friday, 2028 a Monday.
    ['CH', 'AR', 2026, '01-01 04-03 04-06 05-14 05-25 08-01 12-25'],
    ['CH', 'AR', 2027, '01-01 03-26 03-29 05-06 05-17 08-01 12-25 12-26'],
    ['CH', 'AR', 2028, '01-01 04-14 04-17 05-25 06-05 08-01 12-25'],
    ['LI', null, 2026, '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 09-08 11-01 12-08 12-25 12-26'],
    ['LI', null, 2027, '01-01 01-06 03-29 05-01 05-06 05-17 05-27 08-15 09-08 11-01 12-08 12-25 12-26'],
  ])('of %s %s %i', (country, state, year, expected) => {
    expect(days(country, state, year)).toBe(expected);
  });

  it.each<[Country, string, number, string]>([
    ['DE', 'BY', 2026, '08-08 08-15'],
    ['DE', 'TH', 2026, '06-04'],
    ['CH', 'ZH', 2026, '01-02'],
    ['CH', 'ZG', 2027, '01-02 03-29 05-17 12-26'],
  ])('that only some places of %s %s keep in %i', (country, state, year, expected) => {
    expect(days(country, state, year, true)).toBe(expected);
  });

  it.each<[Country, string, string | null]>([
    ['AT', '2026-10-26', 'Nationalfeiertag'],
    ['AT', '2026-10-27', null],
    ['DE', '2026-11-18', 'Buß- und Bettag'],
    ['CH', '2027-04-01', 'Näfelser Fahrt'],
    ['LI', '2026-08-15', 'Staatsfeiertag'],
  ])('of %s call %s %s', (country, date, name) => {
    expect(holidayName(country, date)).toBe(name);
  });
});
