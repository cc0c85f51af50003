import { expect, it } from 'vitest';
import { beginsWithZeros, puzzleAnswer, taskOf } from '#domain/ordering/brake/puzzle.ts';

it.each([
  [[0, 0, 0x7f], 17, true],
  [[0, 0, 0x80], 17, false],
  [[0, 1, 0], 17, false],
  [[0, 0], 16, true],
  [[0, 0], 17, false],
  [[0xff], 0, true],
])('%j begins with %i zero bits: %s', (bytes, bits, expected) => {
  expect(beginsWithZeros(new Uint8Array(bytes), bits)).toBe(expected);
});

it('an answer names its task', () => {
  expect(taskOf(puzzleAnswer('a.b-c_d', 12))).toBe('a.b-c_d');
  expect(['', 'a', 'a:', ':1', 'a:1:2', 'a b:1', 'a:x'].map(taskOf)).toEqual(Array(7).fill(null));
});
