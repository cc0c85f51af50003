import { describe, expect, it } from 'vitest';
import { type MonthFacts, moveObstacle } from '#domain/papers/movable-month.ts';

const month = (facts: Partial<MonthFacts> = {}): MonthFacts => ({
  isClosed: true,
  isMoved: false,
  lastDays: [{ country: 'AT', day: '2019-03-31' }],
  ...facts,
});

describe('R334 the orders of a month may leave', () => {
  it.each([
    ['AT', '2026-12-31', '2027-01-01'],
    ['DE', '2027-12-31', '2028-01-01'],
    ['CH', '2029-12-31', '2030-01-01'],
    ['LI', '2029-12-31', '2030-01-01'],
  ] as const)('once the years of %s are over', (country, lastKept, free) => {
    const facts = month({ lastDays: [{ country, day: '2019-03-31' }] });
    expect(moveObstacle(facts, lastKept)).toEqual({ reason: 'kept', until: free, country });
    expect(moveObstacle(facts, free)).toBeNull();
  });

  it('counted from the last paper of any of them, in the country that asks longest', () => {
    const lastDays = [
      { country: 'AT', day: '2022-01-02' },
      { country: 'CH', day: '2019-12-31' },
    ] as const;
    expect(moveObstacle(month({ lastDays }), '2029-12-31')).toMatchObject({ until: '2030-01-01' });
    expect(moveObstacle(month({ lastDays }), '2030-01-01')).toBeNull();
  });

  it('never while orders can still come, nor twice', () => {
    expect(moveObstacle(month({ isClosed: false }), '2040-01-01')).toEqual({ reason: 'running' });
    expect(moveObstacle(month({ isMoved: true }), '2040-01-01')).toEqual({ reason: 'moved' });
  });

  it('at once when it had none', () => {
    expect(moveObstacle(month({ lastDays: [] }), '2019-05-01')).toBeNull();
  });
});
