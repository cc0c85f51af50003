import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { CHEESE_ROLL, ordered, SNACK } from '../support/order-shop.ts';
import { fieldsOf, recordCalls } from '../support/record-calls.ts';
import { ADMIN } from '../support/template.ts';

let shop: OrderServer;
let admin: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  admin = await shop.login(ADMIN);
});
afterAll(() => shop?.stop());

const { put, get, post, made } = recordCalls(() => ({ server: shop, session: admin }));

interface Entry {
  url: string;
  data: { data: Record<string, unknown>[] };
}

/** A list of GET /api/init, as a visitor gets it. */
async function listOf(name: string, query = ''): Promise<Record<string, unknown>[]> {
  const { body } = await shop.get(`/api/init${query}`);
  const entries: Entry[] = body.data;
  return entries.find(({ url }) => url === `/api/${name}`)?.data.data ?? [];
}
const recordIn = async (name: string, id: number, query = '') =>
  (await listOf(name, query)).find((record) => record.id === id);
const translate = (path: string, id: number, en: unknown) =>
  put(`${path}/${id}`, { id, translations: { en } });

describe('translations of records (R139)', () => {
  it('are kept for staff; visitors get English only where they ask for it, and German as before', async () => {
    const before = await (await fetch(`${shop.url}/api/init`)).text();
    const { name, description } = (await recordIn('products', CHEESE_ROLL)) ?? {};
    expect((await translate('/products', CHEESE_ROLL, { name: ' Cheese roll ' })).status).toBe(200);
    expect((await get(`/products/${CHEESE_ROLL}`)).body.data.translations).toEqual({
      en: { name: 'Cheese roll' },
    });
    expect((await shop.get(`/api/products/${CHEESE_ROLL}`)).body.data).not.toHaveProperty('translations');
    await expect
      .poll(() => recordIn('products', CHEESE_ROLL, '?language=en'))
      .toMatchObject({
        name: 'Cheese roll',
        description,
        original: { name, description },
      });
    expect(await (await fetch(`${shop.url}/api/init`)).text()).toBe(before);
    expect(await (await fetch(`${shop.url}/api/init?language=de`)).text()).toBe(before);
    expect(await (await fetch(`${shop.url}/api/init?language=fr`)).text()).toBe(before);
  });

  it('of steps, options and areas stand beside the names, which orders go on using', async () => {
    const config = { Brot: 'Bread', Weckerl: 'Seeded roll' };
    expect((await translate('/products', SNACK, { config })).status).toBe(200);
    expect((await translate('/branches', 1, { deliveryAreas: { Lustenau: 'Lustenau town' } })).status).toBe(
      200,
    );
    await expect
      .poll(() => recordIn('branches', 1, '?language=en'))
      .toMatchObject({
        deliveryAreas: [{ area: 'Dornbirn' }, { area: 'Lustenau', label: 'Lustenau town' }],
      });
    expect(await recordIn('products', SNACK, '?language=en')).toMatchObject({
      config: {
        parts: [
          {
            name: 'Brot',
            label: 'Bread',
            options: [{ name: 'Semmel' }, { name: 'Weckerl', label: 'Seeded roll' }],
          },
          { name: 'Belag' },
          { name: 'Gruß' },
          { name: 'Foto' },
        ],
      },
    });
    const snack = (bread: string) =>
      shop.order({ items: [ordered({ product: SNACK, amount: 1, parts: [bread, null, null, null] })] });
    const { status, body } = await snack('Weckerl');
    expect([status, body.data.items[0].parts[0]]).toMatchObject([201, { name: 'Brot' }]);
    const refused = await snack('Seeded roll');
    expect([refused.status, fieldsOf(refused.body)]).toEqual([422, ['items.0.parts.0: option-unknown']]);
  });

  it('of pages keep pictures, links and the order of sections', async () => {
    const link = { type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { href: '/kontakt' } }] };
    const doc = (...content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
    const { id } = await made('/sites', {
      path: '/anfahrt',
      name: 'Anfahrt',
      isPublic: true,
      content: {
        body: [
          { type: 'title', value: { title: 'So geht es' } },
          { type: 'content', value: { text: doc({ type: 'text', text: 'Schreiben Sie ' }, link) } },
        ],
      },
      translations: {
        en: {
          name: 'Directions',
          content: { 'So geht es': 'How it works', 'Schreiben Sie': 'Write', hier: 'here' },
        },
      },
    });
    await expect
      .poll(() => recordIn('sites', id, '?language=en'))
      .toMatchObject({
        path: '/anfahrt',
        name: 'Directions',
        content: {
          body: [
            { type: 'title', value: { title: 'How it works' } },
            {
              type: 'content',
              value: { text: doc({ type: 'text', text: 'Write ' }, { ...link, text: 'here' }) },
            },
          ],
        },
      });
  });

  it('of the settings are kept with them', async () => {
    const translations = { en: { title: 'Counter' } };
    expect((await post('/config', { translations })).status).toBe(200);
    expect((await get('/config')).body.data.translations).toEqual(translations);
    const { body } = await shop.get('/api/init');
    expect(body.data[0].data.data).not.toHaveProperty('translations');
    await expect
      .poll(async () => (await shop.get('/api/init?language=en')).body.data[0].data.data.title)
      .toBe('Counter');
  });
});

describe('A80 translations that are none', () => {
  it.each<[string, unknown, string]>([
    ['null', null, 'translations: invalid'],
    ['a text', 'Cheese roll', 'translations: invalid'],
    ['another language', { fr: { name: 'Pain' } }, 'translations.fr: unknown-field'],
    ['a field that has no texts', { en: { price: '1' } }, 'translations.en.price: unknown-field'],
    ['a number', { en: { name: 5 } }, 'translations.en.name: invalid'],
    ['too long', { en: { name: 'x'.repeat(256) } }, 'translations.en.name: too-long'],
    ['a text for a field of several', { en: { config: 'Bread' } }, 'translations.en.config: invalid'],
    ['a number for one of several', { en: { config: { Brot: 1 } } }, 'translations.en.config.Brot: invalid'],
    [
      'thousands',
      { en: { config: Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`w${n}`, 'x'])) } },
      'translations.en.config: invalid',
    ],
  ])('%s: refused at the field', async (_, translations, fault) => {
    const { status, body } = await put(`/products/${CHEESE_ROLL}`, { id: CHEESE_ROLL, translations });
    expect([status, fieldsOf(body)]).toEqual([422, [fault]]);
  });
});
