import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALLERGEN_LETTERS,
  type AllergenLetter,
  allergenLetters,
  joinedAllergens,
  withAllergen,
} from '#domain/catalogue/allergens.ts';

describe('the letters of a text', () => {
  test.each<[string, AllergenLetter[]]>([
    ['', []],
    ['A, C, G', ['A', 'C', 'G']],
    ['g,a', ['A', 'G']],
    ['A; G', ['A', 'G']],
    ['A (Weizen, Roggen), G', ['A', 'G']],
    ['G: Milch', ['G']],
    ['Kann Spuren von Nüssen enthalten', []],
    ['A, kann Spuren von Nüssen enthalten', ['A']],
    ['X, I, K', []],
  ])('%j', (text, letters) => expect(allergenLetters(text)).toEqual(letters));
});

describe('adding or removing a letter', () => {
  test.each<[string, AllergenLetter, boolean, string]>([
    ['', 'G', true, 'G'],
    ['A, G', 'C', true, 'A, C, G'],
    ['A, G', 'G', true, 'A, G'],
    ['A, C, G', 'C', false, 'A, G'],
    ['A (Weizen, Roggen), G', 'A', false, 'G'],
    ['A (Weizen, Roggen)', 'G', true, 'A (Weizen, Roggen), G'],
    ['kann Spuren von Nüssen enthalten', 'G', true, 'G, kann Spuren von Nüssen enthalten'],
    ['A', 'A', false, ''],
  ])('%j, %s %s', (text, letter, isOn, after) => expect(withAllergen(text, letter, isOn)).toBe(after));
});

describe('the allergens of several things together', () => {
  test.each<[string[], string]>([
    [['C, A', 'G, A'], 'A, C, G'],
    [['g', 'A'], 'A, G'],
    // H comes before L, as in the ministry's list.
    [['R, L', 'H'], 'H, L, R'],
    [['A (Weizen)', 'A (Roggen, weizen), G'], 'A (Weizen, Roggen), G'],
    [['A', 'A: Dinkel', 'A – Hafer (glutenfrei)'], 'A (Dinkel, Hafer (glutenfrei))'],
    [
      ['A, kann Spuren von Nüssen enthalten', 'Kann Spuren von Nüssen enthalten; G'],
      'A, G, kann Spuren von Nüssen enthalten',
    ],
    [['', ' '], ''],
    [[], ''],
  ])('%j', (texts, joined) => {
    expect(joinedAllergens(texts)).toBe(joined);
  });

  test('lose no letter of any of them', () => {
    const letters = fc.array(fc.constantFrom(...ALLERGEN_LETTERS)).map((list) => list.join(', '));
    fc.assert(
      fc.property(fc.array(letters), (texts) => {
        const wanted = new Set(texts.flatMap(allergenLetters));
        expect(new Set(allergenLetters(joinedAllergens(texts)))).toEqual(wanted);
        expect(allergenLetters(joinedAllergens(texts)).join(', ')).toBe(joinedAllergens(texts));
      }),
    );
  });
});
