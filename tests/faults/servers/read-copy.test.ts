import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { eventually } from '#tests/api/support/waiting.ts';
import { orderBody } from '#tests/demo-order.ts';
import { type PostgresPair, startPostgresPair } from '#tests/postgres-pair.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';

/** Statistics, the history and its exports from a streaming replica (R390). */

const ADMIN = { email: 'admin@theke.test', password: 'sieben-krumme-loeffel' };
const directory = mkdtempSync(join(tmpdir(), 'theke-copy-'));
let pair: PostgresPair;
let server: ServerProcess;
let cookie: string;
let body: object;

beforeAll(async () => {
  pair = await startPostgresPair();
  server = await startServerProcess({
    ...{ DATABASE_URL: pair.url, DATABASE_READ_URL: pair.copyUrl, DATA_DIR: directory },
    ...{ RATE_LIMITS: 'off', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  const login = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.email, password: ADMIN.password }),
  });
  cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  body = await orderBody(server.url);
});
afterAll(async () => {
  await server?.stop();
  await pair?.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function place(): Promise<void> {
  const answer = await fetch(`${server.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
}

async function get(path: string) {
  const answer = await fetch(server.url + path, { headers: { cookie } });
  expect(answer.status, path).toBe(200);
  const age = answer.headers.get('x-data-age');
  return { age: age === null ? null : Number(age), text: await answer.text() };
}

/** How many orders each way of reading knows, and how old it says that it is. */
async function known() {
  const day = localDayOf(new Date(), 'Europe/Vienna');
  const [history, statistics, table, board] = [
    await get('/api/orders?pageSize=1'),
    await get(`/api/statistics/orders?from=${day}&to=${day}`),
    await get('/api/orders/export'),
    await get('/api/orders/current'),
  ];
  return {
    history: JSON.parse(history.text).total as number,
    statistics: JSON.parse(statistics.text).data.total as number,
    table: table.text.trim().split('\r\n').length - 1,
    board: JSON.parse(board.text).data.length as number,
    ages: [history.age, statistics.age, table.age],
    boardAge: board.age,
  };
}

const orders = (count: number) => ({ history: count, statistics: count, table: count, board: count });

it('reads the past from the copy and the present from the database, and says how old the past is', async () => {
  await place();
  await eventually(async () => {
    const now = await known();
    expect(now).toMatchObject({ ...orders(1), boardAge: null });
    for (const age of now.ages) expect(age).toBeGreaterThanOrEqual(1);
  }, 20_000);
  await pair.pause();
  await place();
  // It is in the database, and the copy does not know of it.
  await eventually(async () => {
    const now = await known();
    expect(now).toMatchObject({ ...orders(1), board: 2 });
    for (const age of now.ages) expect(age).toBeGreaterThanOrEqual(5);
  }, 20_000);
  await pair.resume();
  await eventually(async () => expect(await known()).toMatchObject(orders(2)), 20_000);
}, 90_000);

it('reads from the database itself while the copy is too old', async () => {
  const client = new pg.Client({ connectionString: pair.url });
  await client.connect();
  try {
    await client.query(`CREATE FUNCTION late() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW."at" := now() - interval '61 seconds'; RETURN NEW; END $$`);
    await client.query(
      'CREATE TRIGGER late BEFORE UPDATE ON "CopyPulse" FOR EACH ROW EXECUTE FUNCTION late()',
    );
    await eventually(async () => expect((await known()).ages).toEqual([0, 0, 0]), 20_000);
    expect((await get('/api/operations')).text).toContain('Die Lesekopie der Datenbank ist seit');
    await client.query('DROP TRIGGER late ON "CopyPulse"');
    await eventually(
      async () => expect(Math.min(...(await known()).ages.map(Number))).toBeGreaterThan(0),
      20_000,
    );
  } finally {
    await client.end();
  }
}, 90_000);

it('reads from the database itself while the copy is away, and from the copy once it is back', async () => {
  await pair.killCopy();
  await place();
  // At once: the call that fails there is made again here.
  expect(await known()).toMatchObject(orders(3));
  await eventually(async () => expect((await known()).ages).toEqual([0, 0, 0]), 20_000);
  await eventually(
    async () =>
      expect((await get('/api/operations')).text).toContain('Die Lesekopie der Datenbank antwortet nicht'),
    20_000,
  );
  await pair.startCopy();
  await eventually(async () => {
    const now = await known();
    expect(now).toMatchObject(orders(3));
    for (const age of now.ages) expect(age).toBeGreaterThanOrEqual(1);
  }, 30_000);
}, 90_000);
