import { describe, expect, it } from 'vitest';
import { historySpan } from '#domain/order/order-history.ts';

const read = (from: string | null, to: string | null, zone = 'Europe/Vienna') => {
  const { span, faults } = historySpan({ from, to }, zone);
  return faults.length > 0
    ? faults.map(({ code, field }) => `${field} ${code}`)
    : [span.from?.toISOString() ?? null, span.to?.toISOString() ?? null];
};

describe('the span of the history', () => {
  it('takes days of the branch, both included, even those of 23 and 25 hours', () => {
    expect(read('2026-11-24', '2026-11-24')).toEqual([
      '2026-11-23T23:00:00.000Z',
      '2026-11-24T23:00:00.000Z',
    ]);
    expect(read('2026-10-25', '2026-10-25')).toEqual([
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ]);
    expect(read('2027-03-28', '2027-03-28')).toEqual([
      '2027-03-27T23:00:00.000Z',
      '2027-03-28T22:00:00.000Z',
    ]);
    expect(read('2026-11-24', null, 'America/New_York')).toEqual(['2026-11-24T05:00:00.000Z', null]);
  });

  it('takes instants', () => {
    expect(read('2026-11-24T10:00:00+01:00', null)).toEqual(['2026-11-24T09:00:00.000Z', null]);
    expect(read(null, null)).toEqual([null, null]);
  });

  it.each([
    ['gestern', null, ['from day-invalid']],
    ['2026-02-30', null, ['from day-invalid']],
    ['0001-01-01', null, ['from day-invalid']],
    ['0001-01-01T00:00:00Z', null, ['from day-invalid']],
    [null, '9999-12-31', ['to day-invalid']],
    ['2026-11-25', '2026-11-24', ['to ends-before-start']],
    ['2026-11-24T10:00:00', '1', ['from day-invalid', 'to day-invalid']],
  ])('A64 refuses %s to %s', (from, to, faults) => {
    expect(read(from, to)).toEqual(faults);
  });
});
