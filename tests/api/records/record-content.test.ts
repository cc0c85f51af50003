import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { recordCalls } from '../support/record-calls.ts';
import { SAMPLES } from '../support/record-samples.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer;
let admin: Session;
let png: string;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  admin = await server.login(ADMIN);
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#2e7d32' } })
    .png()
    .toBuffer();
  png = `data:image/png;base64,${bytes.toString('base64')}`;
});
afterAll(() => server?.stop());

const { put, remove, made } = recordCalls(() => ({ server, session: admin }));
const picture = () => made('/images', { data: png, alt: 'Gedeckter Tisch' });
const hero = (image: { id: number }) => ({
  type: 'heroA',
  value: { title: 'Willkommen', image: { id: image.id } },
});
const EMPTY = { title: '', description: '', image: null, body: [] };

const SITE = { path: '/sites', name: 'site', values: { ...SAMPLES.site?.(), name: 'Partyservice' } };
const BLOCK = { path: '/blocks', name: 'block', values: { ...SAMPLES.block?.(), identifier: 'aktionen' } };

describe('a picture in the content of a page', () => {
  it.each([
    [
      'a section of a site',
      SITE,
      'Seite „Partyservice“',
      (image: { id: number }) => ({ body: [hero(image)] }),
    ],
    ['the picture of a site', SITE, 'Seite „Partyservice“', ({ id }: { id: number }) => ({ image: { id } })],
    [
      'a section of a block',
      BLOCK,
      'Inhalt „aktionen“',
      (image: { id: number }) => ({ body: [hero(image)] }),
    ],
    ['the picture of a block', BLOCK, 'Inhalt „aktionen“', ({ id }: { id: number }) => ({ image: { id } })],
  ])('cannot be deleted, and the refusal says where it is: %s', async (_where, place, title, content) => {
    const image = await picture();
    const page = await made(place.path, { ...place.values, content: content(image) });
    const at = `${place.path}/${page.id}`;
    const refused = await remove(`/images/${image.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual([
      {
        code: 'in-use',
        message: `Der Eintrag wird noch verwendet und kann nicht gelöscht werden: ${title}.`,
      },
    ]);
    expect((await server.get(`/image/${image.id}-1.png`)).status).toBe(200);
    expect((await put(at, { id: page.id, content: EMPTY })).status).toBe(200);
    expect((await remove(`/images/${image.id}`)).status).toBe(204);
    expect((await remove(at)).status).toBe(204);
  });
});

describe('deleting a category', () => {
  it.each([SITE, BLOCK])('removes it from the content and keeps the pictures there: $name', async (place) => {
    const [shown, cover] = [await picture(), await picture()];
    const [gone, kept] = [
      await made('/categories', SAMPLES.category?.()),
      await made('/categories', SAMPLES.category?.()),
    ];
    const page = await made(place.path, {
      ...place.values,
      content: {
        image: { id: cover.id },
        body: [
          hero(shown),
          {
            type: 'productCategories',
            value: { title: 'Suppen', categories: [{ id: gone.id }, { id: kept.id }] },
          },
        ],
      },
    });
    const read = async () =>
      (await server.get(`/api${place.path}/${page.id}`, { session: admin })).body.data.content;
    const before = await read();
    expect(before.image).toMatchObject({ id: cover.id, version: 1, width: 30 });
    expect((await remove(`/categories/${gone.id}`)).status).toBe(204);
    const [first, second] = before.body;
    expect(await read()).toEqual({
      ...before,
      body: [first, { ...second, value: { ...second.value, categories: [{ id: kept.id }] } }],
    });
    // Only ids are stored, so a new version shows up.
    const replaced = await put(`/images/${shown.id}`, { id: shown.id, data: png });
    expect(replaced.body.data.version).toBe(2);
    expect((await read()).body[0].value.image).toMatchObject({ id: shown.id, version: 2 });
    expect((await remove(`/images/${cover.id}`)).status).toBe(409);
  });
});
