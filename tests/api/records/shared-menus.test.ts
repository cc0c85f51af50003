import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { type Answer, type Session, startServer, type TestServer } from '../support/harness.ts';
import { fieldsOf, recordCalls } from '../support/record-calls.ts';
import { unique } from '../support/record-samples.ts';
import { ADMIN, MANAGER } from '../support/template.ts';

/** R330-R333: what a manager of branch 1 may do to the catalogue of branches 1 and 2. */

let server: TestServer;
let admin: Session;
let manager: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  admin = await server.login(ADMIN);
  manager = await server.login(MANAGER);
});
afterAll(() => server?.stop());

const { made, get } = recordCalls(() => ({ server, session: admin }));

const [category = 0] = demoShop.categories.map(({ id }) => id);
let product: { id: number };
let menu: { id: number; name: string; availableFrom: string };
beforeEach(async () => {
  product = await made('/products', { uid: unique('p'), name: 'Geteilt', price: 1, tax: 10 });
  menu = await made('/menus', {
    name: unique('Karte'),
    availableFrom: '2100-01-01T00:00:00Z',
    branches: [{ id: 1 }, { id: 2 }],
    catalog: [{ id: category, products: [{ id: product.id }] }],
  });
});

type Rule = 'managersOfAll' | 'administrators' | 'managers';
const setRule = async (sharedCatalogue: Rule) => {
  const { status } = await server.post('/api/config', { sharedCatalogue }, { session: admin });
  expect(status).toBe(200);
};
afterEach(() => setRule('managersOfAll'));

/** The calls of a manager over both doors, with the same answers. */
interface Door {
  change(body: object, id?: number): Promise<Answer>;
  remove(path: 'menus' | 'products', id: number): Promise<Answer>;
  create(body: object): Promise<Answer>;
}
const unpacked = ({ body, ...answer }: Answer): Answer => ({
  ...answer,
  body: body.error ? { errors: body.error.data.errors } : body,
});
const DOORS: Record<string, () => Door> = {
  REST: () => ({
    change: (body, id = menu.id) =>
      server.call('PUT', `/api/menus/${id}`, { session: manager, body: { id, ...body } }),
    remove: (path, id) => server.call('DELETE', `/api/${path}/${id}`, { session: manager }),
    create: (body) => server.post('/api/menus', body, { session: manager }),
  }),
  tRPC: () => ({
    change: async (body, id = menu.id) =>
      unpacked(await server.post('/trpc/menus.update', { id, ...body }, { session: manager })),
    remove: async (path, id) =>
      unpacked(await server.post(`/trpc/${path}.remove`, { id }, { session: manager })),
    create: async (body) => unpacked(await server.post('/trpc/menus.create', body, { session: manager })),
  }),
};

const branches = async (id = menu.id) =>
  (await get(`/menus/${id}`)).body.data.branches.map((one: { id: number }) => one.id);
const refused = ({ status, body }: Answer) => (status < 300 ? status : [status, ...fieldsOf(body)]);
const OF_OTHERS = [422, 'branches: branches-of-others'];

