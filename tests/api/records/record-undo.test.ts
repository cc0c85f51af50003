import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNDO_MS } from '#domain/time/deletion-undo.ts';
import { forgetDeletions } from '#use-cases/files/forget-deletions.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { fillCatalogue } from '../support/many-records.ts';
import { recordCalls } from '../support/record-calls.ts';
import { SAMPLES, unique } from '../support/record-samples.ts';
import { ADMIN, MANAGER } from '../support/template.ts';

const NOON = '2026-11-24T12:00:00Z';

let server: TestServer;
let admin: Session;
let manager: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  admin = await server.login(ADMIN);
  manager = await server.login(MANAGER);
});
afterAll(() => server?.stop());

const { post, put, get, made } = recordCalls(() => ({ server, session: admin }));
const sample = (entity: string, more: object = {}) => ({ ...SAMPLES[entity]?.(), ...more });
const without = ({ updatedAt: _, ...record }: Record<string, unknown>) => record;

describe('R160 a deletion is undone', () => {
  it('brings a record back with its id and its values, and to where it was used', async () => {
    const [first, gone, last] = [
      await made('/products', sample('product')),
      await made(
        '/products',
        sample('product', { name: 'Leberkäse', price: 4.9, description: 'Ofenfrisch' }),
      ),
      await made('/products', sample('product')),
    ];
    const category = await made('/categories', sample('category'));
    const products = [first, gone, last].map(({ id }) => ({ id }));
    const menu = await made('/menus', sample('menu', { catalog: [{ id: category.id, products }] }));
    const before = (await get(`/products/${gone.id}`)).body.data;

    const { undo } = (await post('/products/delete', { ids: [gone.id] })).body.data;
    expect((await get(`/products/${gone.id}`)).status).toBe(404);
    expect((await get(`/menus/${menu.id}`)).body.data.catalog[0].products).toHaveLength(2);
    // A colleague changes the catalogue meanwhile: what they did stays.
    const added = await made('/products', sample('product'));
    const changed = [{ id: category.id, products: [{ id: last.id }, { id: first.id }, { id: added.id }] }];
    await put(`/menus/${menu.id}`, { id: menu.id, catalog: changed });

    expect((await post('/products/restore', { undo })).body.data).toEqual({ restored: 1, kept: [] });
    expect((await get(`/products/${gone.id}`)).body.data).toEqual(before);
    const after = (await get(`/menus/${menu.id}`)).body.data.catalog[0].products;
    expect(after.map(({ id }: { id: number }) => id)).toEqual([last.id, first.id, gone.id, added.id]);
    const log = await server.sql(
      `SELECT "message", "actor", "userId" FROM "Log" WHERE "subject" = 'product' AND "subjectId" = $1 ORDER BY "id" DESC LIMIT 2`,
      [gone.id],
    );
    expect(log.map(({ message }) => message)).toEqual([
      'Produkt „Leberkäse“ wiederhergestellt',
      'Produkt „Leberkäse“ gelöscht',
    ]);
    expect(log[0]?.actor).toBe(log[1]?.actor);
    expect(log.map(({ userId }) => userId)).toEqual([expect.any(Number), log[0]?.userId]);

    const again = await post('/products/restore', { undo });
    expect([again.status, again.body.errors[0].code]).toEqual([409, 'undo-expired']);
  });

  it('of every kind of reference', async () => {
    const category = await made('/categories', sample('category'));
    const { id } = category;
    const users = [
      [
        '/products',
        await made('/products', sample('product', { content: { type: 'snack', category: { id } } })),
      ],
      ['/menus', await made('/menus', sample('menu', { catalog: [{ id, products: [] }] }))],
      ['/sites', await made('/sites', sample('site', { content: { body: [filterOf(id)] } }))],
    ] as const;
    const tag = await made('/tags', sample('tag'));
    const branch = await made('/branches', sample('branch', { tags: [{ id: tag.id }] }));
    const site = await made('/sites', sample('site'));
    const items = [
      { type: 'site', label: 'Ziel', site: { id: site.id } },
      { type: 'home', label: 'Start' },
    ];
    const navigation = await made('/navigations', sample('navigation', { items }));
    const all = [...users, ['/branches', branch], ['/navigations', navigation]] as const;
    const undos: [string, string][] = [];
    for (const [path, one] of [
      ['/categories', category],
      ['/tags', tag],
      ['/sites', site],
    ] as const) {
      const { body } = await post(`${path}/delete`, { ids: [one.id] });
      expect(body.data.deleted, path).toEqual([one.id]);
      undos.push([path, body.data.undo]);
    }
    for (const [path, one] of all)
      expect(without((await get(`${path}/${one.id}`)).body.data), path).not.toEqual(without(one));
    for (const [path, undo] of undos.toReversed())
      expect((await post(`${path}/restore`, { undo })).body.data, path).toEqual({ restored: 1, kept: [] });
    for (const [path, one] of all)
      expect(without((await get(`${path}/${one.id}`)).body.data), path).toEqual(without(one));
  });

  it('keeps what cannot come back, and says why', async () => {
    const [taken, free] = [await made('/tags', sample('tag')), await made('/tags', sample('tag'))];
    const product = await made('/products', sample('product', { uid: 'vergeben' }));
    await post('/products/delete', { ids: [product.id] }).then(async ({ body }) => {
      await made('/products', sample('product', { uid: 'vergeben' }));
      const { data } = (await post('/products/restore', { undo: body.data.undo })).body;
      expect(data).toMatchObject({ restored: 0, kept: [{ id: product.id, code: 'already-exists' }] });
    });
    const { undo } = (await post('/tags/delete', { ids: [taken.id, free.id] })).body.data;
    await server.sql('INSERT INTO "Tag" ("id", "name", "updatedAt") VALUES ($1, $2, now())', [
      taken.id,
      'Neu',
    ]);
    const { data } = (await post('/tags/restore', { undo })).body;
    expect(data.restored).toBe(2);
  });

  it('brings nothing back that refers to what is gone by now', async () => {
    const part = await made('/products', sample('product'));
    const bundle = await made('/products', {
      ...sample('product', { type: 'bundle', name: 'Jausenbrett' }),
      bundleItems: [{ product: { id: part.id }, amount: 1 }],
    });
    const { undo } = (await post('/products/delete', { ids: [bundle.id] })).body.data;
    await post('/products/delete', { ids: [part.id] });
    expect((await post('/products/restore', { undo })).body.data).toMatchObject({
      restored: 0,
      kept: [{ id: bundle.id, title: 'Produkt „Jausenbrett“', code: 'reference-unknown' }],
    });
    expect((await get(`/products/${bundle.id}`)).status).toBe(404);

    const table = await made('/tables', { identifier: unique('T'), branch: 2 });
    const answer = await post('/tables/delete', { ids: [table.id] });
    await server.sql(
      'UPDATE "Deletion" SET "rows" = jsonb_set("rows", \'{0,branchId}\', \'987\') WHERE "call" = $1',
      [answer.body.data.undo],
    );
    const { data } = (await post('/tables/restore', { undo: answer.body.data.undo })).body;
    expect(data).toMatchObject({ restored: 0, kept: [{ id: table.id }] });
  });

  it('A21 A27 is for those who may delete, and for their own records', async () => {
    const foreign = await made('/tables', { identifier: unique('T'), branch: 2 });
    const { undo } = (await post('/tables/delete', { ids: [foreign.id] })).body.data;
    expect((await post('/tables/restore', { undo }, manager)).status).toBe(404);
    expect((await server.post('/api/tables/restore', { undo })).status).toBe(401);
    // It is for records of that kind only.
    expect((await post('/tags/restore', { undo })).status).toBe(409);
    expect((await post('/tables/restore', { undo })).body.data.restored).toBe(1);
    const person = await post('/users', {
      email: `${unique('z')}@example.at`,
      password: 'drei-rote-radieschen',
    });
    const gone = await post('/users/delete', { ids: [person.body.data.id] });
    expect((await post('/users/restore', { undo: gone.body.data.undo }, manager)).status).toBe(403);
    expect((await post('/users/restore', { undo: gone.body.data.undo })).body.data.restored).toBe(1);
    const login = { username: person.body.data.email, password: 'drei-rote-radieschen' };
    expect((await server.post('/api/login', login)).status).toBe(200);
  });

  it('ends after half a minute', async () => {
    server.setNow(NOON);
    const { id } = await made('/tags', sample('tag'));
    const { undo } = (await post('/tags/delete', { ids: [id] })).body.data;
    server.setNow(new Date(Date.parse(NOON) + UNDO_MS));
    await forgetDeletions(server.deps);
    expect((await post('/tags/restore', { undo })).status).toBe(200);
    const again = (await post('/tags/delete', { ids: [id] })).body.data.undo;
    server.setNow(new Date(Date.parse(NOON) + 3 * UNDO_MS));
    expect((await post('/tags/restore', { undo: again })).status).toBe(409);
    await forgetDeletions(server.deps);
    expect(await server.sql('SELECT 1 FROM "Deletion" WHERE "call" = $1', [again])).toEqual([]);
    server.setNow(null);
  });

  it('has a UUID', async () => {
    for (const undo of ['', 'x', 1, null, undefined])
      expect((await post('/tags/restore', { undo })).status).toBe(422);
  });
});

