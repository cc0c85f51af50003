import { expect, test } from 'vitest';
import { glyphFont, readGlyphFont } from '#printers/pictures/glyph-font.ts';

/** A glyph as the font's designers drew it. */
function drawn(character: string): string[] {
  const glyph = glyphFont()?.(character);
  const rows = Array.from({ length: 16 }, () => Array<string>(glyph?.advance ?? 0).fill('.'));
  for (const [x, y] of glyph?.dots ?? []) (rows[y] ?? [])[x] = '#';
  return rows.map((row) => row.join(''));
}

test('letters come out dot by dot', () => {
  expect(drawn('ä').slice(2, 14)).toEqual([
    '..#..#..',
    '..#..#..',
    '........',
    '........',
    '..####..',
    '.#....#.',
    '......#.',
    '..#####.',
    '.#....#.',
    '.#....#.',
    '.#...##.',
    '..###.#.',
  ]);
  expect(drawn('生')[0]).toHaveLength(16);
});

test('marks take no room, and what is not there is null', () => {
  expect(glyphFont()?.('\u0301')?.advance).toBe(0);
  expect(glyphFont()?.('\u{1f9cb}')).toBeNull();
});

test('another file is refused', () => {
  expect(() => readGlyphFont(Buffer.from('wOF2, or anything else'))).toThrow(TypeError);
});
