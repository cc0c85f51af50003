import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetDeletions } from '#use-cases/files/forget-deletions.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, EMPLOYEE, MANAGER } from '../support/template.ts';

let server: TestServer;
let manager: Session;
let employee: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  manager = await server.login(MANAGER);
  employee = await server.login(EMPLOYEE);
});
afterAll(() => server?.stop());

type Format = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';
async function picture(format: Format = 'png', [width, height] = [60, 40]): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#2e7d32' } })
    .toFormat(format)
    .toBuffer();
  return `data:image/${format};base64,${bytes.toString('base64')}`;
}
const textFile = (type: string, text: string) =>
  `data:${type};base64,${Buffer.from(text).toString('base64')}`;
const post = (body: object) => server.post('/api/images', body, { session: manager });
const put = (id: number, body: object, session = manager) =>
  server.call('PUT', `/api/images/${id}`, { body: { id, ...body }, session });
const remove = (id: number) => server.call('DELETE', `/api/images/${id}`, { session: manager });
async function created(format?: Format, size?: [number, number]) {
  const { status, body } = await post({ data: await picture(format, size), alt: 'Grüne Wiese' });
  expect(status).toBe(201);
  return body.data;
}
const statusOf = async (path: string) => (await server.get(path)).status;
async function filesOf(id: number): Promise<string[]> {
  const names = await readdir(join(server.settings.dataDir, 'files'), { recursive: true });
  return names.filter((name) => name.includes(`/${id}-`)).toSorted();
}

describe('POST /api/images', () => {
  it.each([
    ['png', 'png', 'image/png'],
    ['jpeg', 'jpg', 'image/jpeg'],
    ['gif', 'gif', 'image/gif'],
    ['webp', 'webp', 'image/webp'],
  ] as const)('stores a %s with its size', async (format, extension, mimeType) => {
    const image = await created(format);
    expect(image).toMatchObject({ version: 1, extension, alt: 'Grüne Wiese', width: 60, height: 40 });
    const { status, headers } = await server.get(`/image/${image.id}-1.${extension}`);
    expect([status, headers.get('content-type')]).toEqual([200, mimeType]);
    expect((await server.get(`/api/images/${image.id}`, { session: employee })).body.data).toEqual(image);
  });

  it('accepts the longest edge of a print, and no more', async () => {
    expect(await created('jpeg', [6000, 300])).toMatchObject({ width: 5000, height: 250 });
  });

  it.each([
    ['A42 an SVG', 'bild.svg', textFile('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['A43 a page', 'bild.jpg', textFile('image/jpeg', '<html><script>alert(1)</script>'), 415],
    ['A43 a document', 'bild.png', textFile('image/png', '%PDF-1.7\n%%EOF'), 415],
    ['a text', 'bild.txt', textFile('text/plain', 'Hallo'), 415],
    ['nothing', 'bild.png', 'data:image/png;base64,', 422],
    ['what is not a data URL', 'bild.png', 'https://example.at/bild.png', 422],
  ])('refuses %s', async (_what, name, data, status) => {
    const answer = await post({ data, name });
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].message).toContain(`"${name}"`);
  });

  it('A45 decodes no unknown format, no bomb and nothing truncated', async () => {
    expect((await post({ data: await picture('avif') })).status).toBe(415);
    expect((await post({ data: await picture('png', [8_100, 8_100]) })).status).toBe(422);
    const [bomb] = (await post({ data: await picture('png', [8_100, 8_100]), name: 'plakat.png' })).body
      .errors;
    expect(bomb.message).toBe('Das Bild "plakat.png" ist beschädigt oder hat unzulässige Abmessungen.');
    const whole = await picture('jpeg', [400, 400]);
    expect((await post({ data: `${whole.slice(0, 1_000)}` })).status).toBe(422);
  });

  it('A44 refuses one byte more than 15 MB', async () => {
    const data = `data:image/png;base64,${Buffer.alloc(15 * 1024 * 1024 + 1).toString('base64')}`;
    const { status, body } = await post({ data, name: 'riesig.png' });
    expect([status, body.errors[0].code]).toEqual([413, 'file-too-large']);
    expect(body.errors[0].message).toBe('Die Datei "riesig.png" ist zu groß (höchstens 15 MB).');
  });

  it('requires a picture, and only known fields', async () => {
    const { status, body } = await post({ alt: 'x', surprise: 1 });
    expect(status).toBe(422);
    expect(body.errors.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
      ['data', 'required'],
      ['surprise', 'unknown-field'],
    ]);
    const long = await post({ data: await picture(), alt: 'x'.repeat(256) });
    expect([long.status, long.body.errors[0].field]).toEqual([422, 'alt']);
  });

  it('is for managers; employees may only look, visitors may not', async () => {
    const data = await picture();
    expect((await server.post('/api/images', { data }, { session: employee })).status).toBe(403);
    expect((await server.post('/api/images', { data })).status).toBe(401);
    expect((await server.get('/api/images')).status).toBe(401);
    const { status, body } = await server.get('/api/images?pageSize=2&sort=-id', { session: employee });
    expect(status).toBe(200);
    expect(body.data).toHaveLength(2);
    expect(body.total).toBeGreaterThan(2);
    expect(body.data[0].id).toBeGreaterThan(body.data[1].id);
  });
});

