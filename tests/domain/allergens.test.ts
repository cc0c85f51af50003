import { describe, expect, test } from 'vitest';
import { type AllergenLetter, allergenLetters, withAllergen } from '#domain/allergens.ts';

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

describe('a letter put in or taken out', () => {
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
