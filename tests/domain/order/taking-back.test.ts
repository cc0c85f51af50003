import { describe, expect, it } from 'vitest';
import { standing, stateBefore, TAKEN_BACK } from '#domain/order/taking-back.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000).toISOString();
const history = (...events: string[]) => events.map((event) => ({ event, at: ago(3) }));

describe('R173 a step is taken back', () => {
  it.each([
    ['completed', ['placed', 'confirmed', 'in-delivery', 'completed'], 'inDelivery'],
    ['completed', ['placed', 'confirmed', 'completed'], 'confirmed'],
    ['inDelivery', ['placed', 'confirmed', 'in-delivery'], 'confirmed'],
    ['inDelivery', ['placed', 'counter-appointment-accepted', 'in-delivery'], 'confirmed'],
    ['completed', ['placed', 'confirmed', 'in-delivery', TAKEN_BACK, 'completed'], 'confirmed'],
    ['inDelivery', ['placed', 'confirmed', 'in-delivery', 'completed', TAKEN_BACK], null],
    ['completed', ['placed', 'confirmed', 'completed', 'edited'], null],
    ['completed', ['placed', 'confirmed', 'completed', 'message-failed'], 'confirmed'],
    ['confirmed', ['placed', 'confirmed'], null],
    ['canceled', ['placed', 'confirmed', 'canceled'], null],
    ['completed', [], null],
  ] as const)('%s after %j', (state, events, before) => {
    expect(stateBefore(state, history(...events), NOW)).toBe(before);
  });

  it('not when it is long ago', () => {
    const at = (seconds: number) =>
      ['placed', 'confirmed', 'completed'].map((event) => ({ event, at: ago(seconds) }));
    expect(stateBefore('completed', at(20), NOW)).toBe('confirmed');
    expect(stateBefore('completed', at(21), NOW)).toBeNull();
  });

  it('and then it has not happened', () => {
    const left = standing(history('placed', 'confirmed', 'in-delivery', 'completed', TAKEN_BACK, 'edited'));
    expect(left.map(({ event }) => event)).toEqual(['placed', 'confirmed', 'in-delivery', 'edited']);
  });
});
