import { describe, expect, it } from 'vitest';
import { GERMAN_STATES, HOLIDAY_RULES, HOLIDAY_STATES, SWISS_CANTONS } from '#domain/time/holiday-rules.ts';
import { holidaysOf } from '#domain/time/holidays.ts';
import { isLocalDay } from '#domain/time/zoned-time.ts';

describe('the rules of the holidays', () => {
  it('name only existing states, and all of them', () => {
    expect(Object.keys(GERMAN_STATES).length).toBe(16);
    expect(Object.keys(SWISS_CANTONS).length).toBe(26);
    for (const country of ['AT', 'DE', 'CH', 'LI'] as const) {
      const named = HOLIDAY_RULES[country].flatMap(({ states, places = '' }) =>
        `${states} ${places}`.split(' '),
      );
      const unknown = named.filter(
        (state) => !['', '*'].includes(state) && !(state in HOLIDAY_STATES[country]),
      );
      expect(unknown).toEqual([]);
    }
  });

  it.each(['DE', 'CH'] as const)('give every state of %s days of the year, each once', (country) => {
    for (const state of Object.keys(HOLIDAY_STATES[country]))
      for (const year of [2026, 2027, 2028]) {
        const found = holidaysOf(country, state, year);
        expect(found.every(({ date }) => isLocalDay(date) && date.startsWith(`${year}-`))).toBe(true);
        expect(new Set(found.map(({ date }) => date)).size, `${state} ${year}`).toBe(found.length);
        expect(found.length).toBeGreaterThan(6);
      }
  });

  it('have no states for AT and LI: a state changes nothing there', () => {
    expect(holidaysOf('AT', 'BY', 2026)).toEqual(holidaysOf('AT', null, 2026));
    expect(holidaysOf('LI', 'ZH', 2026)).toEqual(holidaysOf('LI', null, 2026));
  });
});