describe('PUT /api/images/{id}', () => {
  it('changes the description of a picture without touching it', async () => {
    const image = await created();
    const { status, body } = await put(image.id, { ...image, alt: 'Wiese im Mai', version: 99 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...image, alt: 'Wiese im Mai', updatedAt: expect.any(String) });
    expect(await statusOf(`/image/${image.id}-1.png`)).toBe(200);
  });

  it('replaces it under the next version; the previous addresses are gone', async () => {
    const image = await created();
    expect(await statusOf(`/image/tiny/${image.id}-1.webp`)).toBe(200);
    const { body } = await put(image.id, { data: await picture('jpeg', [30, 90]) });
    expect(body.data).toMatchObject({
      version: 2,
      extension: 'jpg',
      width: 30,
      height: 90,
      alt: 'Grüne Wiese',
    });
    expect(await statusOf(`/image/tiny/${image.id}-2.webp`)).toBe(200);
    for (const old of [`${image.id}-1.png`, `tiny/${image.id}-1.webp`, `small/${image.id}-1.jpg`])
      expect(await statusOf(`/image/${old}`), old).toBe(404);
    expect(await filesOf(image.id)).toEqual([
      `image-copies/tiny/${image.id}-2.webp`,
      `images/${image.id}-2.jpg`,
    ]);
  });

  it('shows the new version wherever the picture is used', async () => {
    const image = await created();
    const tag = await server.post(
      '/api/tags',
      { name: 'Mit Bild', image: { id: image.id } },
      { session: await server.login(ADMIN) },
    );
    expect(tag.status).toBe(201);
    await put(image.id, { data: await picture() });
    await expect
      .poll(async () => (await server.get(`/api/tags/${tag.body.data.id}`)).body.data.image.version)
      .toBe(2);
  });

  it('keeps the old one when the new one is refused', async () => {
    const image = await created();
    expect((await put(image.id, { data: textFile('image/png', 'x') })).status).toBe(415);
    expect((await put(image.id, { data: await picture(), alt: 'x'.repeat(300) })).status).toBe(422);
    expect(await filesOf(image.id)).toEqual([`images/${image.id}-1.png`]);
  });

  it('says what is wrong with the new one, as for the first', async () => {
    const { id } = await created();
    const { body } = await put(id, { name: 'plakat.png', data: await picture('png', [8_100, 8_100]) });
    const [{ message }] = body.errors;
    expect(message).toBe('Das Bild "plakat.png" ist beschädigt oder hat unzulässige Abmessungen.');
  });

  it('is refused after somebody else’s change, and leaves no file behind', async () => {
    const image = await created();
    await put(image.id, { alt: 'anders' });
    const { status, body } = await put(image.id, { data: await picture(), updatedAt: image.updatedAt });
    expect([status, body.errors[0].code]).toEqual([409, 'version-conflict']);
    expect(await filesOf(image.id)).toEqual([`images/${image.id}-1.png`]);
  });

  it('lets one of several concurrent replacements win, with its own bytes', async () => {
    const image = await created();
    const sizes = [10, 20, 30, 40];
    const pictures = await Promise.all(sizes.map((size) => picture('png', [size, size])));
    const answers = await Promise.all(pictures.map((data) => put(image.id, { data })));
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners.length).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { body } = await server.get(`/api/images/${image.id}`, { session: employee });
    const { version, width } = body.data;
    const shown = await fetch(`${server.url}/image/${image.id}-${version}.png`);
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(width);
    expect(await filesOf(image.id)).toEqual([`images/${image.id}-${version}.png`]);
  });

  it('A22 refuses another id in the body', async () => {
    const [first, second] = [await created(), await created()];
    const answer = await server.call('PUT', `/api/images/${first.id}`, {
      body: { id: second.id, alt: 'x' },
      session: manager,
    });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'id']);
    expect((await put(999_999, { alt: 'x' })).status).toBe(404);
    expect((await put(first.id, { alt: 'x' }, employee)).status).toBe(403);
  });
});

