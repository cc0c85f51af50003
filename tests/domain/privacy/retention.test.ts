import { describe, expect, test } from 'vitest';
import {
  COUNTRY_BOUNDS,
  dueBefore,
  invoiceFreeFrom,
  periodFaults,
  presetPeriods,
  RETENTION_COUNTRIES,
  type RetentionPeriods,
  SHOP_BOUNDS,
  SHOP_KINDS,
  STAGES,
} from '#domain/privacy/retention.ts';

const withAustria = (change: Partial<RetentionPeriods['countries']['AT']>): RetentionPeriods => {
  const presets = presetPeriods();
  return { ...presets, countries: { ...presets.countries, AT: { ...presets.countries.AT, ...change } } };
};

describe('periods (R346, R347)', () => {
  test('the presets are without fault, inside of bounds that name where they come from', () => {
    expect(periodFaults(presetPeriods())).toEqual([]);
    const all = [
      ...RETENTION_COUNTRIES.flatMap((country) => STAGES.map((stage) => COUNTRY_BOUNDS[country][stage])),
      ...SHOP_KINDS.map((kind) => SHOP_BOUNDS[kind]),
    ];
    expect(all).toHaveLength(15);
    for (const { minimum, preset, maximum, source } of all) {
      expect(minimum).toBeLessThanOrEqual(preset);
      expect(preset).toBeLessThanOrEqual(maximum);
      expect(source).toMatch(/Art\.|§/);
    }
  });

  test.each([
    [{ person: 36 }, []],
    [{ person: 37 }, [['too-large', 'countries.AT.person']]],
    [{ words: 0 }, [['too-small', 'countries.AT.words']]],
    [{ words: 7 }, [['retention-order', 'countries.AT.words']]],
    [{ place: 12, person: 11 }, [['retention-order', 'countries.AT.place']]],
    [{ words: 6, place: 6, person: 6 }, []],
  ])('%j in Austria: %j', (change, faults) => {
    expect(periodFaults(withAustria(change)).map(({ code, field }) => [code, field])).toEqual(faults);
  });

  test.each([
    ['forms', 37, 'too-large'],
    ['logs', 0, 'too-small'],
    ['journal', 35, 'too-small'],
    ['journal', 121, 'too-large'],
  ] as const)('%s of %d months: %s', (kind, months, code) => {
    const presets = presetPeriods();
    const faults = periodFaults({ ...presets, shop: { ...presets.shop, [kind]: months } });
    expect(faults.map((fault) => [fault.code, fault.field])).toEqual([[code, `shop.${kind}`]]);
  });

  test.each([
    ['2026-11-27T08:00:00Z', 24, '2024-11-27T08:00:00.000Z'],
    ['2026-03-31T00:00:00Z', 1, '2026-02-28T00:00:00.000Z'],
    ['2024-02-29T12:00:00Z', 12, '2023-02-28T12:00:00.000Z'],
  ])('at %s what is older than %d months is from before %s', (now, months, before) => {
    expect(dueBefore(new Date(now), months).toISOString()).toBe(before);
  });
});

test.each([
  ['2026-01-01', 'AT', '2034-01-01'],
  ['2026-12-31', 'AT', '2034-01-01'],
  ['2026-06-01', 'DE', '2035-01-01'],
  ['2026-06-01', 'CH', '2037-01-01'],
  ['2026-06-01', 'LI', '2037-01-01'],
] as const)('an invoice of %s in %s is kept until before %s (R348)', (day, country, from) => {
  expect(invoiceFreeFrom(day, country)).toBe(from);
});
