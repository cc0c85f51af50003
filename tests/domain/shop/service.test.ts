import { describe, expect, it } from 'vitest';
import {
  branchState,
  enabledServices,
  flagsOfService,
  hoursOfService,
  introMessage,
  isOrderableNow,
  nextOrderable,
  orderableFromOf,
  pausedUntil,
  preselectedService,
  SERVICES,
  serviceOf,
  takesOrders,
} from '#domain/shop/service.ts';
import { branch, hours } from '#tests/factories.ts';

const NOON = new Date('2026-06-01T12:00:00+02:00');
const lunch = [hours({ from: '11:00', to: '14:00' })];
const dinner = [hours({ from: '17:00', to: '22:00' })];
const ownDelivery = { isDeliveryHoursEnabled: true, deliveryHours: dinner };

describe('services', () => {
  it('are two flags, there and back', () => {
    for (const service of SERVICES) expect(serviceOf(flagsOfService(service))).toBe(service);
    expect(serviceOf({ isDelivery: false, isDineIn: false })).toBe('takeaway');
  });

  it('are those that the branch enables', () => {
    expect(enabledServices(branch())).toEqual(['takeaway', 'delivery', 'dineIn']);
    expect(enabledServices(branch({ isTakeawayEnabled: false, isDineInEnabled: false }))).toEqual([
      'delivery',
    ]);
  });

  it('start with the remembered, the default, or the first one', () => {
    expect(preselectedService(branch(), 'dineIn', 'takeaway')).toBe('dineIn');
    expect(preselectedService(branch({ isDineInEnabled: false }), 'dineIn', 'delivery')).toBe('delivery');
    expect(preselectedService(branch({ isTakeawayEnabled: false }), null, 'takeaway')).toBe('delivery');
    const none = { isTakeawayEnabled: false, isDeliveryEnabled: false, isDineInEnabled: false };
    expect(preselectedService(branch(none), 'takeaway', 'takeaway')).toBeNull();
  });

  it('have the opening hours, delivery its own if enabled', () => {
    const of = branch({ openingHours: lunch, ...ownDelivery });
    expect(hoursOfService(of, 'delivery')).toBe(dinner);
    expect(hoursOfService(of, 'takeaway')).toBe(lunch);
    expect(hoursOfService(of, null)).toBe(lunch);
    expect(hoursOfService({ ...of, isDeliveryHoursEnabled: false }, 'delivery')).toBe(lunch);
    expect(branchState(of, 'delivery', NOON).isOpen).toBe(false);
    expect(branchState(of, null, NOON).isOpen).toBe(true);
  });

  it('can be ordered for later only where preorders or quotations are on (R45)', () => {
    const closed = { openingHours: dinner, isPreorderEnabled: false };
    expect(takesOrders(branch({ openingHours: lunch, isPreorderEnabled: false }), 'takeaway', NOON)).toBe(
      true,
    );
    expect(takesOrders(branch(closed), 'takeaway', NOON)).toBe(false);
    expect(takesOrders(branch({ ...closed, isPreorderEnabled: true }), 'takeaway', NOON)).toBe(true);
    expect(takesOrders(branch({ ...closed, isQuotationRequired: true }), 'takeaway', NOON)).toBe(true);
  });

  it.each([
    ['now while open', {}, '2026-06-01T12:00:00+02:00'],
    ['at the next opening', { openingHours: dinner }, '2026-06-01T17:00:00+02:00'],
    ['after a pause', { orderableFrom: '2026-06-01T12:30:00+02:00' }, '2026-06-01T12:30:00+02:00'],
    [
      'at the opening after a pause that ends while closed',
      { orderableFrom: '2026-06-01T15:00:00+02:00' },
      '2026-06-02T11:00:00+02:00',
    ],
    ['never without hours', { openingHours: [] }, null],
  ])('can be ordered for %s', (_when, change, instant) => {
    const of = branch({ openingHours: lunch, ...change });
    expect(nextOrderable(of, 'takeaway', NOON)).toEqual(instant && new Date(instant));
    expect(pausedUntil(of, null, NOON) !== null).toBe('orderableFrom' in change);
  });

  it('take no order before orderableFrom', () => {
    expect(isOrderableNow(branch({ orderableFrom: '2026-06-01T12:00:00+02:00' }), 'takeaway', NOON)).toBe(
      true,
    );
    expect(isOrderableNow(branch({ orderableFrom: '2026-06-01T12:00:01+02:00' }), 'takeaway', NOON)).toBe(
      false,
    );
    expect(isOrderableNow(branch({ openingHours: dinner }), 'takeaway', NOON)).toBe(false);
    expect(orderableFromOf({ orderableFrom: 'irgendwann' })).toBeNull();
  });
});

describe('intro message', () => {
  const nextOpening = new Date('2026-06-01T17:00:00+02:00');

  it('is silent while open and delivering', () => {
    expect(introMessage(branch(), NOON)).toBeNull();
    expect(
      introMessage(branch({ isDeliveryEnabled: false, openingHours: lunch, ...ownDelivery }), NOON),
    ).toBeNull();
  });

  it('says when it opens, or the words of the branch', () => {
    const shut = branch({ openingHours: dinner });
    expect(introMessage(shut, NOON)).toEqual({
      code: 'closed',
      nextOpening,
      isPreorderPossible: true,
      isDelivering: false,
    });
    expect(
      introMessage({ ...shut, closedMessage: ' Betriebsurlaub ', isPreorderEnabled: false }, NOON),
    ).toEqual({
      code: 'closed-message',
      message: 'Betriebsurlaub',
      isPreorderPossible: false,
      isDelivering: false,
    });
    expect(introMessage(branch({ openingHours: [] }), NOON)).toMatchObject({
      code: 'closed',
      nextOpening: null,
    });
  });

  it('says that only delivery is paused, and what continues', () => {
    const of = branch({ openingHours: lunch, isDineInEnabled: false, ...ownDelivery });
    expect(introMessage(of, NOON)).toEqual({
      code: 'delivery-closed',
      nextOpening,
      isPreorderPossible: true,
      alternatives: ['takeaway'],
    });
  });

  it('knows restaurants that only deliver', () => {
    const of = branch({
      isTakeawayEnabled: false,
      isDineInEnabled: false,
      openingHours: lunch,
      ...ownDelivery,
    });
    expect(introMessage(of, NOON)).toMatchObject({ code: 'closed', nextOpening });
    expect(introMessage(of, new Date('2026-06-01T18:00:00+02:00'))).toBeNull();
  });

  it('mentions delivery that continues while the restaurant is closed', () => {
    const of = branch({ openingHours: dinner, isDeliveryHoursEnabled: true, deliveryHours: lunch });
    expect(introMessage(of, NOON)).toMatchObject({ code: 'closed', isDelivering: true });
  });

  it('says from when orders are taken', () => {
    const orderableFrom = '2026-06-05T08:00:00+02:00';
    expect(introMessage(branch({ orderableFrom }), NOON)).toEqual({
      code: 'not-yet-orderable',
      orderableFrom: new Date(orderableFrom),
      isPreorderPossible: true,
    });
  });
});
