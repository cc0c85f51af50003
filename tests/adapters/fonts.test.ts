import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { bundledFonts } from '#adapters/fonts.ts';
import { openTypeOf } from '#adapters/woff2.ts';
import { BUNDLED_FONTS, fontKey, fontVariant } from '#domain/media/font.ts';

const require = createRequire(import.meta.url);
const fonts = bundledFonts();
const packageOf = (family: string) =>
  family === 'Lato' ? '@fontsource/lato' : `@fontsource-variable/${fontKey(family)}`;

describe.each(BUNDLED_FONTS)('$family', (family) => {
  it('has the variants that its package declares', () => {
    const metadata = JSON.parse(
      readFileSync(require.resolve(`${packageOf(family.family)}/metadata.json`), 'utf8'),
    );
    expect(metadata.family).toBe(family.family);
    const variants = metadata.weights.flatMap((weight: number) => [`${weight}`, `${weight}i`]);
    expect(family.variants).toEqual(variants);
  });

  it('comes with the letters of German and neighbouring languages', async () => {
    const variant = fontVariant(family.variants.at(-1) ?? '');
    const files = variant && (await fonts.files(family, variant));
    expect(files?.map(({ bytes }) => Buffer.from(bytes.subarray(0, 4)).toString())).toEqual(['wOF2', 'wOF2']);
    for (const { unicodeRange } of files ?? []) expect(unicodeRange).toMatch(/^U\+[0-9A-F]/);
  });
});

it('A50 has no file for anything outside its list', async () => {
  const [family = { family: '', variants: [] }] = BUNDLED_FONTS;
  expect(await fonts.files({ ...family, family: '../inter' }, { weight: 400, isItalic: false })).toBeNull();
  expect(await fonts.files(family, { weight: 450, isItalic: false })).toBeNull();
});

describe('WOFF2 as OpenType', () => {
  it.each(BUNDLED_FONTS)('$family: every table in its place, under its own name', async (family) => {
    const files = (await fonts.files(family, { weight: 700, isItalic: true })) ?? [];
    for (const { bytes } of files) {
      const font = Buffer.from(await openTypeOf(bytes, 'Eigener Name'));
      const tables = tablesOf(font);
      expect([...tables.keys()]).toEqual([...tables.keys()].toSorted());
      expect([...tables.keys()]).toEqual(
        expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'name']),
      );
      expect(tables.get('name')?.includes(Buffer.from('Eigener Name', 'utf16le').swap16())).toBe(true);
      checkOutlines(tables);
    }
  });

  it.each(['<html></html>', '', 'wOF2', `wOF2${'\0'.repeat(100)}`])('refuses %j', async (text) => {
    await expect(openTypeOf(new TextEncoder().encode(text), 'x')).rejects.toThrow();
  });
});

function tablesOf(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + index * 16;
      const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
      expect(offset % 4).toBe(0);
      expect(offset + length).toBeLessThanOrEqual(font.length);
      return [font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length)];
    }),
  );
}

/** The offsets rise and end with the table, and every outline lies in its box. */
function checkOutlines(tables: ReadonlyMap<string, Buffer>): void {
  const [head, loca, glyf, maxp] = ['head', 'loca', 'glyf', 'maxp'].map(
    (tag) => tables.get(tag) ?? Buffer.alloc(0),
  );
  if (!head || !loca || !glyf || !maxp) throw new Error('a table is missing');
  const isLong = head.readInt16BE(50) === 1;
  const glyphs = maxp.readUInt16BE(4);
  expect(loca.length).toBe((glyphs + 1) * (isLong ? 4 : 2));
  const offsetOf = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  expect(offsetOf(glyphs)).toBe(glyf.length);
  for (let glyph = 0; glyph < glyphs; glyph += 1) {
    const [start, end] = [offsetOf(glyph), offsetOf(glyph + 1)];
    expect(end).toBeGreaterThanOrEqual(start);
    if (end === start) continue;
    const [left, bottom, right, top] = [2, 4, 6, 8].map((at) => glyf.readInt16BE(start + at));
    expect(left).toBeLessThanOrEqual(right ?? 0);
    expect(bottom).toBeLessThanOrEqual(top ?? 0);
  }
}
