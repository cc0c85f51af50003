import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createImages } from '#adapters/images.ts';
import { AppError } from '#domain/errors.ts';

const images = createImages();
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3261e' } });
const text = (content: string) => new TextEncoder().encode(content);

async function refusal(bytes: Uint8Array, name: string): Promise<string> {
  try {
    await images.admit(bytes, name);
    return 'admitted';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('what is accepted', () => {
  it.each([
    ['foto.jpg', 'jpeg', 'image/jpeg'],
    ['foto.JPEG', 'jpeg', 'image/jpeg'],
    ['foto.png', 'png', 'image/png'],
    ['foto.gif', 'gif', 'image/gif'],
  ] as const)('%s, by its content', async (name, format, mimeType) => {
    const file = await images.admit(await blank(40, 20).toFormat(format).toBuffer(), name);
    expect(file.mimeType).toBe(mimeType);
    expect(await sharp(file.bytes).metadata()).toMatchObject({ width: 40, height: 20, format });
  });

  it('text files whose name tells their type', async () => {
    expect(await images.admit(text('a;b\n1;2\n'), 'liste.csv')).toMatchObject({
      extension: 'csv',
      mimeType: 'text/csv',
    });
    expect(await images.admit(text('Grüße'), 'brief.txt')).toMatchObject({ extension: 'txt' });
    expect(await images.admit(text('%PDF-1.7\n%%EOF'), 'plan.pdf')).toMatchObject({
      mimeType: 'application/pdf',
    });
  });

  it('pictures, less the place where they were taken', async () => {
    const located = await blank(30, 30)
      .withExif({ IFD0: { Copyright: 'geheim' }, IFD3: { GPSLatitude: '47/1 24/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(located).metadata()).exif).toBeDefined();
    const file = await images.admit(located, 'foto.jpg');
    expect((await sharp(file.bytes).metadata()).exif).toBeUndefined();
  });
});

describe('A42 SVG', () => {
  it('is kept as it is, but only under its own extension', async () => {
    const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await images.admit(svg, 'bild.svg')).toMatchObject({
      extension: 'svg',
      mimeType: 'image/svg+xml',
    });
    expect(await refusal(svg, 'bild.png')).toBe('file-type');
    expect(await refusal(text('<html><script>alert(1)</script></html>'), 'bild.svg')).toBe('file-type');
  });
});

describe('A43 polyglots and lies', () => {
  it('loses what is appended to a picture', async () => {
    const png = await blank(10, 10).png().toBuffer();
    const file = await images.admit(
      Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
      'bild.png',
    );
    expect(Buffer.from(file.bytes).includes('<script>')).toBe(false);
  });

  it.each([
    ['bild.jpg', text('<html><body onload=alert(1)>')],
    ['bild.php', text('<?php system($_GET[0]);')],
    ['a.php.jpg', text('<?php system($_GET[0]);')],
    ['seite.html', text('<html></html>')],
    ['leer.png', new Uint8Array()],
    ['leer.txt', new Uint8Array()],
    ['programm.exe', text('MZ\u0000\u0000')],
    ['text.txt', new Uint8Array([0x41, 0x00, 0x42])],
    ['bild.png', text('%PDF-1.7\n%%EOF')],
  ])('refuses %s that is something else', async (name, bytes) => {
    expect(await refusal(bytes, name)).toBe('file-type');
  });

  it('refuses a picture under the name of a document', async () => {
    expect(await refusal(await blank(10, 10).png().toBuffer(), 'plan.pdf')).toBe('file-type');
    expect(await refusal(await blank(10, 10).webp().toBuffer(), 'bild.webp')).toBe('file-type');
  });
});

describe('A45 bombs', () => {
  it('refuses 15,000 x 15,000 pixels in a small file', async () => {
    const bomb = await blank(15_000, 15_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await refusal(bomb, 'bombe.png')).toBe('image-invalid');
  });

  it('refuses a truncated picture', async () => {
    const jpeg = await blank(400, 400).jpeg().toBuffer();
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2), 'halb.jpg')).toBe('image-invalid');
  });

  it('keeps one frame of an animation', async () => {
    const frames = await sharp(Buffer.alloc(20 * 20 * 3 * 50, 120), {
      raw: { width: 20, height: 20 * 50, channels: 3, pageHeight: 20 },
    })
      .gif()
      .toBuffer();
    const file = await images.admit(frames, 'film.gif');
    expect((await sharp(file.bytes, { pages: -1 }).metadata()).pages ?? 1).toBe(1);
  });
});

describe('A46 archives', () => {
  it('are kept and never opened', async () => {
    // An empty archive: only its end record.
    const zip = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]);
    expect(await images.admit(zip, 'bilder.zip')).toMatchObject({ extension: 'zip', bytes: zip });
    expect(await refusal(zip, 'bilder.docx')).toBe('file-type');
  });
});

describe('R321: a small picture of somebody else', () => {
  const BOX = { width: 96, height: 72 };
  const svg = (content: string, size = 'width="32" height="24"') =>
    text(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`,
    );
  const dotsOf = async (png: Uint8Array | null) =>
    sharp(png ?? new Uint8Array())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('is made of %s', async (format) => {
    const icon = await images.icon(await blank(64, 48).toFormat(format).toBuffer(), BOX);
    expect(await sharp(icon ?? undefined).metadata()).toMatchObject({ ...BOX, format: 'png' });
  });

  it('is drawn sharply from a drawing of any size', async () => {
    const half = '<path d="M0 0H50V100H0z" fill="#ff0000"/><path d="M50 0H100V100H50z" fill="#0000ff"/>';
    for (const size of ['width="4" height="3"', 'width="320" height="240"']) {
      const view = `${size} viewBox="0 0 100 100" preserveAspectRatio="none"`;
      const { data, info } = await dotsOf(await images.icon(svg(half, view), BOX));
      expect(info).toMatchObject(BOX);
      const row = (x: number) => [...data.subarray((36 * 96 + x) * 3, (36 * 96 + x) * 3 + 3)];
      expect([row(46), row(49)]).toEqual([
        [255, 0, 0],
        [0, 0, 255],
      ]);
    }
  });

  it('has nothing of a drawing but its dots: no script, no other file, no entity', async () => {
    const file = new URL('../../package.json', import.meta.url).href;
    const hostile = svg(
      `<script>alert(1)</script><image xlink:href="${file}" width="32" height="24"/><rect width="9" height="9" fill="red"/>`,
    );
    const icon = await images.icon(hostile, BOX);
    expect(
      Buffer.from(icon ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(Buffer.from(icon ?? []).toString('latin1')).not.toMatch(/script|file:/);
    const entity = text(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "${file}">]><svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><text>&x;</text></svg>`,
    );
    const drawn = await images.icon(entity, BOX);
    const inked = drawn ? ((await sharp(drawn).ensureAlpha().stats()).channels[3]?.max ?? 255) : 0;
    expect(inked, 'drawn without it, or not at all').toBe(0);
  });

  it.each([
    ['a page', text('<!doctype html><html><svg></svg></html>')],
    ['text', text('PNG')],
    ['nothing', new Uint8Array()],
    ['half a drawing', text('<svg xmlns="http://www.w3.org/2000/svg"><rect')],
    ['a drawing as large as a field', svg('<rect width="9" height="9"/>', 'width="90000" height="90000"')],
  ])('is none that is %s', async (_, bytes) => {
    expect(await images.icon(bytes, BOX)).toBeNull();
  });
});
