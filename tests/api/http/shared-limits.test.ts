import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#api/http/rate-limits.ts';
import { form, sendForm } from '../support/contact-forms.ts';
import { databaseKind, type TestServer } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON, orderBody } from '../support/order-shop.ts';
import { ADMIN, EMPLOYEE, PASSWORD } from '../support/template.ts';

// The embedded database has one server.
describe.runIf(databaseKind() === 'postgres')('two servers on one database', () => {
  let shop: OrderServer;
  let servers: readonly [TestServer, TestServer];
  beforeAll(async () => {
    shop = await startOrderServer({ settings: { isRateLimited: true, trustProxy: true }, now: NOON });
    servers = [shop, await shop.twin()];
  });
  afterAll(async () => {
    await servers?.[1].stop();
    await shop?.stop();
  });

  let client = 0;
  /** A client that no other test was. */
  const someone = () => {
    client += 1;
    return { 'x-forwarded-for': `198.51.100.${client}` };
  };
  /** Statuses of calls that both servers get in turn. */
  async function inTurn(count: number, call: (server: TestServer, n: number) => Promise<{ status: number }>) {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push((await call(servers[n % 2 ? 1 : 0], n)).status);
    return statuses;
  }

  it('R104 failed logins of an account, and accounts of an address, lock both', async () => {
    const headers = someone();
    const wrong = (server: TestServer, username: string) =>
      server.post('/api/login', { username, password: 'falsch' }, { headers });
    expect(await inTurn(6, (server) => wrong(server, EMPLOYEE))).toEqual([401, 401, 401, 401, 429, 429]);
    for (const server of servers)
      expect((await server.post('/api/login', { username: EMPLOYEE, password: PASSWORD })).status).toBe(429);
    const accounts = await inTurn(50, (server, n) => wrong(server, `nobody${n}@example.at`));
    expect([accounts.slice(0, 48), accounts.slice(48)]).toEqual([Array(48).fill(401), [429, 429]]);
    for (const server of servers)
      expect(
        (await server.post('/api/login', { username: ADMIN, password: PASSWORD }, { headers })).status,
      ).toBe(429);
    expect((await shop.post('/api/login', { username: ADMIN, password: PASSWORD })).status).toBe(200);
  });

  it('login links of a sender: 429 at both', async () => {
    const headers = someone();
    const { max } = RATE_LIMITS['login-link'];
    const statuses = await inTurn(max + 2, (server, n) =>
      server.post('/api/login-link', { email: `x${n}@example.at` }, { headers }),
    );
    expect(statuses).toEqual([...Array(max).fill(204), 429, 429]);
  });

  it('R338 login links to a recipient: the rest is not sent, and nobody is told', async () => {
    const recipient = 'admin@example.at';
    const ask = (email: string) => (server: TestServer) =>
      server.post('/api/login-link', { email }, { headers: someone() });
    expect(new Set(await inTurn(8, ask(recipient)))).toEqual(new Set([204]));
    expect(new Set(await inTurn(8, ask('nobody@example.at')))).toEqual(new Set([204]));
    // Both write into the same directory.
    const mails = async () =>
      (await readdir(join(shop.settings.dataDir, 'outbox-mail')).catch(() => [])).filter((name) =>
        name.endsWith('.eml'),
      );
    await expect.poll(async () => (await mails()).length).toBe(RATE_LIMITS['login-link-recipient'].max);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await mails()).toHaveLength(RATE_LIMITS['login-link-recipient'].max);
  });

  it('orders of a contact: at most one more for the second server', async () => {
    const { max } = RATE_LIMITS['order-contact'];
    const order = (server: TestServer, email: string) =>
      server.post('/api/orders', orderBody({ email }), {
        headers: { ...someone(), 'idempotency-key': randomUUID() },
      });
    const statuses = await inTurn(max + 10, (server) => order(server, 'opfer@example.at'));
    const placed = statuses.filter((status) => status === 201).length;
    expect(placed).toBeGreaterThanOrEqual(max);
    expect(placed).toBeLessThanOrEqual(max + 1);
    expect(new Set(statuses.slice(max + 2))).toEqual(new Set([429]));
    for (const server of servers) expect((await order(server, 'andere@example.at')).status).toBe(201);
  });

  it('forms of an address', async () => {
    const { max } = RATE_LIMITS.forms;
    const headers = someone();
    const statuses = await inTurn(max + 2, (server, n) =>
      sendForm(server.url, form({ email: `gast${n}@example.at` }), headers),
    );
    expect(statuses).toEqual([...Array(max).fill(201), 429, 429]);
  });

  it('pairing codes that are tried', async () => {
    const { max } = RATE_LIMITS.pairings;
    const headers = someone();
    const statuses = await inTurn(max + 2, (server) =>
      server.post('/api/devices/pair', { code: '23456789' }, { headers }),
    );
    expect(statuses.slice(max)).toEqual([429, 429]);
    expect(statuses.slice(0, max)).not.toContain(429);
  });

  it('A20 secret addresses that are guessed: at most one more for the second server', async () => {
    const { max } = RATE_LIMITS['order-misses'];
    const headers = someone();
    const statuses = await inTurn(max + 4, (server, n) =>
      server.get(`/api/orders/public/ABCDEFGH23/${'x'.repeat(42)}${n % 10}`, { headers }),
    );
    expect(statuses.slice(0, max)).toEqual(Array(max).fill(404));
    expect(statuses.slice(max + 2)).toEqual([429, 429]);
  });

  it('windows end by the clock of the database, and one that was set back keeps nobody out', async () => {
    const count = () => shop.deps.db.limits.count('a', 60);
    expect(await count()).toEqual({ used: 1, secondsLeft: expect.closeTo(60, 0) });
    expect((await count()).used).toBe(2);
    await shop.sql(`UPDATE "LimitWindow" SET "endsAt" = now() + interval '1 year' WHERE "key" = 'a'`);
    expect(await count()).toEqual({ used: 3, secondsLeft: expect.closeTo(60, 0) });
    await shop.sql(`UPDATE "LimitWindow" SET "endsAt" = now() - interval '1 second' WHERE "key" = 'a'`);
    expect((await count()).used).toBe(1);
    await shop.deps.db.limits.forget();
    expect((await count()).used).toBe(2);
    await shop.sql(`UPDATE "LimitWindow" SET "endsAt" = now() - interval '1 second' WHERE "key" = 'a'`);
    await shop.deps.db.limits.forget();
    expect(await shop.sql(`SELECT 1 FROM "LimitWindow" WHERE "key" = 'a'`)).toEqual([]);
  });

  it('count parallel uses one by one', async () => {
    const counted = await Promise.all(
      Array.from({ length: 40 }, (_, n) => servers[n % 2 ? 1 : 0].deps.db.limits.count('parallel', 60)),
    );
    expect(counted.map(({ used }) => used).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, n) => n + 1),
    );
  });
});
