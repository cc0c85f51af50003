import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  formatShortMoment,
  formatTime,
} from '#text/calendar/calendar.ts';
import {
  formatFullDay,
  formatLongDateTime,
  formatLongDay,
  formatMediumDay,
  formatMonth,
  formatShortDay,
  formatShortMonth,
  shortWeekday,
} from '#text/calendar/days.ts';

const VIENNA = 'Europe/Vienna';
const at = (iso: string) => new Date(iso);

describe('a day', () => {
  it.each([
    [formatShortDay, '21.11.'],
    [formatDay, '21.11.2026'],
    [formatMediumDay, 'Sa., 21.11.2026'],
    [formatLongDay, 'Samstag, 21.11.2026'],
    [formatFullDay, 'Samstag, 21. November 2026'],
  ])('%o', (format, text) => {
    expect(format('2026-11-21')).toBe(text);
  });

  it('has no leading zero when its month is a word', () => {
    expect(formatFullDay('2028-02-09')).toBe('Mittwoch, 9. Februar 2028');
  });

  it('names its weekday in two letters', () => {
    expect(shortWeekday('thursday')).toBe('Do');
  });
});

describe('a month', () => {
  it('is a word and a year', () => {
    expect(['2026-01', '2026-03', '2026-12'].map(formatMonth)).toEqual([
      'Januar 2026',
      'März 2026',
      'Dezember 2026',
    ]);
  });

  it('is cut to three letters when its name is longer than four', () => {
    const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`);
    expect(months.map((month) => formatShortMonth(month).replace(' 2026', ''))).toEqual([
      'Jan.',
      'Feb.',
      'März',
      'Apr.',
      'Mai',
      'Juni',
      'Juli',
      'Aug.',
      'Sep.',
      'Okt.',
      'Nov.',
      'Dez.',
    ]);
  });
});

describe('an instant', () => {
  it.each([
    ['2026-11-21T23:05:59.999Z', '22.11.2026', '00:05', 'Sonntag, 22.11.2026, 00:05'],
    ['2026-07-01T16:30:00.000Z', '01.07.2026', '18:30', 'Mittwoch, 01.07.2026, 18:30'],
    // On the autumn night the clock shows 02:30 twice.
    ['2026-10-25T00:30:00.000Z', '25.10.2026', '02:30', 'Sonntag, 25.10.2026, 02:30'],
    ['2026-10-25T01:30:00.000Z', '25.10.2026', '02:30', 'Sonntag, 25.10.2026, 02:30'],
  ])('%s by the clock of Vienna', (iso, day, time, long) => {
    expect(formatDate(at(iso), VIENNA)).toBe(day);
    expect(formatTime(at(iso), VIENNA)).toBe(time);
    expect(formatDateTime(at(iso), VIENNA)).toBe(`${day}, ${time}`);
    expect(formatLongDateTime(at(iso), VIENNA)).toBe(long);
  });

  it.each([
    ['2026-11-21T16:00:00Z', 'heute um 17:00 Uhr'],
    ['2026-11-22T07:00:00Z', 'morgen um 08:00 Uhr'],
    ['2026-11-23T07:00:00Z', 'am Montag um 08:00 Uhr'],
    ['2026-11-28T07:00:00Z', 'am 28.11.2026 um 08:00 Uhr'],
    ['2026-11-20T07:00:00Z', 'am 20.11.2026 um 08:00 Uhr'],
  ])('%s as seen from Saturday noon', (iso, text) => {
    expect(formatMoment(at(iso), at('2026-11-21T11:00:00Z'), VIENNA)).toBe(text);
  });

  it.each([
    ['2026-11-21T16:00:00Z', '17:00'],
    ['2026-11-22T01:00:00Z', 'morgen 02:00'],
    ['2026-11-23T07:00:00Z', 'Montag 08:00'],
    ['2026-11-28T07:00:00Z', '28.11.2026, 08:00'],
    ['2026-11-20T07:00:00Z', '20.11.2026, 08:00'],
  ])('%s as seen from Saturday noon, in short', (iso, text) => {
    expect(formatShortMoment(at(iso), at('2026-11-21T11:00:00Z'), VIENNA)).toBe(text);
  });

  it('reads as Intl writes it, on every day of two years', () => {
    const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: VIENNA } as const;
    const day = new Intl.DateTimeFormat('de-DE', { ...options, weekday: 'long' });
    const time = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: VIENNA });
    const start = Date.parse('2026-01-01T00:00:00Z');
    for (let hours = 0; hours < 2 * 365 * 24; hours += 7) {
      const instant = new Date(start + hours * 3_600_000);
      expect(formatLongDateTime(instant, VIENNA)).toBe(`${day.format(instant)}, ${time.format(instant)}`);
    }
  });
});
