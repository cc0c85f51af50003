import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { importDesk } from '../support/product-imports.ts';
import type { Person } from '../support/staff-calls.ts';
import { DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const desk = importDesk();
const {
  ada,
  row,
  rowsOf,
  send,
  latest,
  ended,
  imported,
  undone,
  made,
  products,
  menus,
  categoriesOf,
  logged,
} = desk;

describe('an import', () => {
  test('creates, changes and lists products; what is refused says line, field and why', async () => {
    const old = await made('/products', { uid: `${desk.mark}-alt`, name: 'Semmel', price: 0.5, tax: 10 });
    const { id, updatedAt } = old;
    const view = await imported([
      row(2, { price: 2.5 }, { categories: [`Laugengebäck ${desk.mark}`, `SÜSSES ${desk.mark}`] }),
      row(3, {}, { categories: [`laugengebäck ${desk.mark}`] }),
      row(4, { price: -1 }),
      row(5, { uid: `${desk.mark}-2` }),
      {
        line: 6,
        name: 'Semmel',
        id,
        updatedAt,
        values: { price: 0.6 },
        categories: [`Laugengebäck ${desk.mark}`],
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
    expect(await categoriesOf(id)).toEqual([`Laugengebäck ${desk.mark}`]);
    expect(await categoriesOf(others[0]?.id ?? 0)).toEqual([
      `Laugengebäck ${desk.mark}`,
      `SÜSSES ${desk.mark}`,
    ]);
    expect(await categoriesOf(others[1]?.id ?? 0)).toEqual([`Laugengebäck ${desk.mark}`]);
    expect(await logged('Brezel 2')).toEqual([{ message: 'Produkt „Brezel 2“ erstellt' }]);
  });

  test('writes a catalogue once for many rows', async () => {
    const before = new Map((await menus()).map(({ id }) => [id, 0]));
    expect(before.size).toBeGreaterThan(0);
    const changes = async () =>
      Number((await desk.server.sql(`SELECT count(*)::int AS n FROM "Log" WHERE "subject" = 'menu'`))[0]?.n);
    const had = await changes();
    await imported(rowsOf(20, { categories: [`Brezeln ${desk.mark}`] }));
    expect(await products()).toHaveLength(20);
    expect((await changes()) - had).toBeLessThanOrEqual(before.size);
  });

  test('changes nothing that somebody has changed since the file was compared', async () => {
    const { id, updatedAt } = await made('/products', {
      uid: `${desk.mark}-1`,
      name: 'Speck',
      price: 3,
      tax: 10,
    });
    await desk.server.call('PUT', `/api/products/${id}`, { session: ada(), body: { price: 4 } });
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
    const second = await send(rowsOf(1), randomUUID(), desk.server.sessions.lena);
    expect([second.status, second.body.errors[0].code]).toEqual([409, 'import-running']);
    expect(second.body.errors[0].message).toMatch(/^Es läuft schon ein Import von .+\. Bitte warten Sie/);
    expect(await latest(desk.server.sessions.lena)).toMatchObject({
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
    await desk.server.restart();
    expect(await ended()).toMatchObject({ state: 'done', created: 180, failed: 0 });
    expect(await products()).toHaveLength(180);
    const entries = await desk.server.sql(
      `SELECT "subjectId" FROM "Log" WHERE "subject" = 'product' AND "subjectId" IN
         (SELECT "id" FROM "Product" WHERE "uid" LIKE '${desk.mark}-%')`,
    );
    expect(entries).toHaveLength(180);
  }, 90_000);

  test('ends as interrupted when whoever began it may no longer change products', async () => {
    await send(rowsOf(180), randomUUID(), desk.server.sessions.lena);
    await desk.server.sql(`UPDATE "User" SET "roles" = '{ROLE_EMPLOYEE}' WHERE "id" = $1`, [
      desk.server.ids.lena,
    ]);
    const view = await ended();
    await desk.server.sql(`UPDATE "User" SET "roles" = '{ROLE_MANAGER}' WHERE "id" = $1`, [
      desk.server.ids.lena,
    ]);
    expect(view.state).toBe('interrupted');
    expect(view.waiting).toBeGreaterThan(0);
    expect(await products()).toHaveLength(view.created);
  });

  test('stops when somebody stops it; what is written can be taken back', async () => {
    const { body } = await send(rowsOf(180));
    const stopped = await desk.server.post(`/api/product-imports/${body.data.id}/stop`, undefined, {
      session: ada(),
    });
    expect(stopped).toMatchObject({ status: 200, body: { data: { state: 'stopped' } } });
    const view = await latest();
    expect(view.waiting).toBeGreaterThan(0);
    if (view.created > 0) await undone(view);
    expect(await products()).toEqual([]);
  });
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
    const answer = await desk.server.post('/api/product-imports', body, { session: ada() });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].field).toBe(field);
  });

  test.each<[Person, number]>([
    ['anna', 403],
    ['lena', 202],
  ])('or taken by role: %s gets %i', async (person, status) => {
    const session = desk.server.sessions[person];
    expect((await send([row(2)], randomUUID(), session)).status).toBe(status);
    await ended();
    const { status: seen } = await desk.server.get('/api/product-imports/latest', { session });
    expect(seen).toBe(status === 202 ? 200 : status);
  });

  test('from a device', async () => {
    const body = { key: randomUUID(), file: 'liste.csv', rows: [row(2)] };
    const answer = await desk.server.post('/api/product-imports', body, { key: DEVICE_KEY });
    expect(answer.status).toBe(401);
  });
});
