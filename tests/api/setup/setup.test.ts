import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createFirstAccess } from '#use-cases/accounts/create-first-access.ts';
import { emptyDatabase } from '../support/databases.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';

/** From an empty shop, as DEMO=0 leaves it, to one that takes its first order. */

const OWNER = { email: 'wirt@linde.example', password: 'Kren-und-Senf-1931' };
const TEMPLATE = {
  trade: 'pizzeria',
  name: 'Gasthaus zur Linde',
  street: 'Dorfplatz 3',
  zipCode: '3571',
  city: 'Gars am Kamp',
  country: 'AT',
  phone: '+43 2985 5550',
  email: 'hallo@linde.example',
};

let server: TestServer;
let session: Session;
beforeAll(async () => {
  const database = await emptyDatabase(inject('template'));
  // A Tuesday noon, when the pizzeria is open.
  server = await startServer({ database, now: '2026-11-24T12:00:00+01:00' });
  await createFirstAccess(server.deps, OWNER, async () => undefined);
  session = await server.login(OWNER.email, OWNER.password);
});
afterAll(() => server?.stop());

const setup = async () => (await server.get('/api/setup', { session })).body.data;
const done = async () =>
  (await setup()).steps
    .filter((step: { isDone: boolean }) => step.isDone)
    .map(({ id }: { id: string }) => id);
const order = async (as?: Session) => {
  const { branch } = await setup();
  const [product] = (await server.get('/api/products', { session })).body.data;
  const body = {
    branch,
    isDelivery: false,
    isDineIn: false,
    items: [{ product: product.id, amount: 1, unit: 'amount', parts: [] }],
    firstName: 'Berta',
    lastName: 'Brandt',
    email: 'berta@example.com',
    phone: '+436641234567',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
  };
  return server.post('/api/orders', body, as ? { session: as } : {});
};

describe('an empty shop', () => {
  it('has every step before it, and is open as far as settings go', async () => {
    expect(await done()).toEqual([]);
    expect(await setup()).toMatchObject({ branch: null, isOpeningSoon: false, hasOrders: false, samples: 0 });
  });

  it('refuses a template without a name, and stores nothing of it', async () => {
    const answer = await server.post('/api/setup/template', { ...TEMPLATE, name: ' ' }, { session });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'name']);
    expect((await server.get('/api/branches')).body.total).toBe(0);
  });

  it('opens soon with its first branch, whoever makes it, and only with that one', async () => {
    const make = async (identifier: string) => {
      const answer = await server.post('/api/branches', { identifier, name: 'Linde' }, { session });
      expect([answer.status, answer.body.data.isPublic]).toEqual([201, true]);
      return answer.body.data.id;
    };
    const refused = await server.post('/api/branches', { identifier: 'linde', name: '' }, { session });
    expect(refused.status).toBe(422);
    expect((await setup()).isOpeningSoon).toBe(false);
    const first = await make('linde');
    expect((await setup()).isOpeningSoon).toBe(true);
    await server.post('/api/config', { isOpeningSoon: false }, { session });
    const second = await make('krone');
    expect((await setup()).isOpeningSoon).toBe(false);
    for (const id of [first, second])
      expect((await server.call('DELETE', `/api/branches/${id}`, { session })).status).toBe(204);
  });

  it('is set up by a template in one call', async () => {
    const answer = await server.post('/api/setup/template', TEMPLATE, { session });
    expect([answer.status, answer.body.data]).toEqual([201, { branch: expect.any(Number) }]);
    expect(await done()).toEqual(['branch', 'hours', 'tax', 'catalogue']);
    const { samples, isOpeningSoon, legal, menu, accessibilityPage } = await setup();
    expect([menu, accessibilityPage]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(samples).toBeGreaterThan(5);
    expect(isOpeningSoon).toBe(true);
    const states = Object.fromEntries(legal.map((one: { id: string; state: string }) => [one.id, one.state]));
    expect(states).toMatchObject({ imprint: 'missing', accessibility: 'fine', tax: 'fine' });
    const { data: products } = (await server.get('/api/products', { session })).body;
    for (const { name, tax } of products) {
      expect(name).toMatch(/\(Muster\)$/);
      expect(tax).toBe(/Mineralwasser|Cola/.test(name) ? 20 : 10);
    }
    const { data: categories } = (await server.get('/api/categories', { session })).body;
    for (const { name, tax } of categories) expect(tax, name).toBe(name === 'Getränke' ? 20 : 10);
    expect((await server.get('/api/categories')).body.data[0]).not.toHaveProperty('tax');
    const { imprintText, shopName, contactEmail } = (await server.get('/api/config', { session })).body.data;
    expect(contactEmail).toBe(TEMPLATE.email);
    expect(shopName).toBe(TEMPLATE.name);
    expect(imprintText).toContain('Dorfplatz 3\n3571 Gars am Kamp');
  });

  it('says where to enter what invoices lack', async () => {
    expect((await setup()).invoiceGap).toEqual({ record: 'config', id: null, field: 'vatNumber' });
    const saved = await server.post('/api/config', { vatNumber: 'ATU12345678' }, { session });
    expect(saved.status).toBe(200);
    expect(await setup()).toMatchObject({ invoiceGap: null });
    expect(await done()).toContain('invoices');
  });

  it('takes no second template', async () => {
    expect((await server.post('/api/setup/template', TEMPLATE, { session })).status).toBe(422);
    expect((await server.get('/api/branches')).body.total).toBe(1);
  });
});

describe('before the shop opens', () => {
  it('guests cannot order, staff try it out', async () => {
    const refused = await order();
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'branch-unavailable']);
    expect((await order(session)).status).toBe(201);
    expect(await done()).toContain('test-order');
  });

  it('guests order once it is open', async () => {
    await server.post('/api/config', { isOpeningSoon: false }, { session });
    expect((await order()).status).toBe(201);
    expect(await done()).toContain('open');
  });
});
