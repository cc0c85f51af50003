import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_RELIEF } from '#domain/shop/relief.ts';
import { rowSchema, valuesSchema } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { ENTITIES } from '#entities/index.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE } from '../support/template.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const LISTS = [
  'divisions',
  'branches',
  'menus',
  'categories',
  'products',
  'tags',
  'tables',
  'sites',
  'navigations',
  'blocks',
  'donatees',
];
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('catalogue', () => {
  it.each(Object.values(ENTITIES).filter(({ path }) => LISTS.includes(path.slice(1))))(
    'GET $path answers as declared, list and single',
    async (entity) => {
      const schema = rowSchema<Fields>(entity);
      const { body } = await server.get(`/api${entity.path}`);
      for (const row of body.data) {
        expect(schema.safeParse(row).error?.issues ?? []).toEqual([]);
        expect((await server.get(`/api${entity.path}/${row.id}`)).body).toEqual({ data: row });
      }
    },
  );

  it('GET /api/config answers the settings', async () => {
    const { body } = await server.get('/api/config');
    expect(valuesSchema(ENTITIES.config).safeParse(body.data).error?.issues ?? []).toEqual([]);
    expect(body.data.shopName).toBe(demoShop.config.shopName);
  });

  it('returns the demo shop as it was filled in', async () => {
    const { shop } = await server.deps.db.shop.snapshot();
    const { inactiveBranches: _, ...stored } = shop;
    const { inactiveBranches: __, ...given } = demoShop;
    // The same instants, as the database writes them.
    const menus = given.menus.map((menu) => ({
      ...menu,
      availableFrom: new Date(menu.availableFrom).toISOString(),
    }));
    const branches = given.branches.map((one) => ({
      ...one,
      relief: NO_RELIEF,
      shortages: [],
      connectedPayments: [],
      paymentMeans: [],
    }));
    // The rate of new products is for staff.
    const categories = given.categories.map((one) =>
      Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'tax')),
    );
    expect(stored).toEqual({ ...given, menus, branches, categories });
  });

  it('GET /api/branches/{id}/menus lists the menus of one branch', async () => {
    const { body } = await server.get('/api/branches/1/menus');
    expect(body.total).toBe(
      demoShop.menus.filter(({ branches }) => branches.some(({ id }) => id === 1)).length,
    );
    expect((await server.get('/api/branches/999/menus')).status).toBe(404);
  });
});

describe('what visitors must not see', () => {
  let cut: TestServer;
  beforeAll(async () => {
    cut = await startServer();
    await cut.sql('UPDATE "Branch" SET "isPublic" = false WHERE "id" = 2');
    await cut.sql('UPDATE "Product" SET "isPublic" = false WHERE "id" = 101');
    await cut.sql('UPDATE "Product" SET "isEnabled" = false WHERE "id" = 102');
    await cut.sql('UPDATE "Category" SET "isEnabled" = false WHERE "id" = 4');
    await cut.sql(`INSERT INTO "Site" ("path", "name", "isPublic") VALUES ('/entwurf', 'Entwurf', false)`);
  });
  afterAll(() => cut?.stop());

  it('is neither in lists nor by id nor in the bundle', async () => {
    const init = JSON.stringify((await cut.get('/api/init')).body);
    expect(init).not.toContain('Entwurf');
    expect(init).not.toContain('{"id":101}');
    expect(ids((await cut.get('/api/products')).body.data)).not.toEqual(expect.arrayContaining([101]));
    for (const path of [
      '/branches/2',
      '/products/101',
      '/products/102',
      '/categories/4',
      '/sites/1',
      '/branches/2/menus',
    ]) {
      expect((await cut.get(`/api${path}`)).status, path).toBe(404);
    }
  });

  it('includes everything of a non-public branch but its card in the bundle (R96)', async () => {
    const { body } = await cut.get('/api/init');
    const card = body.data[3].data.data.find(({ id }: { id: number }) => id === 2);
    expect(Object.keys(card).sort()).toEqual([
      'city',
      'id',
      'identifier',
      'images',
      'isPublic',
      'logo',
      'name',
      'street',
      'zipCode',
    ]);
    expect(card.isPublic).toBe(false);
  });

  it('staff see the catalogue, their own branches and the public ones', async () => {
    const employee = await cut.login(EMPLOYEE);
    expect((await cut.get('/api/products/102', { session: employee })).status).toBe(200);
    expect((await cut.get('/api/branches/2', { session: employee })).status).toBe(404);
    const admin = await cut.login(ADMIN);
    expect((await cut.get('/api/branches/2', { session: admin })).status).toBe(200);
    expect((await cut.get('/api/sites/1', { session: admin })).status).toBe(200);
    expect((await cut.get('/api/products/102', { key: DEVICE_KEY })).status).toBe(404);
  });
});
