import { describe, expect, it } from 'vitest';
import type { OrderCommandType } from '#domain/order/order-state.ts';
import { decidedSince, isOvertaken, type VersionedOrder, versionAfter } from '#domain/order/seen-version.ts';

/** An order whose history has these events after 'placed'. */
function moved(...events: string[]): VersionedOrder {
  const history = ['placed', ...events].map((event, index) => ({
    at: `2026-11-24T12:0${index}:00.000Z`,
    event,
    actor: 'Eva',
    userId: 2,
    deviceId: null,
    note: null,
  }));
  return { version: history.length, history };
}

describe('R272 a command on an older version', () => {
  it.each<[OrderCommandType, number, string[], boolean]>([
    // Nothing happened since.
    ['confirm', 1, [], false],
    ['cancel', 2, ['confirmed'], false],
    // Corrections, weights and payments contradict nobody.
    ['confirm', 1, ['edited', 'item-changed', 'weighed'], false],
    ['reject', 1, ['payment-received'], false],
    ['complete', 2, ['confirmed', 'edited'], false],
    // Somebody else decided otherwise.
    ['confirm', 1, ['counter-appointment'], true],
    ['reject', 1, ['counter-appointment'], true],
    ['reject', 1, ['confirmed'], true],
    ['propose', 1, ['counter-appointment'], true],
    ['cancel', 2, ['confirmed', 'in-delivery'], true],
    ['cancel', 2, ['confirmed', 'edited', 'in-delivery'], true],
    ['complete', 3, ['confirmed', 'in-delivery', 'taken-back'], true],
    ['in-delivery', 2, ['confirmed', 'in-delivery', 'taken-back'], true],
    // One step after the other, by two people.
    ['in-delivery', 1, ['confirmed'], false],
    ['in-delivery', 1, ['counter-appointment-accepted'], false],
    ['complete', 2, ['confirmed', 'in-delivery'], false],
    ['complete', 1, ['confirmed', 'in-delivery'], false],
    // A version that does not exist yet, as after a backup was played back.
    ['cancel', 9, ['confirmed'], false],
  ])('%s on version %i with %j is overtaken: %s', (type, seen, events, expected) => {
    expect(isOvertaken(moved(...events), type, seen)).toBe(expected);
  });

  it('names what was decided since, and by whom', () => {
    const order = moved('edited', 'confirmed', 'edited', 'in-delivery');
    expect(decidedSince(order, 2).map(({ event, actor }) => `${event} ${actor}`)).toEqual([
      'confirmed Eva',
      'in-delivery Eva',
    ]);
    expect(decidedSince(order, 3).map(({ event }) => event)).toEqual(['in-delivery']);
  });

  it('does not look further back than the history goes', () => {
    const order = moved('confirmed');
    expect(decidedSince({ ...order, version: 40 }, 1)).toHaveLength(1);
    expect(decidedSince({ version: 3, history: [] }, 1)).toEqual([]);
  });
});

describe('R272 what a person orders next', () => {
  it('is based on their own step, and not on what others did after it', () => {
    expect(versionAfter(moved('confirmed'), 1, 'confirmed')).toBe(2);
    expect(versionAfter(moved('edited', 'confirmed', 'canceled'), 1, 'confirmed')).toBe(3);
  });

  it('is based on the present order where the step was in effect already', () => {
    expect(versionAfter(moved('confirmed', 'in-delivery'), 3, 'confirmed')).toBe(3);
  });

  it('counts from the end where the history begins later', () => {
    const { history } = moved('confirmed', 'in-delivery');
    expect(versionAfter({ version: 12, history }, 10, 'confirmed')).toBe(11);
  });
});
