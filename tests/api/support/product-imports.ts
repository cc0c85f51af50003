import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { ImportView } from '#use-cases/imports/show-import.ts';
import type { Session } from './harness.ts';
import { type StaffServer, startStaffServer } from './staff-calls.ts';
import { eventually } from './waiting.ts';

export interface ProductRecord {
  id: number;
  uid: string;
  name: string;
  price: number;
  updatedAt: string;
}

interface Menu {
  id: number;
  catalog: { id: number; products: { id: number }[] }[];
}

/** A server for the tests of a file about imports, and what they ask of it. */
export function importDesk() {
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

  return {
    get server() {
      return server;
    },
    /** The beginning of the numbers of this test's products. */
    get mark() {
      return mark;
    },
    ada,
    row,
    rowsOf,
    send,
    latest,
    ended,
    undo,
    imported,
    undone,
    made,
    products,
    menus,
    categoriesOf,
    logged,
  };
}
