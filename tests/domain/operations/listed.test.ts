import { expect, it } from 'vitest';
import { listed } from '#domain/operations/listed.ts';

it.each([
  [[], ''],
  [['Wien'], 'Wien'],
  [['Wien', 'Graz', 'Linz'], 'Wien, Graz, Linz'],
  [['Wien', 'Graz', 'Linz', 'Bregenz'], 'Wien, Graz, Linz …'],
])('%j reads %s', (names, text) => {
  expect(listed(names)).toBe(text);
});
