import { describe, expect, it } from 'vitest';
import { isSwitchedOn } from '#domain/ordering/payment.ts';
import { branchByPhone, guestSearch } from '#domain/ordering/phone-order.ts';
import { NO_RELIEF } from '#domain/shop/relief.ts';
import { branch, config } from '#tests/factories.ts';

describe('R233 orders by phone', () => {
  it('are taken in a pause and without an e-mail address; promises stay as late as they are', () => {
    const until = '2026-11-24T20:00:00Z';
    const paused = branch({
      relief: { ...NO_RELIEF, takeawayPausedUntil: until, busyMinutes: 15, busyUntil: until },
      isTakeawayEmailRequired: true,
      isTakeawayPhoneRequired: true,
    });
    expect(branchByPhone(paused)).toMatchObject({
      relief: { takeawayPausedUntil: null, busyMinutes: 15, busyUntil: until },
      isTakeawayEmailRequired: false,
      isTakeawayPhoneRequired: true,
    });
    expect(branchByPhone(branch())).toEqual(branch({ connectedPayments: [] }));
  });

  it('are not paid online', () => {
    const at = branchByPhone(branch({ isMollieEnabled: true, connectedPayments: ['mollie'] }));
    expect(isSwitchedOn('mollie', config({ enableMollie: true, enablePluginMollie: true }), at)).toBe(false);
  });

  it.each([
    ['0664 123 45 67', '6641234567'],
    ['+43 664/1234567', '436641234567'],
    [' Huber ', 'Huber'],
    ['Anna 2', 'Anna 2'],
  ])('%s is searched as %s', (typed, expected) => expect(guestSearch(typed)).toBe(expected));
});