describe('DELETE /api/images/{id}', () => {
  it('removes row, bytes and copies', async () => {
    const image = await created();
    expect(await statusOf(`/image/small/${image.id}-1.jpg`)).toBe(200);
    expect((await remove(image.id)).status).toBe(204);
    expect((await remove(image.id)).status).toBe(404);
    expect(await statusOf(`/image/small/${image.id}-1.jpg`)).toBe(404);
    await server.sql(`UPDATE "Deletion" SET "at" = "at" - interval '1 minute'`);
    await forgetDeletions(server.deps);
    expect(await filesOf(image.id)).toEqual([]);
  });

  it('R160 can be undone, bytes and all', async () => {
    const image = await created();
    const session = manager;
    const { body } = await server.post('/api/images/delete', { ids: [image.id] }, { session });
    const undone = await server.post('/api/images/restore', { undo: body.data.undo }, { session });
    expect(undone.body.data).toEqual({ restored: 1, kept: [] });
    expect(await statusOf(`/image/small/${image.id}-1.jpg`)).toBe(200);
  });

  it('is refused while it is in use, and says where', async () => {
    const session = await server.login(ADMIN);
    const users: [string, (image: { id: number }) => object][] = [
      ['/api/tags', (image) => ({ name: 'Scharf', image })],
      ['/api/image-templates', (image) => ({ name: 'Plakat', width: 10, height: 10, background: image })],
      [
        '/api/image-templates',
        (image) => ({
          name: 'Aushang',
          width: 10,
          height: 10,
          layers: [{ type: 'image', image, x: 0, y: 0, width: 5, height: 5 }],
        }),
      ],
    ];
    for (const [path, body] of users) {
      const image = await created();
      const user = await server.post(path, body({ id: image.id }), { session });
      expect(user.status, JSON.stringify(user.body)).toBe(201);
      const refused = await remove(image.id);
      expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'in-use']);
      expect(refused.body.errors[0].message).toContain(user.body.data.name);
      expect(await statusOf(`/image/${image.id}-1.png`)).toBe(200);
      expect((await server.call('DELETE', `${path}/${user.body.data.id}`, { session })).status).toBe(204);
      expect((await remove(image.id)).status).toBe(204);
    }
  });
});

describe('the bytes of pictures', () => {
  it('are sent with the headers that caches and browsers need', async () => {
    const image = await created();
    const path = `/image/small/${image.id}-1.webp`;
    const { headers } = await server.get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const head = await fetch(server.url + path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      headers.get('content-length'),
      '',
    ]);
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await server.get(path, { headers: { 'if-none-match': known } });
      expect([again.status, again.body], known).toEqual([304, '']);
    }
    expect((await server.get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it.each(['product', 'category'])('are served for a %s without a size', async (place) => {
    const image = await created('jpeg', [2000, 1000]);
    const answer = await fetch(`${server.url}/image/${place}/${image.id}-1.jpg`);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(640);
  });

  it('A47 do not exist under any other version, size or type', async () => {
    const { id } = await created();
    for (const path of [
      `${id}-2.png`,
      `${id}-0.png`,
      `${id}-1.gif`,
      `${id}-1.svg`,
      `huge/${id}-1.png`,
      `tiny/${id}`,
    ])
      expect(await statusOf(`/image/${path}`), path).toBe(404);
  });
});
