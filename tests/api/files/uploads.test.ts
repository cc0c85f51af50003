import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { CAKE, ordered, SNACK } from '../support/order-shop.ts';

let shop: OrderServer;
let png: Buffer;
beforeAll(async () => {
  shop = await startOrderServer();
  png = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#2e7d32' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await shop?.stop();
});

const dataUrl = (bytes: Uint8Array, type: string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const send = (data: string, name?: string) => shop.post('/api/uploads', { data, ...(name ? { name } : {}) });
const upload = async (bytes: Uint8Array = png, type = 'image/png', name = 'bild.png') => {
  const { status, body } = await send(dataUrl(bytes, type), name);
  expect(status).toBe(201);
  return body.data;
};
const path = (
  file: { publicHash: string; id: number; version: number; extension: string },
  extension = file.extension,
) => `/upload/${file.publicHash}/${file.id}-${file.version}.${extension}`;
const text = (content: string) => Buffer.from(content);

/** Without the path normalisation that fetch does. */
function raw(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    request({ hostname, port, path: target }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('uploads', () => {
  it('return what is needed to find them again', async () => {
    const file = await upload();
    expect(file).toEqual({
      id: expect.any(Number),
      version: 1,
      extension: 'png',
      mimeType: 'image/png',
      publicHash: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      name: 'bild.png',
    });
    const { status, headers } = await shop.get(path(file));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': expect.stringMatching(/private.*immutable/),
    });
    expect(headers.get('content-disposition')).toMatch(/^inline/);
  });

  it('show pictures as a small jpg', async () => {
    const preview = await fetch(shop.url + path(await upload(), 'jpg'));
    expect(preview.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).toMatchObject({
      width: 640,
      height: 320,
    });
  });

  it('A42 A43 serve everything else as a download', async () => {
    const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const [bytes, type, name] of [
      [svg, 'image/svg+xml', 'bild.svg'],
      [text('<script>alert(1)</script>'), 'text/plain', 'seite.txt'],
      [text('%PDF-1.7\n%%EOF'), 'application/pdf', 'plan "süß".pdf'],
    ] as const) {
      const { headers, status } = await shop.get(path(await upload(bytes, type, name)));
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''/,
      );
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    ['a type that is not accepted', text('MZ'), 'application/x-msdownload', 'virus.exe', 415],
    ['a picture that is a page', text('<html>'), 'image/jpeg', 'bild.jpg', 415],
    ['a document under the type of a picture', text('%PDF-1.7\n%%EOF'), 'image/png', 'plan.pdf', 415],
    ['a broken picture', text('\u0089PNG\r\n'), 'image/png', 'kaputt.png', 415],
  ])('A43 refuse %s with one sentence', async (_name, bytes, type, name, status) => {
    const answer = await send(dataUrl(bytes, type), name);
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].message).toBe(
      `Die ausgewählte Datei "${name}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`,
    );
  });

  it.each([
    '',
    'data:',
    'data:image/png;base64,',
    'data:image/png,abc',
    'https://example.at/x.png',
    'data:image/png;base64,***',
  ])('refuse %j', async (data) => {
    expect((await send(data, 'x.png')).status).toBe(422);
  });

  it('A44 refuse one byte more than 15 MB, and far more than that early', async () => {
    const limit = 15 * 1024 * 1024;
    const slightly = await send(dataUrl(Buffer.alloc(limit + 1, 65), 'text/plain'), 'lang.txt');
    expect(slightly.status).toBe(413);
    expect(slightly.body.errors[0].message).toContain('"lang.txt"');
    expect((await send(dataUrl(Buffer.alloc(limit, 65), 'text/plain'), 'genau.txt')).status).toBe(201);
    const far = await send(`data:text/plain;base64,${'A'.repeat(30_000_000)}`, 'riesig.txt').catch(() => ({
      status: 413,
    }));
    expect(far.status).toBe(413);
    const files = await readdir(join(shop.settings.dataDir, 'files', 'uploads'));
    expect(files.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('A45 refuse a bomb', async () => {
    const bomb = await sharp({ create: { width: 15_000, height: 15_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await send(dataUrl(bomb, 'image/png'), 'bombe.png')).status).toBe(422);
  });
});

describe('uploads of orders', () => {
  const cake = (parts: unknown[]) => ({ items: [ordered({ product: CAKE, amount: 1, parts })] });

  it('belong to one order', async () => {
    const [first, second] = [await upload(), await upload()];
    const order = await shop.placed(cake([[first.id, second.id], null]));
    expect(order.items[0]?.parts[0]?.uploads.map(({ id }) => id)).toEqual([first.id, second.id]);
    const { status, body } = await shop.order({ ...cake([[first.id], null]), email: 'fremd@example.at' });
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([
      422,
      'items.0.parts.0',
      'upload-unknown',
    ]);
  });

  it('go to only one of many concurrent orders', async () => {
    const file = await upload();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        shop.order({ ...cake([[file.id], null]), email: `gast${n}@example.at` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  });

  it('must exist and fit the step', async () => {
    const pdf = await upload(text('%PDF-1.7\n%%EOF'), 'application/pdf', 'plan.pdf');
    const image = await upload();
    for (const [parts, field] of [
      [[[2_000_000_000], null], 'items.0.parts.0'],
      [[[pdf.id], null], 'items.0.parts.0'],
      [[[image.id], [pdf.id, image.id]], 'items.0.parts.1'],
      [[[], null], 'items.0.parts.0'],
      [[null, pdf.id], 'items.0.parts.0'],
    ] as const) {
      const { status, body } = await shop.order(cake([...parts]));
      expect([status, body.errors[0].field]).toEqual([422, field]);
    }
    const { status } = await shop.order({
      items: [ordered({ product: SNACK, amount: 1, parts: [image.id, null, null, null] })],
    });
    expect(status).toBe(422);
  });
});

describe('A47 paths of files', () => {
  it('lead only to files', async () => {
    const file = await upload();
    const { publicHash, id } = file;
    const targets = [
      '/upload/../../etc/passwd',
      '/upload/%2e%2e%2f%2e%2e%2fetc/passwd',
      '/upload/%252e%252e/passwd',
      `/upload/${publicHash}/..%2f..%2fserver%2fmain.ts`,
      `/upload/${publicHash}/..\\..\\passwd`,
      `/upload/${publicHash}/${id}-1.png%00.jpg`,
      `/upload/${publicHash}/${id}-1.php`,
      `/upload/${publicHash}/${id}--1.png`,
      `/upload/${publicHash}/${id}-2.png`,
      `/upload/${publicHash}/${id}-1.gif`,
      `/upload/${publicHash}/0${id}-1.png`,
      `/upload/${publicHash.slice(0, -1)}${publicHash.endsWith('A') ? 'B' : 'A'}/${id}-1.png`,
      `/upload/${'A'.repeat(43)}/${id}-1.png`,
      `/upload/${publicHash}/${'9'.repeat(400)}-1.png`,
      '/image/1-1.jpg/../../etc/passwd',
      '/image/tiny/../../etc/passwd',
      '/image/huge/1-1.jpg',
      '/image/constructor/1-1.jpg',
      '/image/__proto__/1-1.jpg',
      '/image/tiny/1-1.php',
      '/image/1%2F..%2F2-1.jpg',
      '/image/tiny/%E2%80%A5/1-1.jpg',
      '/image/999999-1.jpg',
    ];
    const statuses = await Promise.all(targets.map(async (target) => [target, await raw(target)]));
    expect(statuses.filter(([, status]) => ![400, 404, 422].includes(Number(status)))).toEqual([]);
    expect(await raw(path(file))).toBe(200);
  });
});

describe('pictures of the shop', () => {
  it('come in every size, cached for ever, and are generated once', async () => {
    await shop.deps.storage.write('images/7-1.png', png);
    for (const [size, edge] of [
      ['icon', 64],
      ['thumbnail', 128],
      ['tiny', 256],
      ['small', 640],
      ['product', 640],
      ['medium', 800],
    ] as const) {
      const answer = await fetch(`${shop.url}/image/${size}/7-1.png`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(edge);
    }
    expect((await shop.get('/image/7-1.png')).headers.get('content-type')).toBe('image/png');
    expect((await shop.get('/image/small/7-1.webp')).headers.get('content-type')).toBe('image/webp');
    expect((await shop.get('/image/original/7-1.jpg')).headers.get('content-type')).toBe('image/jpeg');
    const etag = (await shop.get('/image/tiny/7-1.png')).headers.get('etag') ?? '';
    expect((await shop.get('/image/tiny/7-1.png', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(await readdir(join(shop.settings.dataDir, 'files', 'image-copies', 'tiny'))).toEqual(['7-1.png']);
  });
});
