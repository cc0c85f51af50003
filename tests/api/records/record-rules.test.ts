import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { fieldsOf, recordCalls } from '../support/record-calls.ts';
import { DAILY, SAMPLES, unique } from '../support/record-samples.ts';
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

describe('references', () => {
  it('must exist and be visible', async () => {
    const unknown = await post('/tables', { identifier: unique('T'), branch: 999 });
    expect(fieldsOf(unknown.body)).toEqual(['branch: reference-unknown']);
    expect(unknown.body.errors[0].message).toBe('Der gewählte Eintrag für „Filiale“ wurde nicht gefunden.');
    const tags = await post('/branches', { ...SAMPLES.branch?.(), tags: [{ id: 999 }] });
    expect(fieldsOf(tags.body)).toEqual(['tags.0: reference-unknown']);
    const [category] = demoShop.categories.map(({ id }) => id);
    const [product] = demoShop.products.map(({ id }) => id);
    const catalog = await post('/menus', {
      ...SAMPLES.menu?.(),
      catalog: [{ id: category, products: [{ id: product }, { id: 99_999 }] }],
    });
    expect(fieldsOf(catalog.body)).toEqual(['catalog.0.products.1.id: reference-unknown']);
    const logo = await post('/branches', { ...SAMPLES.branch?.(), logo: { id: 99_999 } });
    expect(fieldsOf(logo.body)).toEqual(['logo: reference-unknown']);
  });

  it('A22 cannot point into another branch', async () => {
    const own = await post('/tables', { identifier: unique('T'), branch: 1 }, manager);
    expect(own.status).toBe(201);
    const { id } = own.body.data;
    const moved = await put(`/tables/${id}`, { id, branch: 2 }, manager);
    expect(moved.status).toBe(422);
    expect(fieldsOf(moved.body)).toEqual(['branch: reference-unknown']);
    expect((await get(`/tables/${id}`)).body.data.branch).toBe(1);
    expect((await post('/tables', { identifier: unique('T'), branch: 2 }, manager)).status).toBe(422);
  });

  it('A21 a record of another branch looks like a missing one', async () => {
    const { id } = await made('/tables', { identifier: unique('T'), branch: 2 });
    expect((await get(`/tables/${id}`, manager)).status).toBe(404);
    expect((await put(`/tables/${id}`, { id, identifier: 'X' }, manager)).status).toBe(404);
    expect((await remove(`/tables/${id}`, manager)).status).toBe(404);
    const listed = await get('/tables', manager);
    expect(listed.body.data.every(({ branch }: { branch: number }) => branch === 1)).toBe(true);
    expect(listed.body.total).toBe(listed.body.data.length);
    expect((await get('/branches/2', manager)).status).toBe(404);
    expect((await put('/branches/2', { id: 2, name: 'Übernommen' }, manager)).status).toBe(404);
  });
});

