import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderDemoPicture } from '#prisma/demo/compose-picture.ts';
import { imageRefOf } from '#prisma/demo/demo-picture.ts';
import { demoPictures } from '#prisma/demo/demo-shop.ts';
import { fileOf, readDemoPictures } from '#prisma/demo/picture-files.ts';

const DIRECTORY = new URL('../../prisma/demo/pictures/', import.meta.url).pathname;

/** Drawing takes two seconds each, so only some are compared with what the data draws now, fewer in a daily run. */
const SAMPLE = process.env.THEKE_LONG === '1' ? 5 : 25;

/** On a card at 128 px nobody may take one dish for another: the mean difference per point in Lab. */
const LEAST_DIFFERENCE = 9;
const CARD = { width: 128, height: 96 } as const;
/** What all of them may take of the repository together, in bytes. */
const MOST_BYTES = 4_000_000;

/** A picture as 64 x 48 points without transparency. */
const thumbnail = (bytes: Buffer) => sharp(bytes).resize(64, 48, { fit: 'fill' }).flatten().raw().toBuffer();

/** Mean distance of the points of two pictures (CIE76; 2.3 is just noticeable). */
function differenceOf(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 3) {
    const part = (index: number) => (one[at + index] ?? 0) - (other[at + index] ?? 0);
    sum += Math.hypot(part(0), part(1), part(2));
  }
  return sum / (one.length / 3);
}

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

  it('take little room, all told', () => {
    const sizes = readdirSync(DIRECTORY).map((file) => statSync(join(DIRECTORY, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  });

  it('fill 1440 px on a sharp screen where they head a page, whatever is cut off above and below', async () => {
    const heads = demoPictures.filter(({ isWide, layout }) => isWide || /shop|counter/.test(layout));
    expect(heads.length).toBeGreaterThan(10);
    for (const picture of heads) {
      const file = sharp(join(DIRECTORY, fileOf(picture)));
      const { width, height } = await file.metadata();
      expect(width, picture.alt).toBeGreaterThanOrEqual(2400);
      // The band of 5:2 in the middle holds as much as the rest.
      const band = Math.round(width / 2.5);
      const shown = await file.extract({
        left: 0,
        top: Math.round((height - band) / 2),
        width,
        height: band,
      });
      const { channels } = await sharp(await shown.toBuffer()).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev)), picture.alt).toBeGreaterThan(30);
    }
  });

  it('look different from each other at 128 px', async () => {
    const small = await Promise.all(
      demoPictures.map(async (picture) => ({
        alt: `${picture.id} ${picture.alt}`,
        points: await sharp(join(DIRECTORY, fileOf(picture)))
          .flatten()
          .resize(CARD.width, CARD.height, { fit: 'fill' })
          .toColourspace('lab')
          .raw({ depth: 'float' })
          .toBuffer()
          .then((bytes) => new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)),
      })),
    );
    const alike = small.flatMap((one, index) =>
      small.slice(0, index).flatMap((other) => {
        const difference = differenceOf(one.points, other.points);
        return difference < LEAST_DIFFERENCE ? [`${one.alt} / ${other.alt}: ${difference.toFixed(1)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('match what their data draws, else `npm run demo-pictures`', { timeout: 180_000 }, async () => {
    const compared = demoPictures.filter((_, index) => index % SAMPLE === 0);
    const known = new Map<string, Promise<string>>();
    for (const picture of compared) {
      const [stored, drawn] = await Promise.all([
        readFile(join(DIRECTORY, fileOf(picture))).then(thumbnail),
        renderDemoPicture(picture, known).then(thumbnail),
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
