import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { FIRST_ID, fillCatalogue } from '../support/many-records.ts';
import { recordCalls } from '../support/record-calls.ts';
import { SAMPLES, unique } from '../support/record-samples.ts';
import { ADMIN, MANAGER } from '../support/template.ts';

let server: TestServer;
let admin: Session;
let manager: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  admin = await server.login(ADMIN);
  manager = await server.login(MANAGER);
});
afterAll(() => server?.stop());

const { post, put, get, remove, made } = recordCalls(() => ({ server, session: admin }));
const sample = (entity: string, more: object = {}) => ({ ...SAMPLES[entity]?.(), ...more });

describe('deleting many records with one call', () => {
  it('deletes those that can go, and says why each of the others stays', async () => {
    const [loose, part] = [
      await made('/products', sample('product')),
      await made('/products', sample('product', { name: 'Knödel' })),
    ];
    const bundle = await made('/products', {
      ...sample('product', { name: 'Knödel für drei', type: 'bundle' }),
      bundleItems: [{ product: { id: part.id }, amount: 3 }],
    });
    const answer = await post('/products/delete', { ids: [loose.id, part.id, 999_999, loose.id] });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      undo: expect.any(String),
      deleted: [loose.id],
      kept: [
        {
          id: part.id,
          title: 'Produkt „Knödel“',
          code: 'in-use',
          message:
            'Der Eintrag wird noch verwendet und kann nicht gelöscht werden: Produkt „Knödel für drei“.',
        },
        { id: 999_999, title: null, code: 'not-found', message: 'Der Eintrag wurde nicht gefunden.' },
      ],
    });
    expect((await get(`/products/${loose.id}`)).status).toBe(404);
    expect((await get(`/products/${part.id}`)).status).toBe(200);

    // It can be deleted together with what needs it.
    const both = await post('/products/delete', { ids: [part.id, bundle.id] });
    expect(both.body.data).toMatchObject({ deleted: [part.id, bundle.id], kept: [] });
    const log = await server.sql(
      `SELECT "subjectId" FROM "Log" WHERE "subject" = 'product' AND "message" LIKE '%gelöscht' ORDER BY "id"`,
    );
    expect(log.map(({ subjectId }) => subjectId)).toEqual([loose.id, part.id, bundle.id]);
  });

  it('keeps what is needed by one that itself stays', async () => {
    const part = await made('/products', sample('product'));
    const inner = await made('/products', {
      ...sample('product', { type: 'bundle' }),
      bundleItems: [{ product: { id: part.id }, amount: 1 }],
    });
    const outer = await made('/products', {
      ...sample('product', { type: 'bundle', name: 'Das ganze Menü' }),
      bundleItems: [{ product: { id: inner.id }, amount: 1 }],
    });
    const { body } = await post('/products/delete', { ids: [part.id, inner.id] });
    expect(body.data.deleted).toEqual([]);
    expect(body.data.kept.map(({ id, code }: { id: number; code: string }) => [id, code])).toEqual([
      [part.id, 'in-use'],
      [inner.id, 'in-use'],
    ]);
    expect((await post('/products/delete', { ids: [part.id, inner.id, outer.id] })).body.data.kept).toEqual(
      [],
    );
  });

  it('removes all of them from the lists that held them, and keeps the order of the rest', async () => {
    const products = [];
    for (let n = 0; n < 4; n += 1) products.push(await made('/products', sample('product')));
    const category = await made('/categories', sample('category'));
    const links = products.map(({ id }) => ({ id }));
    const menu = await made('/menus', sample('menu', { catalog: [{ id: category.id, products: links }] }));
    const gone = [products[2].id, products[0].id];
    expect((await post('/products/delete', { ids: gone })).body.data.deleted).toEqual(gone);
    const after = await get(`/menus/${menu.id}`);
    expect(after.body.data.catalog).toEqual([
      { id: category.id, products: [{ id: products[1].id }, { id: products[3].id }] },
    ]);
    // Anyone who has the menu open learns that it has changed.
    const stale = await put(`/menus/${menu.id}`, { id: menu.id, updatedAt: menu.updatedAt, name: 'Alt' });
    expect(stale.body.errors[0].code).toBe('version-conflict');

    const tags = [await made('/tags', sample('tag')), await made('/tags', sample('tag'))];
    const branch = await made('/branches', sample('branch', { tags: tags.map(({ id }) => ({ id })) }));
    await post('/tags/delete', { ids: [tags[0].id] });
    expect((await get(`/branches/${branch.id}`)).body.data.tags).toEqual([{ id: tags[1].id }]);
  });

  it('A21 A27 is for those who may delete a single one, and for their own records', async () => {
    const own = await made('/tables', { identifier: unique('T'), branch: 1 });
    const foreign = await made('/tables', { identifier: unique('T'), branch: 2 });
    const { body } = await post('/tables/delete', { ids: [own.id, foreign.id] }, manager);
    expect(body.data.deleted).toEqual([own.id]);
    expect(body.data.kept).toMatchObject([{ id: foreign.id, title: null, code: 'not-found' }]);
    expect((await get(`/tables/${foreign.id}`)).status).toBe(200);
    expect((await post('/users/delete', { ids: [1] }, manager)).status).toBe(403);
    expect((await server.post('/api/tables/delete', { ids: [foreign.id] })).status).toBe(401);
  });

  it('keeps one’s own account, people with hours, and an administrator', async () => {
    const [me, anna] = await server.sql(
      `SELECT "id" FROM "User" WHERE "email" IN ($1, 'anna@example.at') ORDER BY "email" = $1 DESC`,
      [ADMIN],
    );
    const people = [];
    for (const name of ['x', 'y'])
      people.push(
        (await post('/users', { email: `${unique(name)}@example.at`, password: 'drei-rote-radieschen' })).body
          .data.id,
      );
    await server.sql(
      `INSERT INTO "WorkingActivity" ("userId", "branchId", "startedAt", "endedAt", "updatedAt")
       VALUES ($1, 1, now() - interval '3 hours', now(), now())`,
      [anna?.id],
    );
    const { body } = await post('/users/delete', { ids: [me?.id, people[0], anna?.id, people[1]] });
    expect(body.data.deleted).toEqual(people);
    expect(body.data.kept.map(({ id, code }: { id: number; code: string }) => [id, code])).toEqual([
      [me?.id, 'own-account'],
      [anna?.id, 'in-use'],
    ]);
  });

  it('has limits', async () => {
    for (const ids of [[], ['1'], [0], Array.from({ length: 1_001 }, (_, n) => n + 1), null])
      expect((await post('/products/delete', { ids })).status).toBe(422);
  });
});

