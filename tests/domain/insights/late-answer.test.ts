import { describe, expect, it } from 'vitest';
import { lateAnswer } from '#domain/insights/late-answer.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { branch, hours } from '#tests/factories.ts';

const rule = { branch: branch({ openingHours: [hours()] }), acceptMinutes: 5 };
const NOW = new Date('2026-11-24T11:00:00Z');

function order(state: OrderState, answeredAt: string | null) {
  return {
    ...{
      state,
      answeredAt,
      createdAt: '2026-11-24T10:00:00Z',
      appointmentDate: null,
      counterAppointment: null,
    },
    ...{ isDelivery: false, isDineIn: false, isQuotation: false },
  };
}

describe('R214 orders that nobody answered in time', () => {
  it.each([
    ['confirmed', '2026-11-24T10:05:00Z', null],
    ['confirmed', '2026-11-24T10:05:01Z', 'late'],
    ['rejected', '2026-11-24T10:30:00Z', 'late'],
    ['canceled', '2026-11-24T10:04:00Z', null],
    ['canceled', '2026-11-24T10:06:00Z', 'given-up'],
    ['awaiting', null, 'waiting'],
    ['awaiting', '2026-11-24T10:01:00Z', null],
  ] as const)('%s, answered at %s: %s', (state, answeredAt, expected) => {
    expect(lateAnswer(order(state, answeredAt), rule, NOW)).toBe(expected);
  });

  it('there is still time at first', () => {
    expect(lateAnswer(order('awaiting', null), rule, new Date('2026-11-24T10:04:59Z'))).toBeNull();
  });
});
