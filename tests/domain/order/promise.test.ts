import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plannedFor } from '#domain/order/preparation.ts';
import { isPromise, promiseChanged, promisedTime, promiseMinutes } from '#domain/order/promise.ts';
import { NO_RELIEF, relieved } from '#domain/shop/relief.ts';
import { branch } from '#tests/factories.ts';

const NOW = new Date('2026-06-01T12:00:20+02:00');
const AT = '2026-06-01T12:45:00+02:00';
const usual = branch({ takeawayMinutes: 20, deliveryMinutes: 45, dineInMinutes: 15 });

it.each([
  ['takeaway', 20],
  ['delivery', 45],
  ['dineIn', 15],
] as const)('R172 %s is promised for the minutes of the branch, later in a rush', (service, minutes) => {
  const relief = relieved(NO_RELIEF, { type: 'busy', minutes: 15 }, NOW, 'Europe/Vienna');
  expect(promiseMinutes(usual, service, NOW)).toBe(minutes);
  expect(promiseMinutes({ ...usual, relief }, service, NOW)).toBe(minutes + 15);
  expect(promiseMinutes({ ...usual, relief }, service, new Date('2026-06-01T13:01:00+02:00'))).toBe(minutes);
});

it('is changed in steps, between five minutes and ten hours', () => {
  expect([
    promiseChanged(20, 1),
    promiseChanged(20, -1),
    promiseChanged(5, -1),
    promiseChanged(600, 1),
  ]).toEqual([25, 15, 5, 600]);
});

it('lies at least as far ahead as it says, on whole five minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 600 }), fc.integer({ min: 0, max: 10 ** 9 }), (minutes, later) => {
      const now = new Date(NOW.getTime() + later);
      const ahead = promisedTime(minutes, now).getTime() - now.getTime() - minutes * 60_000;
      expect(ahead).toBeGreaterThanOrEqual(0);
      expect(ahead).toBeLessThan(5 * 60_000);
      expect(promisedTime(minutes, now).getTime() % (5 * 60_000)).toBe(0);
    }),
  );
});

it.each([
  ['no time', { appointment: null, appointmentDate: null, counterAppointment: null }, false],
  ['a promise', { appointment: AT, appointmentDate: null, counterAppointment: null }, true],
  ['a wish', { appointment: AT, appointmentDate: AT, counterAppointment: null }, false],
  ['an accepted proposal', { appointment: AT, appointmentDate: null, counterAppointment: AT }, false],
  ['an older answer', { appointment: AT }, false],
])('%s', (_name, order, expected) => {
  expect(isPromise(order)).toBe(expected);
});

it('R142 what is promised is prepared at once', () => {
  const order = {
    state: 'confirmed',
    appointment: '2026-06-01T14:00:00+02:00',
    counterAppointment: null,
  } as const;
  expect(plannedFor({ ...order, appointmentDate: null }, [], 'Europe/Vienna', NOW)).toBeNull();
  expect(
    plannedFor({ ...order, appointmentDate: order.appointment }, [], 'Europe/Vienna', NOW),
  ).not.toBeNull();
});
