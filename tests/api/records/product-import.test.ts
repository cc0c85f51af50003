import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportView } from '#use-cases/imports/show-import.ts';
import type { Session } from '../support/harness.ts';
import { type Person, type StaffServer, startStaffServer } from '../support/staff-calls.ts';
import { DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let server: StaffServer;
beforeAll(async () => {
  server = await startStaffServer({});
});
afterAll(() => server?.stop());

/** Each test imports products of its own. */
let mark: string;
let count = 0;
beforeEach(() => {
  count += 1;
  mark = `imp${count}`;
});

interface ProductRecord {
  id: number;
  uid: string;
  name: string;
  price: number;
  updatedAt: string;
}

const ada = (): Session => server.sessions.ada;
const row = (line: number, values: object = {}, more: object = {}) => ({
  line,
  name: `Zeile ${line}`,
  values: { uid: `${mark}-${line}`, name: `Brezel ${line}`, price: 1.2, tax: 10, ...values },
  ...more,
});
const rowsOf = (lines: number, more: object = {}) =>
  Array.from({ length: lines }, (_, index) => row(index + 2, {}, more));
const send = (rows: object[], key: string = randomUUID(), session = ada()) =>
  server.post('/api/product-imports', { key, file: 'liste.csv', rows }, { session });
const latest = async (session = ada()): Promise<ImportView> =>
  (await server.get('/api/product-imports/latest', { session })).body.data;
const ended = () =>
  eventually(async () => {
    const view = await latest();
    expect(['running', 'undoing']).not.toContain(view.state);
    return view;
  }, 60_000);
const undo = async ({ id }: ImportView) =>
  server.post(`/api/product-imports/${id}/undo`, undefined, { session: ada() });

async function imported(rows: object[]): Promise<ImportView> {
  const answer = await send(rows);
  expect(answer.status).toBe(202);
  return ended();
}

async function undone(view: ImportView): Promise<ImportView> {
  expect((await undo(view)).status).toBe(202);
  return ended();
}

async function made(path: string, body: object): Promise<ProductRecord> {
  const answer = await server.post(`/api${path}`, body, { session: ada() });
  expect(answer.status).toBe(201);
  return answer.body.data;
}

async function products(): Promise<ProductRecord[]> {
  const { body } = await server.get(`/api/products?search=${mark}-&page=1&pageSize=200&sort=id`, {
    session: ada(),
  });
  return body.data;
}

interface Menu {
  id: number;
  catalog: { id: number; products: { id: number }[] }[];
}
const menus = async (): Promise<Menu[]> => (await server.get('/api/menus', { session: ada() })).body.data;

/** The names of the categories that list a product. */
async function categoriesOf(product: number): Promise<string[]> {
  const { body } = await server.get('/api/categories', { session: ada() });
  const names = new Map<number, string>(
    body.data.map(({ id, name }: { id: number; name: string }) => [id, name]),
  );
  const listing = (await menus())
    .flatMap(({ catalog }) => catalog)
    .filter((entry) => entry.products.some(({ id }) => id === product));
  return [...new Set(listing.map(({ id }) => names.get(id) ?? ''))].sort();
}

const logged = (text: string) =>
  server.sql('SELECT "message" FROM "Log" WHERE "message" LIKE $1', [`%${text}%`]);

describe('an import', () => {
  test('creates, changes and lists products; what is refused says line, field and why', async () => {
    const old = await made('/products', { uid: `${mark}-alt`, name: 'Semmel', price: 0.5, tax: 10 });
    const { id, updatedAt } = old;
    const view = await imported([
      row(2, { price: 2.5 }, { categories: [`Laugengebäck ${mark}`, `SÜSSES ${mark}`] }),
      row(3, {}, { categories: [`laugengebäck ${mark}`] }),
      row(4, { price: -1 }),
      row(5, { uid: `${mark}-2` }),
      {
        line: 6,
        name: 'Semmel',
        id,
        updatedAt,
        values: { price: 0.6 },
        categories: [`Laugengebäck ${mark}`],
      },
      { line: 7, name: 'Weg', id: 999_999, values: { price: 1 } },
      { line: 8, name: 'Falsch', values: 'x' },
    ]);
    expect(view).toMatchObject({
      file: 'liste.csv',
      state: 'done',
      total: 7,
      waiting: 0,
      created: 2,
      changed: 1,
      failed: 4,
    });
    expect(view.faults).toEqual([
      {
        line: 4,
        name: 'Zeile 4',
        isKept: false,
        field: 'price',
        message: expect.stringContaining('zu klein'),
      },
      {
        line: 5,
        name: 'Zeile 5',
        isKept: false,
        field: 'uid',
        message: 'Dieser Eintrag ist bereits vorhanden.',
      },
      { line: 7, name: 'Weg', isKept: false, field: null, message: 'Der Eintrag wurde nicht gefunden.' },
      { line: 8, name: '', isKept: false, field: 'values', message: expect.stringContaining('ungültig') },
    ]);
    const [first, ...others] = await products();
    expect(first).toMatchObject({ id, name: 'Semmel', price: 0.6 });
    expect(others).toMatchObject([
      { name: 'Brezel 2', price: 2.5 },
      { name: 'Brezel 3', price: 1.2 },
    ]);
    expect(await categoriesOf(id)).toEqual([`Laugengebäck ${mark}`]);
    expect(await categoriesOf(others[0]?.id ?? 0)).toEqual([`Laugengebäck ${mark}`, `SÜSSES ${mark}`]);
    expect(await categoriesOf(others[1]?.id ?? 0)).toEqual([`Laugengebäck ${mark}`]);
    expect(await logged('Brezel 2')).toEqual([{ message: 'Produkt „Brezel 2“ erstellt' }]);
  });

  test('writes a catalogue once for many rows', async () => {
    const before = new Map((await menus()).map(({ id }) => [id, 0]));
    expect(before.size).toBeGreaterThan(0);
    const changes = async () =>
      Number((await server.sql(`SELECT count(*)::int AS n FROM "Log" WHERE "subject" = 'menu'`))[0]?.n);
    const had = await changes();
    await imported(rowsOf(20, { categories: [`Brezeln ${mark}`] }));
    expect(await products()).toHaveLength(20);
    expect((await changes()) - had).toBeLessThanOrEqual(before.size);
  });

  test('changes nothing that somebody has changed since the file was compared', async () => {
    const { id, updatedAt } = await made('/products', { uid: `${mark}-1`, name: 'Speck', price: 3, tax: 10 });
    await server.call('PUT', `/api/products/${id}`, { session: ada(), body: { price: 4 } });
    const view = await imported([{ line: 2, name: 'Speck', id, updatedAt, values: { price: 9 } }]);
    expect(view).toMatchObject({ changed: 0, failed: 1 });
    expect(view.faults[0]?.message).toMatch(/^Der Eintrag wurde inzwischen von jemand anderem geändert/);
    expect(await products()).toMatchObject([{ price: 4 }]);
  });

  test('sent twice is one', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([send(rowsOf(2), key), send(rowsOf(2), key)]);
    expect([first?.status, second?.status]).toEqual([202, 202]);
    expect(first?.body.data.id).toBe(second?.body.data.id);
    expect(await ended()).toMatchObject({ created: 2, failed: 0 });
  });

  test('is seen by a colleague, and keeps them from beginning another one', async () => {
    const first = await send(rowsOf(150));
    expect(first.status).toBe(202);
    const second = await send(rowsOf(1), randomUUID(), server.sessions.lena);
    expect([second.status, second.body.errors[0].code]).toEqual([409, 'import-running']);
    expect(second.body.errors[0].message).toMatch(/^Es läuft schon ein Import von .+\. Bitte warten Sie/);
    expect(await latest(server.sessions.lena)).toMatchObject({
      id: first.body.data.id,
      total: 150,
      by: first.body.data.by,
    });
    expect(await ended()).toMatchObject({ created: 150 });
  });

  test('goes on after a restart of the server, and writes nothing twice', async () => {
    await send(rowsOf(180));
    const before = await eventually(async () => {
      const view = await latest();
      expect(view.created).toBeGreaterThan(0);
      return view;
    });
    expect(before.created).toBeLessThan(180);
    await server.restart();
    expect(await ended()).toMatchObject({ state: 'done', created: 180, failed: 0 });
    expect(await products()).toHaveLength(180);
    const entries = await server.sql(
      `SELECT "subjectId" FROM "Log" WHERE "subject" = 'product' AND "subjectId" IN
         (SELECT "id" FROM "Product" WHERE "uid" LIKE '${mark}-%')`,
    );
    expect(entries).toHaveLength(180);
  }, 90_000);

  test('ends as interrupted when whoever began it may no longer change products', async () => {
    await send(rowsOf(180), randomUUID(), server.sessions.lena);
    await server.sql(`UPDATE "User" SET "roles" = '{ROLE_EMPLOYEE}' WHERE "id" = $1`, [server.ids.lena]);
    const view = await ended();
    await server.sql(`UPDATE "User" SET "roles" = '{ROLE_MANAGER}' WHERE "id" = $1`, [server.ids.lena]);
    expect(view.state).toBe('interrupted');
    expect(view.waiting).toBeGreaterThan(0);
    expect(await products()).toHaveLength(view.created);
  });

  test('stops when somebody stops it; what is written can be taken back', async () => {
    const { body } = await send(rowsOf(180));
    const stopped = await server.post(`/api/product-imports/${body.data.id}/stop`, undefined, {
      session: ada(),
    });
    expect(stopped).toMatchObject({ status: 200, body: { data: { state: 'stopped' } } });
    const view = await latest();
    expect(view.waiting).toBeGreaterThan(0);
    if (view.created > 0) await undone(view);
    expect(await products()).toEqual([]);
  });
});

