import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderDemoPicture } from '#prisma/demo/compose-picture.ts';
import { imageRefOf } from '#prisma/demo/demo-picture.ts';
import { demoPictures } from '#prisma/demo/demo-shop.ts';
import { fileOf, readDemoPictures } from '#prisma/demo/picture-files.ts';

const DIRECTORY = new URL('../../prisma/demo/pictures/', import.meta.url).pathname;

/** Drawing takes half a second each, so a daily run compares only some with what the data draws now. */
const SAMPLE = process.env.THEKE_LONG === '1' ? 1 : 20;

/** A picture as 64 x 48 points without transparency. */
const thumbnail = (bytes: Buffer) => sharp(bytes).resize(64, 48, { fit: 'fill' }).flatten().raw().toBuffer();

describe('the pictures of the demo shop', () => {
  it('are in the repository, each once', () => {
    expect(readdirSync(DIRECTORY).sort()).toEqual(demoPictures.map(fileOf).sort());
  });

  it('have the promised size and are not blank', async () => {
    const contents = new Set<string>();
    await readDemoPictures(DIRECTORY, async (picture, bytes) => {
      expect(bytes.length, picture.alt).toBeLessThan(400_000);
      const { width, height, format, hasAlpha } = await sharp(bytes).metadata();
      const promised = imageRefOf(picture);
      expect({ width, height }).toEqual({ width: promised.width, height: promised.height });
      const isLogo = picture.layout === 'logo';
      expect([format, hasAlpha]).toEqual(isLogo ? ['png', true] : ['webp', false]);
      const raw = { width: 64, height: 48, channels: 3 } as const;
      const { channels } = await sharp(await thumbnail(bytes), { raw }).stats();
      // A plain background deviates by less than 10; motifs bring colour and contrast.
      const deviation = Math.max(...channels.map(({ stdev }) => stdev));
      expect(deviation, picture.alt).toBeGreaterThan(14);
      contents.add(bytes.toString('base64'));
    });
    expect(contents.size).toBe(demoPictures.length);
  });

  it('match what their data draws, else `npm run demo-pictures`', { timeout: 180_000 }, async () => {
    const compared = demoPictures.filter((_, index) => index % SAMPLE === 0);
    for (const picture of compared) {
      const [stored, drawn] = await Promise.all([
        readFile(join(DIRECTORY, fileOf(picture))).then(thumbnail),
        renderDemoPicture(picture).then(thumbnail),
      ]);
      const farthest = stored.reduce(
        (worst, value, at) => Math.max(worst, Math.abs(value - (drawn[at] ?? 0))),
        0,
      );
      expect(farthest, picture.alt).toBeLessThan(6);
    }
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
