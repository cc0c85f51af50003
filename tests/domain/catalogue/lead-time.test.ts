import { describe, expect, it } from 'vitest';
import { earliestFor, isLongLeadTime, type LeadTimeUnit, leadTimeOf } from '#domain/catalogue/lead-time.ts';
import { product } from '#tests/factories.ts';

const VIENNA = 'Europe/Vienna';
const needs = (leadTimeValue: number, leadTimeType: LeadTimeUnit) =>
  product({ isLeadTimeEnabled: true, leadTimeValue, leadTimeType });

describe('lead time', () => {
  it('counts only when it is switched on and above 0', () => {
    expect(leadTimeOf(product({ leadTimeValue: 3, leadTimeType: 'days' }))).toBeNull();
    expect(leadTimeOf(needs(0, 'days'))).toBeNull();
    expect(leadTimeOf(needs(3, 'days'))).toEqual({ type: 'days', value: 3 });
  });

  it.each([
    [30, 'minutes', false],
    [31, 'minutes', true],
    [0.5, 'hours', false],
    [0.75, 'hours', true],
    [1, 'hours', true],
    [1, 'days', true],
    [1, 'weeks', true],
    [0, 'weeks', false],
  ] as const)('of %d %s is long: %s', (value, type, isLong) => {
    expect(isLongLeadTime(needs(value, type))).toBe(isLong);
  });

  it.each([
    ['none: now', [product()], '2026-03-28T12:00:00.000Z'],
    ['hours are real time', [needs(24, 'hours')], '2026-03-29T12:00:00.000Z'],
    ['days are calendar days', [needs(1, 'days')], '2026-03-29T11:00:00.000Z'],
    ['weeks are calendar weeks', [needs(1, 'weeks')], '2026-04-04T11:00:00.000Z'],
    ['the latest of all wins', [needs(1, 'days'), needs(24, 'hours')], '2026-03-29T12:00:00.000Z'],
    ['half a week is four days', [needs(0.5, 'weeks')], '2026-04-01T11:00:00.000Z'],
  ])('across the spring clock change, %s', (_name, products, expected) => {
    expect(earliestFor(new Date('2026-03-28T12:00:00Z'), products, VIENNA).toISOString()).toBe(expected);
  });
});
