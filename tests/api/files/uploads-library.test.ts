import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetDeletions } from '#use-cases/files/forget-deletions.ts';
import { forgetOldUploads } from '#use-cases/files/forget-old-uploads.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { CAKE, ordered } from '../support/order-shop.ts';
import { ADMIN, EMPLOYEE, MANAGER, OTHER_EMPLOYEE } from '../support/template.ts';

let shop: OrderServer;
let png: string;
const sessions: Record<string, Session> = {};
beforeAll(async () => {
  shop = await startOrderServer();
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2e7d32' } })
    .png()
    .toBuffer();
  png = `data:image/png;base64,${bytes.toString('base64')}`;
  for (const email of [ADMIN, MANAGER, EMPLOYEE, OTHER_EMPLOYEE]) sessions[email] = await shop.login(email);
});
afterAll(() => shop?.stop());

interface Upload {
  id: number;
  version: number;
  extension: string;
  publicHash: string;
  name: string;
}
const text = (content: string) => `data:text/plain;base64,${Buffer.from(content).toString('base64')}`;
async function upload(by: string | null, data = png, name = 'bild.png'): Promise<Upload> {
  const { status, body } = await shop.post(
    '/api/uploads',
    { data, name },
    { session: by ? sessions[by] : undefined },
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}
const path = ({ publicHash, id, version, extension }: Upload) =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;
const read = (id: number, by: string) => shop.get(`/api/uploads/${id}`, { session: sessions[by] });
const put = (id: number, body: object, by = MANAGER) =>
  shop.call('PUT', `/api/uploads/${id}`, { body: { id, ...body }, session: sessions[by] });
const remove = (id: number, by = MANAGER) =>
  shop.call('DELETE', `/api/uploads/${id}`, { session: sessions[by] });
async function ofOrder(): Promise<Upload> {
  const file = await upload(null);
  await shop.placed({ items: [ordered({ product: CAKE, amount: 1, parts: [[file.id], null] })] });
  return file;
}

describe('POST /api/uploads', () => {
  it('returns the same to everybody', async () => {
    for (const by of [null, EMPLOYEE, MANAGER]) {
      expect(await upload(by)).toEqual({
        id: expect.any(Number),
        version: 1,
        extension: 'png',
        mimeType: 'image/png',
        publicHash: expect.stringMatching(/^[\w-]{43}$/),
        name: 'bild.png',
      });
    }
  });

  it('adds what managers send to the library', async () => {
    const [own, foreign] = [await upload(MANAGER), await upload(EMPLOYEE)];
    expect((await read(own.id, ADMIN)).body.data).toMatchObject({
      isLibrary: true,
      branch: null,
      bytes: expect.any(Number),
    });
    expect((await read(foreign.id, ADMIN)).body.data.isLibrary).toBe(false);
  });
});

describe('who sees which files', () => {
  it('the library is for all staff', async () => {
    const { id } = await upload(MANAGER);
    for (const by of [EMPLOYEE, OTHER_EMPLOYEE, MANAGER, ADMIN])
      expect((await read(id, by)).status, by).toBe(200);
    expect((await shop.get(`/api/uploads/${id}`)).status).toBe(401);
  });

  it('A21 files of orders are for the people of their branch', async () => {
    const { id } = await ofOrder();
    expect((await read(id, EMPLOYEE)).body.data).toMatchObject({ isLibrary: false, branch: 1 });
    expect((await read(id, OTHER_EMPLOYEE)).status).toBe(404);
    expect((await read(id, ADMIN)).status).toBe(200);
  });

  it('what a visitor sent but never ordered with is for administrators', async () => {
    const { id } = await upload(null);
    expect((await read(id, MANAGER)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect((await read(id, ADMIN)).status).toBe(200);
    expect((await remove(id, ADMIN)).status).toBe(204);
  });

  it('lists contain nothing else', async () => {
    const [library, order, visitor] = [await upload(MANAGER), await ofOrder(), await upload(null)];
    const idsFor = async (by: string) =>
      (await shop.get('/api/uploads', { session: sessions[by] })).body.data.map(({ id }: Upload) => id);
    const [own, other, all] = [await idsFor(EMPLOYEE), await idsFor(OTHER_EMPLOYEE), await idsFor(ADMIN)];
    expect([own.includes(library.id), own.includes(order.id), own.includes(visitor.id)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([other.includes(library.id), other.includes(order.id)]).toEqual([true, false]);
    expect([library.id, order.id, visitor.id].every((id) => all.includes(id))).toBe(true);
    const { body } = await shop.get('/api/uploads?isLibrary=true&search=BILD', { session: sessions[ADMIN] });
    expect(body.data.every(({ isLibrary }: { isLibrary: boolean }) => isLibrary)).toBe(true);
  });
});

describe('PUT /api/uploads/{id}', () => {
  it('renames and describes', async () => {
    const file = await upload(MANAGER);
    const { status, body } = await put(file.id, {
      name: 'Speisekarte.png',
      alt: 'Karte',
      isLibrary: false,
      version: 7,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'Speisekarte.png', alt: 'Karte', isLibrary: true, version: 1 });
  });

  it('replaces a file under the next version', async () => {
    const file = await upload(MANAGER);
    expect((await shop.get(path({ ...file, extension: 'jpg' }))).status).toBe(200);
    const { status, body } = await put(file.id, { data: text('Neu'), name: 'neu.txt' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      version: 2,
      extension: 'txt',
      mimeType: 'text/plain',
      name: 'neu.txt',
      bytes: 3,
    });
    expect((await shop.get(path(file))).status).toBe(404);
    expect((await shop.get(path({ ...file, extension: 'jpg' }))).status).toBe(404);
    const served = await shop.get(path({ ...file, version: 2, extension: 'txt' }));
    expect(served.body).toBe('Neu');
    expect(served.headers.get('content-disposition')).toMatch(/^attachment/);
    const names = await readdir(join(shop.settings.dataDir, 'files'), { recursive: true });
    expect(names.filter((name) => name.includes(file.publicHash))).toEqual([
      `uploads/${file.publicHash}-2.txt`,
    ]);
  });

  it('A43 validates new content like the first', async () => {
    const file = await upload(MANAGER);
    expect((await put(file.id, { data: text('MZ'), name: 'virus.exe' })).status).toBe(415);
    expect((await put(file.id, { data: text('<html>'), name: 'bild.png' })).status).toBe(415);
    expect((await shop.get(path(file))).status).toBe(200);
  });

  it('does not change what a customer ordered with', async () => {
    const file = await ofOrder();
    const refused = await put(file.id, { data: png });
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'upload-of-order']);
    expect((await put(file.id, { alt: 'Motiv' })).status).toBe(200);
    expect((await put(file.id, { alt: 'x' }, EMPLOYEE)).status).toBe(403);
  });
});

describe('DELETE /api/uploads/{id}', () => {
  it('removes row and bytes', async () => {
    const file = await upload(MANAGER);
    expect((await remove(file.id, EMPLOYEE)).status).toBe(403);
    expect((await remove(file.id)).status).toBe(204);
    expect((await shop.get(path(file))).status).toBe(404);
    await shop.sql(`UPDATE "Deletion" SET "at" = "at" - interval '1 minute'`);
    await forgetDeletions(shop.deps);
    const names = await readdir(join(shop.settings.dataDir, 'files', 'uploads'));
    expect(names.filter((name) => name.includes(file.publicHash))).toEqual([]);
  });

  it('is refused while an order or a screen uses it', async () => {
    const order = await ofOrder();
    expect((await remove(order.id)).body.errors[0].code).toBe('in-use');
    const video = await upload(MANAGER);
    const segment = await shop.post(
      '/api/digital-signage-segments',
      { name: 'Werbung', type: 'video', upload: video.id },
      { session: sessions[ADMIN] },
    );
    expect(segment.status, JSON.stringify(segment.body)).toBe(201);
    const refused = await remove(video.id);
    expect(refused.status).toBe(409);
    expect(refused.body.errors[0].message).toContain('Werbung');
    expect((await shop.get(path(video))).status).toBe(200);
  });
});

it('a file of an order names that order: its ticket and the day', async () => {
  const { id } = await ofOrder();
  const { body } = await shop.get(`/api/uploads/${id}/usage`, { session: sessions[EMPLOYEE] });
  const [order] = body.data;
  expect(body.data).toEqual([
    { entity: 'order', id: expect.any(Number), title: expect.any(String), isDetachable: false },
  ]);
  const stored = await shop.get(`/api/orders/${order.id}`, { session: sessions[EMPLOYEE] });
  const { ticketNumber, createdAt } = stored.body.data;
  const day = new Date(createdAt).toLocaleDateString('de-AT', {
    timeZone: 'Europe/Vienna',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  expect(order.title).toBe(`Bestellung ${ticketNumber} vom ${day}`);
});

describe('housekeeping', () => {
  const age = (ids: readonly number[], days: number) =>
    shop.sql('UPDATE "Upload" SET "createdAt" = $1 WHERE "id" = ANY($2)', [
      new Date(shop.deps.clock.now().getTime() - days * 24 * 60 * 60_000),
      ids,
    ]);
  const isThere = async ({ id, publicHash }: Upload) => {
    const rows = await shop.sql('SELECT 1 FROM "Upload" WHERE "id" = $1', [id]);
    const names = await readdir(join(shop.settings.dataDir, 'files'), { recursive: true });
    return [rows.length === 1, names.some((name) => name.includes(publicHash))];
  };

  it('deletes unused uploads of visitors after 7 days, with their bytes', async () => {
    const [visitor, employee] = [await upload(null), await upload(EMPLOYEE)];
    // The preview is generated on first request.
    expect((await shop.get(path({ ...visitor, extension: 'jpg' }))).status).toBe(200);
    await age([visitor.id, employee.id], 6.99);
    await forgetOldUploads(shop.deps);
    expect([await isThere(visitor), await isThere(employee)]).toEqual([
      [true, true],
      [true, true],
    ]);
    await age([visitor.id], 7.01);
    await forgetOldUploads(shop.deps);
    expect([await isThere(visitor), await isThere(employee)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect((await shop.get(path(visitor))).status).toBe(404);
  });

  it('keeps the library and whatever an order, a contact form or a screen uses', async () => {
    const kept = [await upload(MANAGER), await ofOrder(), await upload(null), await upload(null)];
    const [, , inForm, onScreen] = kept;
    await shop.deps.db.forms.add(
      {
        subject: 'Anderer Anlass',
        company: '',
        firstName: 'Ida',
        lastName: 'Igel',
        email: 'ida@example.at',
        phone: '',
        comment: 'Guten Tag',
      },
      [inForm?.id ?? 0],
      new Date(),
    );
    const segment = await shop.post(
      '/api/digital-signage-segments',
      { name: 'Gruß', type: 'video', upload: onScreen?.id },
      { session: sessions[ADMIN] },
    );
    expect(segment.status, JSON.stringify(segment.body)).toBe(201);
    await age(
      kept.map(({ id }) => id),
      400,
    );
    await forgetOldUploads(shop.deps);
    for (const file of kept) expect(await isThere(file)).toEqual([true, true]);
  });

  it('deletes any number of them, and skips those in use', async () => {
    const unused = [await upload(null), await upload(null)];
    await shop.sql(
      `INSERT INTO "Upload" ("id", "extension", "mimeType", "publicHash", "name", "bytes", "createdAt")
        SELECT n, 'txt', 'text/plain', repeat('x', 40) || lpad(n::text, 8, '0'), 'a.txt', 1, '2020-01-01' FROM generate_series(1, 280) n
        ON CONFLICT DO NOTHING`,
    );
    await shop.sql(
      `INSERT INTO "DigitalSignageSegment" ("name", "type", "uploadId") SELECT 'Viele', 'video', n FROM generate_series(1, 60) n`,
    );
    await age(
      unused.map(({ id }) => id),
      8,
    );
    await forgetOldUploads(shop.deps);
    const [left] = await shop.sql('SELECT count(*)::int AS "n" FROM "Upload" WHERE "id" <= 280');
    expect(left?.n).toBe(60);
    for (const file of unused) expect(await isThere(file)).toEqual([false, false]);
  });
});