describe('R162 one call for all that a list shows', () => {
  it('deletes by search and filters, and brings all of them back', async () => {
    const big = await startServer({ settings: { isRateLimited: false } });
    await fillCatalogue(big, 350);
    const session = await big.login(ADMIN);
    const send = async (path: string, body: object) =>
      (await big.post(`/api${path}`, body, { session })).body;
    const count = async () =>
      (await big.get('/api/products?search=Produkt&pageSize=1', { session })).body.total;
    const [before] = await big.sql('SELECT "catalog" FROM "Menu" WHERE "id" = 100000');
    expect(await count()).toBe(350);
    const changed = await send('/products/change', {
      filter: { search: 'Produkt' },
      values: { isPublic: false },
    });
    expect(changed.data).toMatchObject({ changed: 350, kept: [] });
    const { data } = await send('/products/delete', { filter: { search: 'Produkt', isPublic: false } });
    expect(data.kept).toEqual([]);
    expect(data.deleted).toHaveLength(350);
    expect(await count()).toBe(0);
    expect(await send('/products/restore', { undo: data.undo })).toEqual({
      data: { restored: 350, kept: [] },
    });
    expect(await count()).toBe(350);
    const [after] = await big.sql('SELECT "catalog" FROM "Menu" WHERE "id" = 100000');
    expect(after).toEqual(before);
    await big.stop();
  });

  it('changes those that can change, and says why the others stay', async () => {
    const [good, bad] = [
      await made('/products', sample('product', { minimumQuantity: 1 })),
      await made('/products', sample('product', { name: 'Ab fünf', minimumQuantity: 5 })),
    ];
    const values = { maximumQuantity: 3 };
    const { body } = await post('/products/change', { ids: [good.id, bad.id, 999_999], values });
    expect(body.data).toMatchObject({
      changed: 1,
      kept: [
        { id: bad.id, title: 'Produkt „Ab fünf“', code: 'too-small' },
        { id: 999_999, title: null, code: 'not-found' },
      ],
    });
    expect((await get(`/products/${good.id}`)).body.data.maximumQuantity).toBe(3);
    expect((await get(`/products/${bad.id}`)).body.data.maximumQuantity).toBeNull();
    const priced = await post('/products/change', { ids: [good.id], values: { price: 12.5 } });
    expect(priced.body.data.changed).toBe(1);
    expect((await get(`/products/${good.id}`)).body.data.price).toBe(12.5);
    const [logged] = await server.sql(
      `SELECT "actor", "userId" FROM "Log" WHERE "subjectId" = $1 AND "subject" = 'product' ORDER BY "id" DESC LIMIT 1`,
      [good.id],
    );
    expect(logged).toEqual({ actor: 'Ada Admin', userId: expect.any(Number) });
  });

  it('gives each of many its own values, and leaves one that has changed since', async () => {
    const [one, other, wrong, stale] = [
      await made('/products', sample('product')),
      await made('/products', sample('product')),
      await made('/products', sample('product')),
      await made('/products', sample('product', { name: 'Eben geändert' })),
    ];
    await put(`/products/${stale.id}`, { id: stale.id, description: 'Neu' });
    const changes = [
      { id: one.id, price: 4.4, updatedAt: one.updatedAt },
      { id: other.id, price: 5.5 },
      { id: stale.id, price: 6.6, updatedAt: '2020-01-01T00:00:00Z' },
      { id: wrong.id, surprise: true },
    ];
    const { body } = await post('/products/change-each', { changes });
    expect(body.data.changed).toBe(2);
    expect(body.data.kept).toMatchObject([
      { id: stale.id, title: 'Produkt „Eben geändert“', code: 'version-conflict' },
      { id: wrong.id, code: 'invalid' },
    ]);
    expect((await get(`/products/${one.id}`)).body.data.price).toBe(4.4);
    expect((await get(`/products/${other.id}`)).body.data.price).toBe(5.5);
    expect((await get(`/products/${stale.id}`)).body.data.price).not.toBe(6.6);
  });

  it('wants ids or a filter, known values, and none that must be unique', async () => {
    const { id } = await made('/products', sample('product'));
    for (const body of [
      { values: {} },
      { ids: [id], filter: {}, values: {} },
      { ids: [], values: {} },
      { ids: [id], values: { uid: 'gleich' } },
      { ids: [id], values: { surprise: 1 } },
      { filter: { surprise: 1 }, values: {} },
    ])
      expect((await post('/products/change', body)).status, JSON.stringify(body)).toBe(422);
  });

  it('managers reach only their own', async () => {
    const own = await made('/tables', { identifier: unique('T'), branch: 1 });
    const foreign = await made('/tables', { identifier: unique('T'), branch: 2 });
    const { body } = await post('/tables/delete', { filter: { search: '' } }, manager);
    expect(body.data.deleted).toContain(own.id);
    expect(body.data.deleted).not.toContain(foreign.id);
    expect((await get(`/tables/${foreign.id}`)).status).toBe(200);
  });
});

function filterOf(id: number) {
  return { type: 'productFilter', value: { categories: [{ id }] } };
}
