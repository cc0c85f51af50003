import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StaffServer, startStaffServer } from '../support/staff-calls.ts';

let server: StaffServer;
beforeAll(async () => {
  server = await startStaffServer({});
});
afterAll(() => server?.stop());

interface Menu {
  id: number;
  name: string;
  availableFrom: string;
  branches: { id: number }[];
  catalog: { id: number; products: { id: number }[] }[];
}

let product: number;
let count = 0;
beforeEach(async () => {
  count += 1;
  product = await made('/products', { uid: `listed-${count}`, name: 'Speck', price: 3, tax: 10 });
});

async function made(path: string, body: object): Promise<number> {
  const answer = await server.call('POST', `/api${path}`, { session: server.sessions.ada, body });
  expect(answer.status).toBe(201);
  return answer.body.data.id;
}

const menus = async (): Promise<Menu[]> =>
  (await server.call('GET', '/api/menus', { session: server.sessions.ada })).body.data;
const set = (categories: number[], { id = product, session = server.sessions.ada } = {}) =>
  server.call('PUT', `/api/products/${id}/categories`, {
    session,
    body: { categories: categories.map((one) => ({ id: one })) },
  });
/** In which categories of each catalogue the product stands. */
const places = async () =>
  new Map(
    (await menus()).map(({ id, catalog }) => [
      id,
      catalog.filter(({ products }) => products.some((one) => one.id === product)).map((entry) => entry.id),
    ]),
  );

describe('the categories of a product', () => {
  test('are written at the end of the catalogue that is valid, and taken back', async () => {
    const before = await menus();
    const [first, second] = before[0]?.catalog ?? [];
    if (!first || !second) throw new Error('the demo shop has a catalogue');
    const answer = await set([first.id, second.id]);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({ categories: [{ id: first.id }, { id: second.id }] });
    const listing = (await menus())
      .flatMap(({ catalog }) => catalog)
      .filter(({ products }) => products.some(({ id }) => id === product));
    expect(new Set(listing.map(({ id }) => id))).toEqual(new Set([first.id, second.id]));
    for (const { products } of listing) expect(products.at(-1)).toEqual({ id: product });
    expect((await set([second.id])).status).toBe(200);
    expect(new Set([...(await places()).values()].flat())).toEqual(new Set([second.id]));
    await set([]);
    expect(await menus()).toMatchObject(before.map(({ id, catalog }) => ({ id, catalog })));
  });

  test('are not written into replaced catalogues, but into future ones', async () => {
    const category = await made('/categories', { name: 'Nur hier' });
    const branches = [{ id: 1 }, { id: 2 }];
    const old = await made('/menus', {
      name: 'Alt',
      availableFrom: '2020-01-01T00:00:00Z',
      branches,
      catalog: [],
    });
    const next = await made('/menus', {
      name: 'Neu',
      availableFrom: '2099-01-01T00:00:00Z',
      branches,
      catalog: [],
    });
    await set([category]);
    expect((await places()).get(old)).toEqual([]);
    expect((await places()).get(next)).toEqual([category]);
    await set([]);
    for (const id of [old, next])
      await server.call('DELETE', `/api/menus/${id}`, { session: server.sessions.ada });
  });

  test.each<[string, number[], object, number, string | undefined]>([
    ['an unknown category', [999_999], {}, 422, 'categories.0.id'],
    ['an unknown product', [1], { id: 999_999 }, 404, undefined],
  ])('%s is refused', async (_, categories, other, status, field) => {
    const answer = await set(categories, other);
    expect(answer.status).toBe(status);
    if (field) expect(answer.body.errors).toMatchObject([{ field, code: 'reference-unknown' }]);
  });

  test('are for managers only', async () => {
    expect((await set([], { session: server.sessions.anna })).status).toBe(403);
    expect((await set([], { session: server.sessions.lena })).status).toBe(200);
  });

  test('in a shop without a catalogue begin one', async () => {
    const before = await menus();
    const category = await made('/categories', { name: 'Erste' });
    await server.sql('DELETE FROM "Menu"');
    await set([category]);
    expect(await menus()).toMatchObject([
      { name: 'Karte', catalog: [{ id: category, products: [{ id: product }] }] },
    ]);
    expect((await menus())[0]?.branches).toHaveLength(2);
    for (const { name, availableFrom, branches, catalog } of before)
      await made('/menus', { name, availableFrom, branches, catalog });
  });
});
