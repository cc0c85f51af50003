import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrawnLayer } from '#domain/drawing/image-template.ts';
import { box, type Easel, openEasel, words } from './easel.ts';

let easel: Easel;
const bytesOf: Easel['bytesOf'] = (...args) => easel.bytesOf(...args);
const painted: Easel['painted'] = (...args) => easel.painted(...args);
beforeAll(async () => {
  easel = await openEasel();
});
afterAll(() => easel?.close());

const inkOf = async (layer: DrawnLayer) => {
  const ink = await (await painted([layer])).ink();
  if (!ink) throw new Error('nothing is painted');
  return ink;
};

describe('texts', () => {
  it('share a baseline, whatever letters they have', async () => {
    const [low, high] = [await inkOf(words('nnn')), await inkOf(words('ÄÄÄ'))];
    expect(low[3]).toBe(high[3]);
    expect(high[1]).toBeLessThan(low[1]);
    expect(high[1]).toBeGreaterThanOrEqual(box.y);
  });

  it('keep to their alignment', async () => {
    const [left, center, right] = [
      await inkOf(words('Mohn')),
      await inkOf(words('Mohn', { align: 'center' })),
      await inkOf(words('Mohn', { align: 'right' })),
    ];
    expect(left[0]).toBeLessThanOrEqual(box.x + 3);
    expect(right[2]).toBeGreaterThanOrEqual(box.x + box.width - 4);
    expect(Math.abs(center[0] + center[2] - 2 * box.x - box.width)).toBeLessThanOrEqual(3);
    const bottom = await inkOf(words('Mohn', { verticalAlign: 'bottom' }));
    const middle = await inkOf(words('Mohn', { verticalAlign: 'middle' }));
    expect(left[1]).toBeLessThan(middle[1]);
    expect(middle[1]).toBeLessThan(bottom[1]);
    expect(bottom[3]).toBeLessThanOrEqual(box.y + box.height);
  });

  it('come in the weight, style and family that the layer names', async () => {
    const variants = [
      words('Semmel'),
      words('Semmel', { weight: 300 }),
      words('Semmel', { isItalic: true }),
      words('Semmel', { font: 'playfair-display' }),
      words('Semmel', { font: 'Inter', weight: 900 }),
      words('Semmel', { font: 'Inter', weight: 100 }),
    ];
    const pictures = await Promise.all(variants.map((layer) => bytesOf([layer])));
    expect(new Set(pictures.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(
      variants.length,
    );
    expect((await readdir(easel.directory)).every((name) => name.endsWith('.ttf'))).toBe(true);
  });

  it('break within German words that are too long, and stay inside their box', async () => {
    const long = words('Donaudampfschifffahrtsgesellschaftskapitän', { size: 16 });
    const [left, top, right, bottom] = await inkOf(long);
    expect(left).toBeGreaterThanOrEqual(box.x - 1);
    expect(right).toBeLessThanOrEqual(box.x + box.width + 1);
    expect(top).toBeGreaterThanOrEqual(box.y);
    expect(bottom).toBeLessThanOrEqual(box.y + box.height + 2);
    expect(bottom - top).toBeGreaterThan(30);
  });

  it('end with an ellipsis where the box ends', async () => {
    const [, , , bottom] = await inkOf(words('viel Text '.repeat(100).trim(), { size: 14 }));
    expect(bottom).toBeLessThanOrEqual(box.y + box.height + 2);
    const word = 'Zwetschkenknödel';
    const oneLine = async (text: string) =>
      Buffer.from(await bytesOf([words(text, { height: 25 })])).toString('base64');
    const cut = await oneLine(`${word} mit Bröseln`);
    const ends = await Promise.all([...word].map((_, length) => oneLine(`${word.slice(0, length)}…`)));
    expect(ends.slice(5)).toContain(cut);
    expect(await oneLine('Mohn')).not.toBe(await oneLine('Mohn…'));
  });

  it('A40 are never read as markup', async () => {
    const marked = await inkOf(words('<b>&amp;</b>', { size: 14 }));
    const plain = await inkOf(words('&', { size: 14 }));
    expect(marked[2]).toBeGreaterThan(plain[2] + 30);
    for (const text of ['<&">', '</span><span size="999pt">X', '&#0;', '<![CDATA[', '\'"<>&'])
      await expect(bytesOf([words(text)])).resolves.toBeDefined();
  });

  it('may contain letters that no font has', async () => {
    await expect(bytesOf([words('漢字 😀 \u0301 \u200d')])).resolves.toBeDefined();
  });
});
