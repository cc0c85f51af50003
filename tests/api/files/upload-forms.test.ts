import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { EMPLOYEE, MANAGER } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const LIMIT = 15 * 1024 * 1024;

let shop: OrderServer;
let manager: Session;
let employee: Session;
let png: Buffer;
beforeAll(async () => {
  shop = await startOrderServer();
  manager = await shop.login(MANAGER);
  employee = await shop.login(EMPLOYEE);
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2e7d32' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await shop?.stop();
});

interface Sent {
  fields?: Record<string, string>;
  bytes?: Uint8Array | undefined;
  name?: string;
  type?: string;
  part?: string;
  session?: Session | undefined;
  headers?: Record<string, string>;
}

async function sendForm(method: string, path: string, sent: Sent) {
  const { fields = {}, bytes, name = 'bild.png', type = 'image/png', part = 'file', session, headers } = sent;
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (bytes) form.append(part, new Blob([new Uint8Array(bytes)], { type }), name);
  const answer = await fetch(shop.url + path, {
    method,
    body: form,
    headers: {
      ...(session ? { cookie: session.cookie, 'x-csrf-token': session.csrf } : {}),
      ...headers,
    },
  });
  return { status: answer.status, body: await answer.json() };
}
const upload = (sent: Sent) => sendForm('POST', '/api/uploads', sent);
const picture = (sent: Sent) => sendForm('POST', '/api/images', { session: manager, ...sent });
const dataUrl = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
/** The folders of forms that are under way. */
const unfinished = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`theke-upload-${process.pid}-`));
const rows = async () => (await shop.sql('SELECT count(*)::int AS count FROM "Upload"'))[0]?.count;

describe('a file in a form', () => {
  it('is the same as one in JSON', async () => {
    const inForm = await upload({ bytes: png });
    expect(inForm.status).toBe(201);
    const inJson = await shop.post('/api/uploads', { data: dataUrl(png), name: 'bild.png' });
    const { id: _, publicHash: __, ...form } = inForm.body.data;
    const { id: ___, publicHash: ____, ...json } = inJson.body.data;
    expect(form).toEqual(json);
    const { id, publicHash, version, extension } = inForm.body.data;
    const served = await fetch(`${shop.url}/upload/${publicHash}/${id}-${version}.${extension}`);
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(60);
    expect(await unfinished()).toEqual([]);
  });

  it('can be a picture of the shop, and replace one', async () => {
    const { status, body } = await picture({ bytes: png, fields: { alt: 'Grüne Wiese' } });
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({ alt: 'Grüne Wiese', width: 60, height: 40, extension: 'png' }),
    ]);
    const { id } = body.data;
    const again = await sendForm('PUT', `/api/images/${id}`, {
      bytes: png,
      fields: { id: String(id), alt: 'Rote Wiese' },
      session: manager,
    });
    expect([again.status, again.body.data]).toEqual([
      200,
      expect.objectContaining({ id, alt: 'Rote Wiese', version: 2 }),
    ]);
  });

  it('can replace a file of the library', async () => {
    const { body } = await upload({ bytes: png, session: manager });
    const { id } = body.data;
    const again = await sendForm('PUT', `/api/uploads/${id}`, {
      bytes: Buffer.from('Speisekarte'),
      name: 'karte.txt',
      type: 'text/plain',
      fields: { id: String(id), name: 'karte.txt' },
      session: manager,
    });
    expect([again.status, again.body.data]).toEqual([
      200,
      expect.objectContaining({ id, version: 2, extension: 'txt', name: 'karte.txt' }),
    ]);
  });

  it.each([
    ['of an unknown type', { bytes: Buffer.from([1, 2, 3]), name: 'x.exe' }],
    ['that is empty', { bytes: Buffer.alloc(0), name: 'leer.png' }],
    ['one byte too large', { bytes: Buffer.alloc(LIMIT + 1, 65), name: 'lang.txt', type: 'text/plain' }],
    ['in disguise', { bytes: Buffer.from('Text'), name: 'a.txt', type: 'image/png' }],
    ['that is no picture inside', { bytes: Buffer.from('89504e470d0a1a0a0000', 'hex'), name: 'kaputt.png' }],
  ])(
    '%s is refused as one in JSON is',
    async (_, { bytes, name, type = 'image/png' }: Sent & { bytes: Buffer }) => {
      const before = await rows();
      const inForm = await upload({ bytes, name: name ?? '', type });
      const inJson = await shop.post('/api/uploads', { data: dataUrl(bytes, type), name });
      expect(inForm.status).toBeGreaterThanOrEqual(400);
      expect([inForm.status, inForm.body.errors]).toEqual([inJson.status, inJson.body.errors]);
      const shopForm = await picture({ bytes, name: name ?? '', type });
      const shopJson = await shop.post(
        '/api/images',
        { data: dataUrl(bytes, type), name },
        { session: manager },
      );
      expect([shopForm.status, shopForm.body.errors]).toEqual([shopJson.status, shopJson.body.errors]);
      expect(await rows()).toBe(before);
      expect(await unfinished()).toEqual([]);
    },
  );

  it('of exactly 15 MB is stored', async () => {
    const bytes = Buffer.alloc(LIMIT, 'Grüezi mitenand. ');
    expect((await upload({ bytes, name: 'lang.txt', type: 'text/plain' })).status).toBe(201);
  });

  it('that is far too large is not read', async () => {
    const { status, body } = await upload({ bytes: Buffer.alloc(30_000_000), name: 'film.mp4' });
    expect([status, body.errors[0].code]).toEqual([413, 'payload-too-large']);
  });
});