describe('undoing an import', () => {
  test('deletes what it made, and gives back values and categories', async () => {
    const category = await made('/categories', { name: `Vorher ${mark}` });
    const old = await made('/products', { uid: `${mark}-alt`, name: 'Semmel', price: 0.5, tax: 10 });
    const body = { categories: [{ id: category.id }] };
    await server.call('PUT', `/api/products/${old.id}/categories`, { session: ada(), body });
    const { updatedAt } = (await products())[0] ?? old;
    const before = await menus();
    const view = await imported([
      ...rowsOf(30, { categories: [`Neu ${mark}`] }),
      { line: 40, id: old.id, updatedAt, values: { price: 7, name: 'Teuer' }, categories: [`Neu ${mark}`] },
    ]);
    expect(view).toMatchObject({ created: 30, changed: 1 });
    expect(await categoriesOf(old.id)).toEqual([`Neu ${mark}`]);
    expect(await undone(view)).toMatchObject({
      state: 'undone',
      undone: 31,
      kept: 0,
      created: 0,
      changed: 0,
    });
    expect(await products()).toMatchObject([{ id: old.id, name: 'Semmel', price: 0.5 }]);
    expect(await menus()).toMatchObject(before.map(({ id, catalog }) => ({ id, catalog })));
    const { body: categories } = await server.get('/api/categories', { session: ada() });
    expect(categories.data.map(({ name }: ProductRecord) => name)).not.toContain(`Neu ${mark}`);
    expect((await undo(view)).body.errors[0]).toMatchObject({ code: 'undo-expired' });
  });

  test('keeps and names what a colleague has changed since', async () => {
    const old = await made('/products', { uid: `${mark}-alt`, name: 'Semmel', price: 0.5, tax: 10 });
    const view = await imported([
      row(2),
      row(3, {}, { categories: [`Gebäck ${mark}`] }),
      row(4),
      { line: 5, name: 'Semmel', id: old.id, values: { price: 7 } },
    ]);
    const found = await products();
    const [priced, listed] = ['2', '3'].map((line) => found.find(({ uid }) => uid === `${mark}-${line}`));
    const session = server.sessions.lena;
    await server.call('PUT', `/api/products/${priced?.id}`, { session, body: { price: 5 } });
    await server.call('PUT', `/api/products/${old.id}`, { session, body: { name: 'Kaisersemmel' } });
    const other = await made('/categories', { name: `Woanders ${mark}` });
    await server.call('PUT', `/api/products/${listed?.id}/categories`, {
      session,
      body: { categories: [{ id: other.id }] },
    });
    const after = await undone(view);
    expect(after).toMatchObject({ state: 'undone', undone: 1, kept: 3 });
    const message = 'Wurde seither geändert und bleibt daher, wie es ist.';
    expect(after.faults).toEqual(
      [
        { line: 2, name: 'Zeile 2' },
        { line: 3, name: 'Zeile 3' },
        { line: 5, name: 'Semmel' },
      ].map((one) => ({ ...one, isKept: true, field: null, message })),
    );
    expect(await products()).toMatchObject([
      { id: old.id, name: 'Kaisersemmel', price: 7 },
      { id: priced?.id, price: 5 },
      { id: listed?.id },
    ]);
    expect(await categoriesOf(listed?.id ?? 0)).toEqual([`Woanders ${mark}`]);
  });

  test('keeps a product that a bundle needs by now', async () => {
    const view = await imported([row(2)]);
    const [part] = await products();
    const bundle = await made('/products', {
      uid: `paket-${mark}`,
      name: 'Paket',
      price: 9,
      tax: 10,
      type: 'bundle',
      bundleItems: [{ product: { id: part?.id }, amount: 2 }],
    });
    const after = await undone(view);
    expect(after).toMatchObject({ undone: 0, kept: 1 });
    expect(after.faults[0]?.message).toMatch(/wird noch verwendet.*Paket/);
    await server.call('DELETE', `/api/products/${bundle.id}`, { session: ada() });
  });

  test('goes on after a restart of the server', async () => {
    const view = await imported(rowsOf(150));
    await undo(view);
    await eventually(async () => expect((await latest()).undone).toBeGreaterThan(0));
    await server.restart();
    expect(await ended()).toMatchObject({ state: 'undone', undone: 150, kept: 0 });
    expect(await products()).toEqual([]);
  }, 90_000);
});

