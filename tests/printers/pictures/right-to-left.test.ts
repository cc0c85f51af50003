import { expect, test } from 'vitest';
import { asSeen, isRightToLeft, joined } from '#printers/pictures/right-to-left.ts';

const seen = (text: string, isRight: boolean) =>
  asSeen(
    [...text].map((character) => ({ character })),
    isRight,
  )
    .map(({ character }) => character)
    .join('');

test.each([
  ['only letters from left to right', 'Käse 12', false, 'Käse 12'],
  ['Hebrew', 'שלום עולם', true, 'םלוע םולש'],
  ['a German word before it', 'Belag: שלום', false, 'Belag: םולש'],
  ['a number inside', 'אב 12 גד', true, 'דג 12 בא'],
  ['brackets open the other way', 'אב (גד)', true, '(דג) בא'],
  ['German inside of Hebrew', 'אב Käse גד', true, 'דג Käse בא'],
])('%s', (_, text, isRight, expected) => {
  expect(seen(text, isRight)).toBe(expected);
});

test('Arabic letters take the form that their neighbours give them', () => {
  expect(joined('ببب')).toBe('\ufe91\ufe92\ufe90');
  expect(joined('ب')).toBe('\ufe8f');
  // Alef ends a join; a mark above a letter does not.
  expect(joined('باب')).toBe('\ufe91\ufe8e\ufe8f');
  expect(joined('بَب')).toBe('\ufe91\u064e\ufe90');
  expect(joined('Käse')).toBe('Käse');
});

test('knows the scripts that run to the left', () => {
  expect(['ש', 'ب', 'a', '花', '1'].map(isRightToLeft)).toEqual([true, true, false, false, false]);
});
