import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderDemoPicture } from '#prisma/demo/compose-picture.ts';
import { type DemoPicture, imageRefOf } from '#prisma/demo/demo-picture.ts';
import { demoPictures } from '#prisma/demo/demo-shop.ts';

interface Rendered {
  picture: DemoPicture;
  bytes: Buffer;
  size: { width: number; height: number };
}

/** Every start of a fresh shop draws them all, that of the browser tests too; every day only some are looked at closely. */
const SAMPLE = process.env.THEKE_LONG === '1' ? 1 : 6;

describe('the pictures of the demo shop', () => {
  it('render, have the promised size and show something', { timeout: 180_000 }, async () => {
    const rendered: Rendered[] = [];
    for (const picture of demoPictures.filter((_, index) => index % SAMPLE === 0)) {
      const { width, height } = imageRefOf(picture);
      rendered.push({ picture, bytes: await renderDemoPicture(picture), size: { width, height } });
    }
    expect(rendered.length).toBeGreaterThan(10);
    for (const { picture, bytes, size } of rendered) {
      expect(bytes.length, picture.alt).toBeLessThan(400_000);
      const small = sharp(bytes);
      const { width, height, format, hasAlpha } = await small.metadata();
      expect({ width, height }).toEqual(size);
      const isLogo = picture.layout === 'logo';
      expect([format, hasAlpha]).toEqual(isLogo ? ['png', true] : ['webp', false]);
      const { channels } = await sharp(bytes).resize(160, 120, { fit: 'fill' }).removeAlpha().stats();
      // A ground alone deviates by less than 10; motifs bring colour and contrast.
      const deviation = Math.max(...channels.map(({ stdev }) => stdev));
      expect(deviation, picture.alt).toBeGreaterThan(14);
    }
    const distinct = new Set(rendered.map(({ bytes }) => bytes.toString('base64')));
    expect(distinct.size).toBe(rendered.length);
  });

  it('look the same every time', async () => {
    const platter = demoPictures.find(({ layout }) => layout === 'scatter');
    if (!platter) throw new Error('no platter');
    const [first, second] = [await renderDemoPicture(platter), await renderDemoPicture(platter)];
    expect(first.equals(second)).toBe(true);
  });

  it('name a motif that does not exist', async () => {
    const [picture] = demoPictures.filter(({ layout }) => layout === 'hero');
    if (!picture) throw new Error('no picture');
    await expect(renderDemoPicture({ ...picture, motifs: ['no-such-thing'] })).rejects.toThrow(
      'no-such-thing',
    );
  });
});
