import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { Wire } from '#domain/money/wire.ts';
import type { PublicOrder, StaffOrder } from '#domain/order/order.ts';
import type { AccountMethod } from '#domain/payment/account-fields.ts';
import { freePort } from '#tests/peers/free-port.ts';
import { copyTemplate, createTemplate } from '../api/support/databases.ts';
import { ADMIN, DEVICE_KEY, PASSWORD } from '../api/support/template.ts';
import { eventually } from '../api/support/waiting.ts';
import { startDatatrans } from '../peers/datatrans.ts';
import { startMollie } from '../peers/mollie.ts';
import { type PaymentPeer, type PeerPayment, refundedOf } from '../peers/payment-peer.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { acceptableOrder } from './demo-orders.ts';

type Placed = Wire<PublicOrder> & { paymentRedirectUrl?: string | null };
type Order = Wire<StaffOrder>;

/** As long as a minute allows. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 6);
const CLIENTS = 5;
/** Milliseconds from a round's first payment to the kill. */
const LONGEST_LIFE = 1_200;
const STAFF = { authorization: `Bearer ${DEVICE_KEY}`, 'content-type': 'application/json' };
const METHODS: readonly AccountMethod[] = ['mollie', 'datatrans'];

const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

it(
  'F3 F13 F14 however often the server is killed, every order ends in its one right state and the books add up',
  async () => {
    const peers = { mollie: await startMollie(), datatrans: await startDatatrans() };
    for (const peer of Object.values(peers)) cleanUps.push(() => peer.close());
    const { template, remove } = await createTemplate('embedded');
    cleanUps.push(remove);
    const shop = await copyTemplate(template);
    cleanUps.push(() => shop.remove());
    const env = {
      ...{ DATA_DIR: shop.settings.dataDir, RATE_LIMITS: 'off', PORT: String(await freePort()) },
      ...{ MOLLIE_API_URL: peers.mollie.url, DATATRANS_API_URL: peers.datatrans.url },
      DATATRANS_PAY_URL: peers.datatrans.url,
    };
    let server = await startServerProcess(env);
    cleanUps.push(() => server.kill());
    await setUp(server, peers);
    const body = await acceptableOrder(server);
    /** What guests sent, by their keys. */
    const sent = new Map<string, AccountMethod>();
    const random = () => Math.random();

    for (let round = 0; round < ROUNDS; round += 1) {
      let isOver = false;
      let started = 0;
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (!isOver) {
          const key = randomUUID();
          const method = METHODS[Math.floor(random() * 2)] ?? 'mollie';
          sent.set(key, method);
          const order = await place(server, { ...body, paymentMethod: method }, key);
          if (!order) continue;
          started += 1;
          await live(server, peers, order, random);
        }
      });
      await eventually(() => expect(started).toBeGreaterThan(0), 30_000);
      await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_LIFE));
      await server.kill();
      isOver = true;
      await Promise.all(clients);
      server = await startServerProcess(env);
    }

    // A guest without an answer sends the order again: the same order, or a first one.
    for (const [key, method] of sent)
      await eventually(async () => {
        if (!(await place(server, { ...body, paymentMethod: method }, key))) throw new Error('no order');
      }, 15_000);
    const payments = Object.values(peers).flatMap((peer) =>
      peer.payments().map((payment) => ({ peer, payment })),
    );
    // Nobody pays any more.
    for (const { peer, payment } of payments)
      if (payment.state === 'open') await peer.set(payment.id, 'canceled');
    const orders = await allOrders(server);
    expect(orders).toHaveLength(sent.size);
    for (const { id } of orders)
      await eventually(async () => {
        const status = await call(server, `/api/orders/${id}/update-payment-status`, {});
        if (status !== 200) throw new Error(`${id}: ${status}`);
      }, 20_000);
    for (const { id } of orders)
      await eventually(async () => {
        const { refunds } = await orderOf(server, id);
        expect(refunds.filter(({ state }) => state === 'pending')).toEqual([]);
      }, 60_000);

    for (const { id } of orders)
      expectRightEnd(
        await orderOf(server, id),
        payments.map(({ payment }) => payment),
      );
    expect(payments.filter(({ payment }) => payment.charges > 0).length).toBeGreaterThan(ROUNDS);
    expect(await server.stop()).toBe(0);
  },
  60_000 + ROUNDS * 30_000,
);

