import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asksUsual,
  type Brake,
  type BrakeSettings,
  brakeOf,
  type Pressure,
  usualLimit,
  usualOrders,
} from '#domain/ordering/brake/order-brake.ts';

const SETTINGS: BrakeSettings = {
  ...{ isOn: true, contactOrders: 6, addressOrders: 30, branchOrders: 30 },
  ...{ needsProof: false, blockHours: 24 },
};
const QUIET: Pressure = {
  ...{ contact: 0, cart: 0, address: 0, orders: 0, senders: 0, usual: 0, waiting: 0, isHouse: false },
};
const brake = (change: Partial<Pressure>, settings: Partial<BrakeSettings> = {}) =>
  brakeOf({ ...QUIET, ...change }, { ...SETTINGS, ...settings });

describe('R342 what follows', () => {
  it.each<[string, Partial<Pressure>, Brake]>([
    ['a first order', {}, 'none'],
    ['a third of one contact', { contact: 2, cart: 2, address: 2 }, 'none'],
    ['a fourth', { contact: 3, cart: 3, address: 3 }, 'slowed'],
    ['a seventh', { contact: 6, cart: 6, address: 6 }, 'held'],
    ['a school: thirteen people, thirteen carts', { address: 12, orders: 12, senders: 1 }, 'none'],
    ['sixteen people at one address', { address: 15, orders: 15, senders: 1 }, 'slowed'],
    ['thirty-one at one address', { address: 30, orders: 30, senders: 1, usual: 40 }, 'held'],
    ['the same cart for the thirteenth time', { cart: 12, address: 12, orders: 12 }, 'held'],
    ['a terminal of the shop', { cart: 80, address: 80, orders: 20, senders: 1, isHouse: true }, 'none'],
    ['the same contact at the terminal', { contact: 6, address: 6, isHouse: true }, 'held'],
    ['a busy Friday of a big shop', { orders: 100, senders: 95, usual: 40, address: 1 }, 'none'],
    [
      'as many at a small one, of a guest who has just ordered',
      { orders: 100, usual: 4, contact: 3 },
      'held',
    ],
    ['as many at a small one, of a guest with a first order', { orders: 100, senders: 55, usual: 4 }, 'none'],
    ['a flood from many addresses', { orders: 40, senders: 60, usual: 4 }, 'held'],
    ['thirty of the sender wait already', { waiting: 30, address: 10 }, 'refused'],
  ])('%s', (_, pressure, expected) => {
    expect(brake(pressure)).toBe(expected);
  });

  it('nothing where it is switched off', () => {
    expect(brake({ contact: 500, waiting: 500 }, { isOn: false })).toBe('none');
  });

  it('one order always passes, however small the numbers', () => {
    expect(brake({}, { contactOrders: 1, addressOrders: 1, branchOrders: 1 })).toBe('none');
  });

  it('never milder with more of anything', () => {
    const RANK: readonly Brake[] = ['none', 'slowed', 'held', 'refused'];
    const count = fc.nat(120);
    const pressures = fc.record({
      ...{ contact: count, cart: count, address: count, orders: count, senders: count, waiting: count },
      ...{ usual: fc.nat(40), isHouse: fc.boolean() },
    });
    const grown = fc.constantFrom('contact', 'cart', 'address', 'orders', 'senders', 'waiting');
    fc.assert(
      fc.property(pressures, grown, fc.integer({ min: 1, max: 60 }), (pressure, name, more) => {
        const after = { ...pressure, [name]: pressure[name as 'contact'] + more };
        expect(RANK.indexOf(brakeOf(after, SETTINGS))).toBeGreaterThanOrEqual(
          RANK.indexOf(brakeOf(pressure, SETTINGS)),
        );
      }),
    );
  });
});

describe('R341 what is usual', () => {
  it('the average of the weeks in which anybody ordered, for ten minutes', () => {
    expect(usualOrders([60, 0, 120, 0])).toBe(15);
    expect(usualOrders([])).toBe(0);
  });
  it('the floor of the settings, or three times the usual number', () => {
    expect(usualLimit({ usual: 2 }, SETTINGS)).toBe(30);
    expect(usualLimit({ usual: 20 }, SETTINGS)).toBe(60);
  });
  it('is asked for only from the floor on', () => {
    expect(asksUsual({ orders: 29, senders: 3 }, SETTINGS)).toBe(false);
    expect(asksUsual({ orders: 30, senders: 3 }, SETTINGS)).toBe(true);
    expect(asksUsual({ orders: 0, senders: 30 }, SETTINGS)).toBe(true);
  });
});