describe('an import is refused', () => {
  test.each<[string, object, string]>([
    ['without rows', { rows: [] }, 'rows'],
    ['without a line', { rows: [{ values: {} }] }, 'rows.0.line'],
    [
      'with too many rows',
      { rows: Array.from({ length: 10_001 }, (_, line) => ({ line: line + 1 })) },
      'rows',
    ],
    ['without a key', { key: 'x' }, 'key'],
  ])('%s', async (_, change, field) => {
    const body = { key: randomUUID(), file: 'liste.csv', rows: [row(2)], ...change };
    const answer = await server.post('/api/product-imports', body, { session: ada() });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].field).toBe(field);
  });

  test.each<[Person, number]>([
    ['anna', 403],
    ['lena', 202],
  ])('or taken by role: %s gets %i', async (person, status) => {
    const session = server.sessions[person];
    expect((await send([row(2)], randomUUID(), session)).status).toBe(status);
    await ended();
    const { status: seen } = await server.get('/api/product-imports/latest', { session });
    expect(seen).toBe(status === 202 ? 200 : status);
  });

  test('from a device', async () => {
    const body = { key: randomUUID(), file: 'liste.csv', rows: [row(2)] };
    const answer = await server.post('/api/product-imports', body, { key: DEVICE_KEY });
    expect(answer.status).toBe(401);
  });
});