/** What the provider has of an order is what the order says, and what the shop may keep. */
function expectRightEnd(order: Order, payments: readonly PeerPayment[]): void {
  const own = payments.filter(({ returnUrl }) => returnUrl.includes(`/${order.uid}/`));
  const cents = (amount: number) => Math.round(amount * 100);
  const charged = own.reduce((sum, { charges, amount }) => sum + charges * amount, 0);
  const back = own.reduce((sum, payment) => sum + refundedOf(payment), 0);
  const { balance, state, refunds } = order;
  const about = `${order.id} ${state}`;
  for (const { charges } of own) expect(charges, about).toBeLessThanOrEqual(1);
  expect(cents(balance.paid), about).toBe(charged);
  expect(cents(balance.refunded + balance.refunding), about).toBe(back);
  const given = refunds
    .filter(({ isAutomatic }) => !isAutomatic)
    .reduce((sum, { amount }) => sum + cents(amount), 0);
  const isCalledOff = ['rejected', 'canceled', 'failed'].includes(state);
  const kept = isCalledOff || charged === 0 ? 0 : cents(order.totalGross ?? 0) - given;
  expect(charged - back, about).toBe(kept);
  // Nobody waits for money that will not come.
  if (state === 'awaiting') expect(order.isPaid, about).toBe(true);
}

async function setUp(server: ServerProcess, peers: Record<AccountMethod, PaymentPeer>): Promise<void> {
  const login = await fetch(`${server.url}/api/login`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ username: ADMIN, password: PASSWORD }),
  });
  const headers = {
    'content-type': 'application/json',
    cookie: login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
    'x-csrf-token': login.headers.get('x-csrf-token') ?? '',
  };
  const save = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${server.url}/api${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  await save('POST', '/config', {
    ...{ enablePluginMollie: true, enableMollie: true, enablePluginDatatrans: true, enableDatatrans: true },
  });
  await save('PUT', '/branches/1', { isMollieEnabled: true, isDatatransEnabled: true });
  for (const method of METHODS) await save('PUT', `/payment-accounts/${method}`, peers[method].credentials);
}

/** What a guest and the staff do with an order, until the server is gone. */
async function live(
  server: ServerProcess,
  peers: Record<AccountMethod, PaymentPeer>,
  order: Placed,
  random: () => number,
): Promise<void> {
  let address = order.paymentRedirectUrl ?? null;
  if (address !== null && random() < 0.3) {
    // In another way, with the first page still open.
    const other = await guest(server, order, order.paymentMethod === 'mollie' ? 'datatrans' : 'mollie');
    if (random() < 0.5) await decide(peers, address, 'paid');
    address = other ?? address;
  }
  if (address !== null) await decide(peers, address, random() < 0.75 ? 'paid' : 'failed');
  await fetch(`${server.url}/payment/return/${order.uid}/${order.hash}`, { redirect: 'manual' }).catch(
    () => null,
  );
  const [first, second] = [random(), random()];
  if (first < 0.3) await call(server, `/api/orders/${order.id}/status/reject`, {});
  else if (first < 0.6) await call(server, `/api/orders/${order.id}/status/confirm`, {});
  if (second < 0.2) await call(server, `/api/orders/${order.id}/status/cancel`, {});
  else if (second < 0.5) await call(server, `/api/orders/${order.id}/refunds`, { amount: 0.5, reason: 'x' });
}

/** Webhooks that nobody answers are lost: providers repeat them, and this test is not about that. */
async function decide(peers: Record<AccountMethod, PaymentPeer>, address: string, state: 'paid' | 'failed') {
  const id = new URL(address).pathname.split('/').at(-1);
  for (const peer of Object.values(peers)) {
    const payment = peer.payments().find((one) => one.id === id);
    if (payment?.state === 'open') await peer.set(payment.id, state);
  }
}

async function guest(
  server: ServerProcess,
  { uid, hash }: Placed,
  paymentMethod: string,
): Promise<string | null> {
  try {
    const answer = await fetch(`${server.url}/api/orders/public/${uid}/${hash}/payment`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ paymentMethod }),
    });
    const { data } = (await answer.json()) as { data?: Placed };
    return data?.paymentRedirectUrl ?? null;
  } catch {
    return null;
  }
}

/** null: no answer, or a server that is starting. */
async function place(server: ServerProcess, body: object, key: string): Promise<Placed | null> {
  try {
    const answer = await fetch(`${server.url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    const { data, errors } = (await answer.json()) as { data?: Placed; errors?: unknown };
    if (answer.status === 201 && data) return data;
    if (answer.status !== 503) throw new Error(`refused: ${JSON.stringify(errors)}`);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  return null;
}

/** 0: no answer. */
function call(server: ServerProcess, path: string, body: object): Promise<number> {
  return fetch(server.url + path, { method: 'POST', headers: STAFF, body: JSON.stringify(body) }).then(
    ({ status }) => status,
    () => 0,
  );
}

async function orderOf(server: ServerProcess, id: number): Promise<Order> {
  return (await get<{ data: Order }>(server, `/api/orders/${id}`)).data;
}

async function allOrders(server: ServerProcess): Promise<Order[]> {
  const orders: Order[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await get<{ data: Order[]; total: number }>(
      server,
      `/api/orders?sort=createdAt&pageSize=200&page=${page}`,
    );
    orders.push(...data);
    if (data.length === 0 || orders.length >= total) return orders;
  }
}

function get<T>(server: ServerProcess, path: string): Promise<T> {
  return eventually(async () => {
    const answer = await fetch(server.url + path, { headers: STAFF });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as T;
  }, 10_000);
}
