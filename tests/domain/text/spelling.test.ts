import { expect, it } from 'vitest';
import { isSpelledWith, plainCharacters, spelledWith } from '#domain/text/spelling.ts';

const ASCII: ReadonlySet<string> = new Set();
const GERMAN: ReadonlySet<string> = new Set('äöüÄÖÜß');

// What printers make of every kind of text is in printers/transliterate.test.ts.
it.each([
  ['Käse', GERMAN, 'Käse'],
  ['Käse', ASCII, 'Kaese'],
  ['5 €', ASCII, '5 EUR'],
  ['寿司 🎈', ASCII, '[...] *'],
  ['a\u001b\u00ad\nb', ASCII, 'a\nb'],
])('%j is spelled with the letters there are', (text, alphabet, spelled) => {
  expect(spelledWith(text, alphabet)).toBe(spelled);
});

it('says what is only left out', () => {
  expect(['ä', 'é', '*', '寿', '🎈'].map((character) => isSpelledWith(character, ASCII))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('can leave the letters as they are, without what commands a printer', () => {
  expect(plainCharacters('寿司\u001b 🌶')).toBe('寿司 [scharf]');
});
