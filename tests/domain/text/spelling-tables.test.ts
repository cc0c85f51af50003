import { expect, it } from 'vitest';
import { LETTERS, lettersIn, PICTURES, TYPOGRAPHY } from '#domain/text/spelling-tables.ts';

it('ends in ASCII or in characters that have a spelling of their own', () => {
  const hasEnd = (text: string, depth = 0): boolean =>
    depth < 4 &&
    [...text].every(
      (character) => /[ -~]/.test(character) || hasEnd(TYPOGRAPHY[character] ?? '\u0000', depth + 1),
    );
  const spellings = [...Object.values(TYPOGRAPHY), ...LETTERS.values(), ...Object.values(PICTURES)];
  expect(spellings.filter((spelling) => !hasEnd(spelling))).toEqual([]);
});

it('spells Ukrainian its own way', () => {
  expect(lettersIn('Київ').get('и')).toBe('y');
  expect(lettersIn('Григорий').get('и')).toBeUndefined();
});