describe('deleting', () => {
  it('refuses what others depend on, and names them', async () => {
    const branch = await made('/branches', SAMPLES.branch?.());
    const table = await made('/tables', { identifier: 'Terrasse 7', branch: branch.id });
    const refused = await remove(`/branches/${branch.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual([
      {
        code: 'in-use',
        message: 'Der Eintrag wird noch verwendet und kann nicht gelöscht werden: Tisch „Terrasse 7“.',
      },
    ]);
    await remove(`/tables/${table.id}`);
    expect((await remove(`/branches/${branch.id}`)).status).toBe(204);
  });

  it('removes a product from its catalogues and a tag from its branches', async () => {
    const [kept] = demoShop.products;
    const product = await made('/products', SAMPLES.product?.());
    const category = await made('/categories', SAMPLES.category?.());
    const menu = await made('/menus', {
      ...SAMPLES.menu?.(),
      catalog: [{ id: category.id, products: [{ id: product.id }, { id: kept?.id }] }],
    });
    expect((await remove(`/categories/${category.id}`)).status).toBe(409);
    expect((await remove(`/products/${product.id}`)).status).toBe(204);
    expect((await get(`/menus/${menu.id}`)).body.data.catalog).toEqual([
      { id: category.id, products: [{ id: kept?.id }] },
    ]);
    await put(`/menus/${menu.id}`, { id: menu.id, catalog: [{ id: category.id, products: [] }] });
    expect((await remove(`/categories/${category.id}`)).status).toBe(204);
    expect((await get(`/menus/${menu.id}`)).body.data.catalog).toEqual([]);

    const tag = await made('/tags', SAMPLES.tag?.());
    const branch = await made('/branches', { ...SAMPLES.branch?.(), tags: [{ id: tag.id }] });
    expect((await remove(`/tags/${tag.id}`)).status).toBe(204);
    expect((await get(`/branches/${branch.id}`)).body.data.tags).toEqual([]);
  });

  it('keeps a product that a bundle is made of', async () => {
    const part = await made('/products', SAMPLES.product?.());
    const bundle = await made('/products', {
      ...SAMPLES.product?.(),
      type: 'bundle',
      bundleItems: [{ product: { id: part.id }, amount: 3 }],
      isBundlePriceSum: true,
      name: 'Suppentopf für drei',
    });
    const refused = await remove(`/products/${part.id}`);
    expect(refused.body.errors[0].message).toContain('Produkt „Suppentopf für drei“');
    const seen = await server.get(`/api/products/${bundle.id}`);
    expect(seen.body.data.price).toBe(17.7);
  });
});

describe('what staff change', () => {
  it('shows at once in the shop, and is logged', async () => {
    const { id } = await made('/products', { ...SAMPLES.product?.(), name: 'Neue Suppe' });
    const before = await server.get('/api/init');
    expect(JSON.stringify(before.body)).toContain('Neue Suppe');
    await put(`/products/${id}`, { id, isPublic: false });
    const after = await server.get('/api/init');
    expect(JSON.stringify(after.body)).not.toContain('Neue Suppe');
    const rows = await server.sql(
      `SELECT * FROM "Log" WHERE "subject" = 'product' AND "subjectId" = $1 ORDER BY "id"`,
      [id],
    );
    expect(rows.map(({ message, actor }) => [message, actor])).toEqual([
      ['Produkt „Neue Suppe“ erstellt', 'Ada Admin'],
      ['Produkt „Neue Suppe“ geändert', 'Ada Admin'],
    ]);
  });

  it('A26 keeps what only staff may see from visitors', async () => {
    const staff = await get('/branches/1');
    expect(staff.body.data).toMatchObject({ acceptMinutes: 5, createdAt: expect.any(String) });
    const visitor = await server.get('/api/branches/1');
    for (const secret of ['acceptMinutes', 'createdAt', 'updatedAt']) {
      expect(Object.keys(visitor.body.data)).not.toContain(secret);
    }
  });

  it('A40 refuses links and texts that a browser would run', async () => {
    const link = await post('/navigations', {
      identifier: unique('nav'),
      items: [{ type: 'link', label: 'x', href: 'javascript:alert(1)' }],
    });
    expect(fieldsOf(link.body)).toEqual(['items.0.href: link-invalid']);
    const text = { type: 'doc', content: [{ type: 'script', content: [] }] };
    const site = await post('/sites', {
      ...SAMPLES.site?.(),
      content: { body: [{ type: 'content', value: { text } }] },
    });
    expect(site.status).toBe(422);
    const frame = await post('/sites', {
      ...SAMPLES.site?.(),
      content: { body: [{ type: 'iFrameText', value: { src: 'https://evil.example/tour' } }] },
    });
    expect(fieldsOf(frame.body)).toEqual(['content.body.0.value.src: frame-invalid']);
    for (const path of ['/backend', '/store/neu', 'javascript:alert(1)', '//evil', '/site/imprint', '/a b']) {
      const taken = await post('/sites', { ...SAMPLES.site?.(), path });
      expect(fieldsOf(taken.body), path).toEqual(['path: path-invalid']);
    }
  });

  it('checks hours, money and limits', async () => {
    const cases: [Record<string, unknown>, string][] = [
      [{ schedule: [{ ...DAILY, to: null }] }, 'schedule.0.from: required'],
      [{ schedule: [{ ...DAILY, type: 'once' }] }, 'schedule.0.date: invalid'],
      [{ schedule: [{ ...DAILY, from: '25:00' }] }, 'schedule.0.from: invalid'],
      [{ price: 1.234 }, 'price: amount-of-money-invalid'],
      [{ price: -1 }, 'price: too-small'],
      [{ minimumQuantity: 5, maximumQuantity: 2 }, 'maximumQuantity: too-small'],
      [{ quantityStepSize: 0 }, 'quantityStepSize: too-small'],
      [{ type: 'bundle', isBundlePriceSum: true }, 'bundleItems: required'],
    ];
    for (const [change, fault] of cases) {
      const { status, body } = await post('/products', { ...SAMPLES.product?.(), ...change });
      expect(status, fault).toBe(422);
      expect(fieldsOf(body)).toEqual([fault]);
    }
  });
});

describe('lists', () => {
  it('A64 can be paged, searched, filtered and sorted, and refuse anything else', async () => {
    const all = await get('/products?sort=name');
    const names = all.body.data.map(({ name }: { name: string }) => name);
    const collator = new Intl.Collator('und');
    expect(names).toEqual(names.toSorted(collator.compare));
    const second = await get('/products?sort=name&page=2&pageSize=10');
    expect(second.body.data.map(({ name }: { name: string }) => name)).toEqual(names.slice(10, 20));
    expect(second.body.total).toBe(all.body.total);
    const found = await get(`/products?search=${encodeURIComponent('  LEBERKÄS ')}`);
    expect(found.body.total).toBeGreaterThan(0);
    expect((await get('/products?search=%25')).body.total).toBeLessThan(all.body.total);
    expect(
      (await get('/products?isEnabled=false')).body.data.every(
        ({ isEnabled }: { isEnabled: boolean }) => !isEnabled,
      ),
    ).toBe(true);
    expect((await get('/menus?branches=2')).body.data.length).toBeGreaterThan(0);
    for (const query of [
      'pageSize=1000000000',
      'page=0',
      'page=NaN',
      'sort=password',
      'sort=price;DROP',
      'filter[or]=1',
      'isEnabled=vielleicht',
      'page=1&page=2',
    ]) {
      expect((await get(`/products?${query}`)).status, query).toBe(422);
    }
  });
});

describe('the settings', () => {
  it('are changed by administrators only, and show at once', async () => {
    expect((await server.post('/api/config', { title: 'x' }, { session: manager })).status).toBe(403);
    const saved = await post('/config', { title: 'Frisch gekocht', contactEmail: 'post@example.at' });
    expect(saved.status).toBe(200);
    expect(saved.body.data).toMatchObject({ title: 'Frisch gekocht', contactEmail: 'post@example.at' });
    const seen = await server.get('/api/config');
    expect(seen.body.data.title).toBe('Frisch gekocht');
    expect(Object.keys(seen.body.data)).not.toContain('contactEmail');
  });

  it('A40 refuse what could break out of a style or execute', async () => {
    for (const change of [
      { borderRadius: '1rem; } body { display: none' },
      { fontFamily: 'x"; background: url(//evil)' },
      { primaryColor: 'url(javascript:1)' },
      { termsAndConditions: 'javascript:alert(1)' },
      { logo: { id: 99_999 } },
    ]) {
      const { status, body } = await post('/config', change);
      expect(status, JSON.stringify(change)).toBe(422);
      expect(body.errors[0].field).toBe(Object.keys(change)[0]);
    }
  });
});

describe('a step of a product in which guests write or upload something', () => {
  const step = (type: string, options?: unknown) => ({
    name: 'Widmung',
    description: '',
    type,
    optional: false,
    ...(options === undefined ? {} : { options }),
  });
  const configured = (parts: readonly unknown[]) => ({
    ...SAMPLES.product?.(),
    type: 'configurable',
    config: { parts },
  });
  const hidden = [{ name: '', modifier: 'add', value: null }];
  const kinds = ['text', 'textarea', 'file', 'files', 'image', 'images'];

  it.each(kinds)('%s: has no options, whatever is sent as options', async (type) => {
    const { config } = await made('/products', configured([step(type, hidden), step(type)]));
    expect(config.parts).toEqual([step(type, []), step(type, [])]);
  });

  it('the same over tRPC, and when a product is changed', async () => {
    const { id } = await made(
      '/products',
      configured([step('select', [{ ...hidden[0], name: 'Ja', value: 0 }])]),
    );
    const config = { parts: [step('text', hidden)] };
    const answer = await server.call('POST', '/trpc/products.update', {
      body: { id, config },
      session: admin,
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect((await get(`/products/${id}`)).body.data.config.parts).toEqual([step('text', [])]);
  });

  it('where guests choose, an option without a name is refused at its path', async () => {
    const { status, body } = await post(
      '/products',
      configured([step('select', [{ ...hidden[0], value: 0 }])]),
    );
    expect(status).toBe(422);
    expect(fieldsOf(body)).toEqual(['config.parts.0.options.0.name: required']);
  });
});