describe('a form', () => {
  it('without a file is told so', async () => {
    const { status, body } = await upload({ fields: { name: 'x.png' } });
    expect([status, body.errors[0].field]).toEqual([422, 'data']);
    expect(body.errors).toEqual((await shop.post('/api/uploads', { name: 'x.png' })).body.errors);
  });

  it('with fields that nobody knows is refused at them', async () => {
    const { status, body } = await upload({ bytes: png, fields: { isAdmin: '1' } });
    expect([status, body.errors[0].field]).toEqual([422, 'isAdmin']);
    const other = await upload({ bytes: png, part: 'upload' });
    expect([other.status, other.body.errors[0].field]).toEqual([422, 'upload']);
  });

  it('that cannot be read is refused in German', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=abc' };
    const { status, body } = await shop.call('POST', '/api/uploads', { raw: '--abc\r\nkaputt', headers });
    expect([status, body.errors[0].code]).toEqual([400, 'form-unreadable']);
  });

  it('passes the same door: access, CSRF token and origin', async () => {
    expect((await picture({ bytes: png, session: undefined })).status).toBe(401);
    expect((await picture({ bytes: png, session: employee })).status).toBe(403);
    expect((await picture({ bytes: png, session: { ...manager, csrf: 'wrong' } })).status).toBe(403);
    expect((await upload({ bytes: png, headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await upload({ bytes: png, session: { ...manager, csrf: 'wrong' } })).status).toBe(403);
  });

  it('is not taken by calls that know no file', async () => {
    const { status, body } = await sendForm('POST', '/api/tags', {
      fields: { name: 'Scharf' },
      session: manager,
    });
    expect([status, body.errors[0].code]).toEqual([415, 'unsupported-media-type']);
  });

  it('that is broken off leaves nothing', async () => {
    const before = await rows();
    const { hostname, port } = new URL(shop.url);
    const sender = request({
      hostname,
      port,
      path: '/api/uploads',
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=abc', 'content-length': 5_000_000 },
    });
    sender.on('error', () => {});
    sender.write(
      '--abc\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    );
    sender.write(Buffer.alloc(1_000_000, 1));
    await eventually(async () => expect(await unfinished()).toHaveLength(1));
    sender.destroy();
    await eventually(async () => expect(await unfinished()).toEqual([]));
    expect(await rows()).toBe(before);
  });
});
