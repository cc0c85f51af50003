import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addDays, localDayOf } from '#domain/time/zoned-time.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import { demoContent } from '#prisma/demo/demo-content.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { demoHistory } from '#prisma/demo/history/demo-history.ts';
import { createFirstAccess } from '#use-cases/accounts/create-first-access.ts';
import { uploadFile } from '#use-cases/files/file-store.ts';
import { countPopularProducts } from '#use-cases/insights/count-popular-products.ts';
import { fillEmptyShop } from '#use-cases/shop/fill-empty-shop.ts';
import { fillHistory } from '#use-cases/shop/fill-history.ts';
import { emptyDatabase } from '../support/databases.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';

/** The demo shop as DEMO=1 leaves it: with staff, orders, plans and screens, so that nothing in the backend is empty. */

const OWNER = { email: 'chefin@wiesenknopf.example', password: 'Kren-und-Senf-1931' };
const NOW = '2026-11-24T12:00:00+01:00';
const today = localDayOf(new Date(NOW), 'Europe/Vienna');

let server: TestServer;
let session: Session;
beforeAll(async () => {
  server = await startServer({ database: await emptyDatabase(inject('template')), now: NOW });
  const { deps } = server;
  await fillEmptyShop(deps, async () => ({
    shop: demoShop,
    content: demoContent,
    readPictures: async () => {},
  }));
  await createFirstAccess(deps, OWNER, async () => undefined);
  await fillHistory(deps, OWNER.email, async (facts) => demoHistory(facts));
  session = await server.login(OWNER.email, OWNER.password);
});
afterAll(() => server?.stop());

const read = async (path: string) => {
  const { status, body } = await server.get(`/api${path}`, { session });
  expect(status, path).toBe(200);
  return body;
};
const since = `from=${addDays(today, -28)}&to=${today}`;

describe('no screen of the demo is empty:', () => {
  const lists = EVERY_ENTITY.filter(({ name }) => name !== 'config');
  it.each(lists.map(({ path }) => path))('%s', async (path) => {
    expect((await read(path)).total).toBeGreaterThan(0);
  });

  it.each([
    ...[
      'unique-visitors',
      'page-views',
      'pages',
      'events',
      'orders',
      'revenue',
      'donations',
      'canceled-orders',
    ],
    ...['items', 'popular-items', 'visitor-times', 'order-times', 'working-activities', 'working-schedules'],
  ])('the statistic %s', async (name) => {
    expect((await read(`/statistics/${name}?${since}`)).data.total).toBeGreaterThan(0);
  });

  it('the sales report, with reasons, ratings, taxes and donations', async () => {
    const { data } = await read(`/statistics/sales?${since}`);
    for (const part of [
      'branches',
      'services',
      'payments',
      'taxes',
      'products',
      'rejected',
      'canceled',
      'donations',
    ])
      expect(data[part].length, part).toBeGreaterThan(0);
    expect(data.services).toHaveLength(3);
    expect(data.payments.map(({ key }: { key: string }) => key).toSorted()).toEqual([
      'atm-card',
      'cash',
      'hydro-ag-voucher',
    ]);
  });

  it('the board, the history of yesterday, and the own plan', async () => {
    const { data: waiting } = await read('/orders/current');
    expect(waiting.length).toBeGreaterThanOrEqual(3);
    for (const { state, appointment } of waiting) {
      expect(state).toBe('confirmed');
      expect(Date.parse(appointment)).toBeGreaterThan(Date.parse(NOW));
    }
    expect((await read('/orders?pageSize=50')).total).toBeGreaterThan(350);
    const { data: people } = await read('/users');
    const own = people.find(({ email }: { email: string }) => email === OWNER.email).id;
    for (const list of ['working-schedules', 'working-activities', 'tasks'])
      expect((await read(`/${list}?${list === 'tasks' ? 'assignee' : 'user'}=${own}`)).total).toBeGreaterThan(
        0,
      );
  });

  it('the rating of the branches, and what guests like', async () => {
    await countPopularProducts(server.deps);
    const { data } = await read('/branches');
    for (const branch of data) expect(branch.popularProducts.length).toBeGreaterThanOrEqual(3);
  });
});

it('its printers belong to a computer that is not there, and nothing is red because of them', async () => {
  const { data: printers } = await read('/printers');
  const { data: devices } = await read('/devices');
  for (const { device, branch, fallback } of printers) {
    expect(devices.find(({ id }: { id: number }) => id === device)).toMatchObject({
      branch,
      lastSeenAt: null,
    });
    const standIn = printers.find(({ id }: { id: number }) => id === fallback);
    expect(standIn).toMatchObject({ device });
  }
  expect((await read('/devices/faults')).data).toEqual([]);
  // The device whose key the start shows hands over the printers that its computer already has.
  expect(devices.find(({ id }: { id: number }) => id === 1)?.branch).toBe(1);
  expect((await read('/printers?device=1')).total).toBe(0);
});

describe('what was there before', () => {
  it('has no order of today: the first one has number 1', async () => {
    expect((await read(`/statistics/orders?from=${today}&to=${today}`)).data.total).toBe(0);
    const body = {
      branch: 1,
      isDelivery: false,
      isDineIn: false,
      items: [{ product: 701, amount: 2, unit: 'amount', parts: [] }],
      firstName: 'Berta',
      lastName: 'Brandt',
      email: 'berta@example.com',
      phone: '+436641234567',
      paymentMethod: 'cash',
      legalInstructions: true,
      privacyPolicy: true,
    };
    const answer = await server.post('/api/orders', body);
    expect([answer.status, answer.body.data.ticketNumber]).toEqual([201, 1]);
  });

  it('lets nobody in: its people have passwords that nobody knows', async () => {
    const { data } = await read('/users');
    const others = data.filter(({ email }: { email: string }) => email !== OWNER.email);
    expect(others.length).toBeGreaterThan(5);
    for (const { email } of others.slice(0, 2)) {
      const answer = await server.post('/api/login', { username: email, password: OWNER.password });
      expect(answer.status).toBe(401);
    }
  });

  it('takes new people, departments and tasks', async () => {
    const answer = await server.post('/api/departments', { name: 'Lager', branch: 2 }, { session });
    expect(answer.status).toBe(201);
  });
});

it('the file in its library can be opened', async () => {
  const [file] = (await read('/uploads')).data;
  expect(file).toMatchObject({ name: 'Allergenkarte.pdf', isLibrary: true });
  const bytes = await server.deps.storage.read(uploadFile(file));
  expect(bytes?.length).toBe(file.bytes);
  const admitted = await server.deps.images.admit(bytes ?? new Uint8Array(), file.name);
  expect(admitted.mimeType).toBe('application/pdf');
});
