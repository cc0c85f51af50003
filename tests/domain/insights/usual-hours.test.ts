import { describe, expect, it } from 'vitest';
import { usualHours, wholeDay } from '#domain/insights/usual-hours.ts';
import { cents } from '#domain/money/money.ts';

const at = (hour: number, orders: number, amount: number) => ({ hour, orders, amount: cents(amount) });

describe('R213 what is usual at an hour', () => {
  it('has 24 hours, and nothing without days', () => {
    const { days, hours } = usualHours([]);
    expect(days).toBe(0);
    expect(hours).toEqual(Array.from({ length: 24 }, (_, hour) => at(hour, 0, 0)));
  });

  it('is the average of the days on which something was ordered', () => {
    const { days, hours } = usualHours([[at(12, 3, 1_001)], [at(12, 1, 500), at(18, 1, 2_000)], []]);
    expect(days).toBe(2);
    expect(hours[12]).toEqual(at(12, 2, 751));
    expect(hours[18]).toEqual(at(18, 0.5, 1_000));
  });

  it('adds the branches of one day up', () => {
    expect(wholeDay([at(9, 1, 100), at(9, 2, 50)])[9]).toEqual(at(9, 3, 150));
  });
});