/** Everything that may reference a record, with the referenced record and a body that does so. */
const LINKS: [target: string, to: string, path: string, body: (id: number) => object, isHolding: boolean][] =
  [
    ['product', '/products', '/products', bundleOf, true],
    ['category', '/categories', '/menus', (id) => sample('menu', { catalog: [{ id, products: [] }] }), false],
    ['category', '/categories', '/products', contentOf, false],
    ['category', '/categories', '/sites', pageOf, false],
    ['category', '/categories', '/blocks', blockOf, false],
    ['site', '/sites', '/navigations', (id) => navigationTo({ type: 'site', site: { id } }), false],
    ['branch', '/branches', '/navigations', (id) => navigationTo({ type: 'branch', branch: { id } }), false],
    ['branch', '/branches', '/tables', (branch) => ({ identifier: unique('T'), branch }), true],
    ['digital-signage-segment', '/digital-signage-segments', '/digital-signage-streams', streamOf, true],
    ['image-template', '/image-templates', '/digital-signage-segments', templateIn, true],
    ['tag', '/tags', '/branches', (id) => sample('branch', { tags: [{ id }] }), false],
  ];

function bundleOf(id: number) {
  return sample('product', { type: 'bundle', bundleItems: [{ product: { id }, amount: 2 }] });
}
function contentOf(id: number) {
  return sample('product', { content: { type: 'snack', category: { id } } });
}
function pageOf(id: number) {
  const section = { type: 'productFilter', value: { categories: [{ id }] } };
  return sample('site', { content: { body: [section] } });
}
function blockOf(id: number) {
  const section = { type: 'productCategories', value: { categories: [{ id }] } };
  return sample('block', { content: { body: [section] } });
}
function navigationTo(link: object) {
  const inner = { type: 'group', label: 'Innen', children: [{ ...link, label: 'Ziel' }] };
  return sample('navigation', { items: [{ type: 'group', label: 'Außen', children: [inner] }] });
}
function templateIn(template: number) {
  return sample('digital-signage-segment', { type: 'template', template });
}
function streamOf(id: number) {
  return sample('digital-signage-stream', { segments: [{ segment: { id }, seconds: 5 }] });
}

describe('what references a record', () => {
  it.each(LINKS)('%s of %s in %s is found by the database', async (target, to, path, body, isHolding) => {
    const other = await made(to, sample(target));
    const one = await made(to, sample(target));
    const user = await made(path, body(one.id));
    await made(path, body(other.id));
    const found = await server.deps.db.records.referrers(target, [one.id]);
    const others = found.filter(({ entity }) => entity !== 'log');
    expect(others).toMatchObject([{ of: one.id, id: user.id, isDetachable: !isHolding }]);
    const gone = await remove(`${to}/${one.id}`);
    expect(gone.status).toBe(isHolding ? 409 : 204);
    const left = JSON.stringify((await get(`${path}/${user.id}`)).body.data);
    expect(new RegExp(`"(id|branch|template)":${one.id}\\b`).test(left)).toBe(isHolding);
  });
});

describe('with many records', () => {
  const MANY = 4_000;

  it('F26 deleting one costs no more than with few', async () => {
    const few = await costOfDeleting(await catalogueOf(40));
    const many = await costOfDeleting(await catalogueOf(MANY));
    // Reading and decoding every record made it a hundred times as expensive.
    expect(many / few).toBeLessThan(8);
  });

  it('deletes a page of them with one call, in the time of a few', async () => {
    const big = await catalogueOf(MANY);
    const session = await big.login(ADMIN);
    const ids = Array.from({ length: 50 }, (_, n) => FIRST_ID + n);
    const { status, body } = await big.post('/api/products/delete', { ids }, { session });
    expect(status).toBe(200);
    expect(body.data.deleted).toEqual(ids);
    const [{ catalog } = { catalog: [] }] = await big.sql('SELECT "catalog" FROM "Menu" WHERE "id" = $1', [
      FIRST_ID,
    ]);
    expect((catalog as { products: unknown[] }[])[0]?.products).toHaveLength(50);
    await big.stop();
  });

  async function catalogueOf(products: number): Promise<TestServer> {
    const big = await startServer({ settings: { isRateLimited: false } });
    await fillCatalogue(big, products);
    return big;
  }

  /** Processor seconds of this process for a deletion, so that other processes do not count. */
  async function costOfDeleting(big: TestServer): Promise<number> {
    const session = await big.login(ADMIN);
    const costs: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const before = process.cpuUsage();
      const { status } = await big.call('DELETE', `/api/products/${FIRST_ID + n}`, { session });
      const { user, system } = process.cpuUsage(before);
      expect(status).toBe(204);
      costs.push(user + system);
    }
    await big.stop();
    return costs.toSorted((one, other) => one - other)[3] ?? 0;
  }
});