describe.each(Object.keys(DOORS))('over %s a manager', (name) => {
  const door = () => (DOORS[name] as () => Door)();

  it.each<Rule>(['managersOfAll', 'administrators', 'managers'])(
    'never takes another branch out, nor gives a menu to one, nor deletes it (%s)',
    async (rule) => {
      await setRule(rule);
      const taken = await door().change({ branches: [{ id: 1 }] });
      expect(refused(taken)).toEqual(OF_OTHERS);
      expect(taken.body.errors[0].message).toBe(
        'Sie können nur Ihre eigenen Filialen hinzufügen oder entfernen. Die der anderen bleiben, wie sie sind.',
      );
      expect(refused(await door().change({ branches: [] }))).toEqual(OF_OTHERS);
      const own = { name: unique('Eigene'), availableFrom: menu.availableFrom };
      const given = await door().create({ ...own, branches: [{ id: 1 }, { id: 2 }] });
      expect(refused(given)).toEqual([422, 'branches.1: reference-unknown']);
      expect((await door().remove('menus', menu.id)).status).toBe(403);
      expect(await branches()).toEqual([1, 2]);
    },
  );

  it('changes a shared menu as the settings say', async () => {
    const body = { ...menu, name: unique('Neu'), updatedAt: undefined };
    expect(refused(await door().change(body))).toEqual([422, 'name: shared-for-managers-of-all']);
    await setRule('administrators');
    expect(refused(await door().change(body))).toEqual([422, 'name: shared-for-administrators']);
    await setRule('managers');
    expect(refused(await door().change(body))).toBe(200);
    await setRule('administrators');
    await server.sql('UPDATE "User" SET "branches" = ARRAY[1, 2] WHERE "email" = $1', [MANAGER]);
    expect(refused(await door().change({ name: 'X' }))).toEqual([422, 'name: shared-for-administrators']);
    await setRule('managersOfAll');
    expect(refused(await door().change({ name: 'X' }))).toBe(200);
    expect((await door().remove('menus', menu.id)).status).toBeLessThan(300);
    await server.sql('UPDATE "User" SET "branches" = ARRAY[1] WHERE "email" = $1', [MANAGER]);
  });

  it('takes the own branch out, unless only administrators may', async () => {
    await setRule('administrators');
    const body = { branches: [{ id: 2 }] };
    expect(refused(await door().change(body))).toEqual([422, 'branches: shared-for-administrators']);
    await setRule('managersOfAll');
    expect(refused(await door().change(body))).toBe(200);
    expect(await branches()).toEqual([2]);
    expect((await door().change({ name: 'X' })).status).toBe(404);
  });

  it('keeps doing everything with a menu of the own branch', async () => {
    const own = { name: unique('Eigene'), availableFrom: menu.availableFrom, branches: [{ id: 1 }] };
    const { status, body } = await door().create({
      ...own,
      catalog: [{ id: category, products: [{ id: product.id }] }],
    });
    expect(status).toBeLessThan(300);
    const { id } = body.data ?? body.result.data;
    expect(refused(await door().change({ name: unique('Anders'), catalog: [] }, id))).toBe(200);
    expect((await door().remove('menus', id)).status).toBeLessThan(300);
  });

  it('R333 deletes no product from a menu of others', async () => {
    const kept = await door().remove('products', product.id);
    expect([kept.status, kept.body.errors[0].code]).toEqual([403, 'kept-for-others']);
    await setRule('managers');
    expect((await door().remove('products', product.id)).status).toBeLessThan(300);
  });
});

describe('many at once', () => {
  it('name what stays and why', async () => {
    const ids = [menu.id];
    const gone = await server.post('/api/menus/delete', { ids }, { session: manager });
    expect(gone.body.data).toMatchObject({
      deleted: [],
      kept: [{ id: menu.id, code: 'kept-for-others' }],
    });
    const values = { branches: [{ id: 1 }] };
    const changed = await server.post('/api/menus/change', { ids, values }, { session: manager });
    expect(changed.body.data).toMatchObject({ changed: 0, kept: [{ code: 'branches-of-others' }] });
    expect(await branches()).toEqual([1, 2]);
  });
});

describe('R330 the categories of a product', () => {
  const list = (session: Session, categories: { id: number }[] = []) =>
    server.call('PUT', `/api/products/${product.id}/categories`, { session, body: { categories } });
  const listedIn = async (id: number) =>
    (await get(`/menus/${id}`)).body.data.catalog.flatMap(
      (one: { products: { id: number }[] }) => one.products,
    );

  it('change in the menus that are the manager’s to change, and in no other', async () => {
    expect(refused(await list(manager))).toEqual([422, 'categories: shared-for-managers-of-all']);
    const own = await made('/menus', {
      name: unique('Eigene'),
      availableFrom: menu.availableFrom,
      branches: [{ id: 1 }],
      catalog: [{ id: category, products: [{ id: product.id }] }],
    });
    expect(refused(await list(manager))).toBe(200);
    expect([await listedIn(own.id), await listedIn(menu.id)]).toEqual([[], [{ id: product.id }]]);
    await server.call('DELETE', `/api/menus/${own.id}`, { session: admin });
  });
});
