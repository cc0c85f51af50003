import { describe, expect, it } from 'vitest';
import {
  endedShortages,
  isOptionGone,
  isUsedUp,
  SHORTAGE_LENGTHS,
  type Shortage,
  type ShortageCommand,
  shortageFor,
  shortageOf,
  withShortages,
} from '#domain/shop/shortage.ts';

const NOW = new Date('2026-11-24T18:10:20Z');
const ROLL = { product: 1, option: '' };
const AVOCADO = { product: null, option: 'Avocado' };
const note = (overrides: Partial<Shortage>): Shortage => ({
  ...ROLL,
  until: null,
  left: null,
  ...overrides,
});
const of = (command: ShortageCommand, thing: Pick<Shortage, 'product' | 'option'> = ROLL) =>
  shortageOf(thing, command, NOW, 'Europe/Vienna');

describe('R230 how long something is sold out', () => {
  it.each([
    ['60', '2026-11-24T19:11:00.000Z'],
    ['120', '2026-11-24T20:11:00.000Z'],
    ['240', '2026-11-24T22:11:00.000Z'],
    ['tomorrow', '2026-11-24T23:00:00.000Z'],
  ] as const)('%s ends at %s', (length, until) => {
    expect(of({ type: 'gone', length })).toEqual(note({ until }));
    expect(of({ type: 'gone', length }, AVOCADO)).toEqual(note({ ...AVOCADO, until }));
  });

  it('until further notice is said by the product itself, of an option by a note', () => {
    expect(of({ type: 'gone', length: 'open' })).toBeNull();
    expect(of({ type: 'gone', length: 'open' }, AVOCADO)).toEqual(note(AVOCADO));
  });

  it('has ended once its hour has come, and never by itself without one', () => {
    const list = SHORTAGE_LENGTHS.flatMap((length) => of({ type: 'gone', length }) ?? []);
    expect(endedShortages([...list, note(AVOCADO)], new Date('2026-11-24T20:11:00Z'))).toHaveLength(2);
    expect(endedShortages([...list, note(AVOCADO)], NOW)).toEqual([]);
    expect(endedShortages(undefined, NOW)).toEqual([]);
  });
});

describe('R232 a number left', () => {
  it('is noted, and nothing once there is enough again', () => {
    expect(of({ type: 'left', left: 3 })).toEqual(note({ left: 3 }));
    expect(of({ type: 'back' })).toBeNull();
  });

  it.each([
    [null, true],
    [0, true],
    [0.5, false],
    [3, false],
  ])('left %s: used up is %s', (left, expected) => {
    expect(isUsedUp(note({ left }))).toBe(expected);
    expect(isOptionGone([note({ ...AVOCADO, left })], 'Avocado')).toBe(expected);
  });
});

describe('R231 options', () => {
  it('are found by their name, products by their id', () => {
    const list = [note({ left: 2 }), note(AVOCADO)];
    expect(shortageFor(list, ROLL)).toEqual(note({ left: 2 }));
    expect(shortageFor(list, AVOCADO)).toEqual(note(AVOCADO));
    expect(shortageFor(undefined, ROLL)).toBeNull();
    expect(isOptionGone(list, 'Ei')).toBe(false);
    expect(isOptionGone(list, '')).toBe(false);
  });

  it('are replaced one by one', () => {
    const list = [note({ left: 2 }), note(AVOCADO)];
    expect(withShortages(list, [ROLL], [note({ left: 1 })])).toEqual([note(AVOCADO), note({ left: 1 })]);
    expect(withShortages(list, [AVOCADO], [])).toEqual([note({ left: 2 })]);
  });
});
