import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlClient } from '#data/sql-client.ts';
import { statisticsStore } from '#data/statistics/statistics-store.ts';
import { STATISTICS, type StatisticName } from '#domain/insights/statistics.ts';
import { branch } from '#tests/factories.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { orderShop } from '../support/order-shop.ts';
import { expected, ZONES } from '../support/statistics-reference.ts';
import { insertSample, type Sample, sample } from '../support/statistics-sample.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE, MANAGER, OTHER_EMPLOYEE } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const names = Object.keys(STATISTICS) as StatisticName[];
const data = sample();

let shop: OrderServer;
const sessions: Record<string, Session> = {};
beforeAll(async () => {
  const branches = Object.entries(ZONES).map(([id, timeZone]) =>
    branch({ id: Number(id), identifier: `filiale-${id}`, timeZone }),
  );
  shop = await startOrderServer({ shop: orderShop({ branches }), now: '2026-11-05T12:00:00Z' });
  await shop.sql('UPDATE "User" SET "branches" = ARRAY[1] WHERE "email" = $1', [MANAGER]);
  await insertSample(shop, data);
  for (const email of [EMPLOYEE, OTHER_EMPLOYEE, MANAGER, ADMIN]) {
    sessions[email] = await eventually(() => shop.login(email), 30_000);
  }
});
afterAll(async () => {
  await shop?.stop();
});

const read = (name: string, query: string, email = ADMIN) =>
  shop.get(`/api/statistics/${name}?${query}`, { session: sessions[email] });

describe.each(names)('%s', (name) => {
  it.each([
    ['from=2026-03-01&to=2026-03-31', ADMIN, [1, 2]],
    ['from=2026-10-24&to=2026-11-02', ADMIN, [1, 2]],
    // A day of 25 hours, and one of 23.
    ['from=2026-10-25&to=2026-10-25', EMPLOYEE, [1]],
    ['from=2026-03-29&to=2026-03-29', ADMIN, [1, 2]],
    ['from=2026-03-08&to=2026-11-01&branch=2', ADMIN, [2]],
    ['from=2026-10-01&to=2026-10-31', OTHER_EMPLOYEE, [2]],
  ])('%s matches counting one by one', async (query, email, branches) => {
    const { status, body } = await read(name, query, email);
    expect(status).toBe(200);
    const { from, to, total, series } = body.data as Answered;
    expect(new URLSearchParams(query).toString()).toContain(`from=${from}&to=${to}`);
    const wanted = expected(
      name,
      readable(branches, query.includes('branch=')),
      (day) => day >= from && day <= to,
    );
    for (const { key, value } of series) expect(value, key).toBeCloseTo(wanted.get(key) ?? 0, 1.9);
    expect(series.filter(({ value }) => value > 0.01).length).toBe(wanted.size);
    expect(total).toBeCloseTo(
      [...wanted.values()].reduce((sum, value) => sum + value, 0),
      1,
    );
  });
});

interface Answered {
  from: string;
  to: string;
  total: number;
  series: { key: string; label: string; value: number }[];
}

function readable(branches: readonly number[], isOneBranch: boolean): Sample {
  const isReadable = (id: number | null) => (id === null ? !isOneBranch : branches.includes(id));
  return {
    orders: data.orders.filter((entry) => isReadable(entry.branch)),
    events: data.events.filter((entry) => isReadable(entry.branch)),
    work: data.work.filter((entry) => isReadable(entry.branch)),
  };
}

describe('the answer', () => {
  const series = async (name: string, query: string): Promise<Answered['series']> =>
    (await read(name, query)).body.data.series;

  it('has the last 30 days by default', async () => {
    const { body } = await read('orders', '');
    expect(body.data).toMatchObject({ from: '2026-10-07', to: '2026-11-05' });
    expect(body.data.series).toHaveLength(30);
    expect(body.data.series[0]).toEqual({ key: '2026-10-07', label: '07.10.2026', value: 0 });
  });

  it('has all hours of a week, with German names', async () => {
    for (const name of ['order-times', 'visitor-times']) {
      const hours = await series(name, '');
      expect(hours).toHaveLength(168);
      expect(hours[12]).toMatchObject({ key: 'monday-12', label: 'Montag 12-13 Uhr' });
    }
  });

  it('ranks from the most to the least', async () => {
    const items = await series('popular-items', 'from=2026-03-01&to=2026-11-05');
    expect(items).toHaveLength(5);
    expect(items.map(({ value }) => value)).toEqual(
      items.map(({ value }) => value).toSorted((a, b) => b - a),
    );
    expect(items[0]?.label).toBe(`Produkt ${items[0]?.key}`);
    expect(
      (await series('events', 'from=2026-03-01&to=2026-11-05')).map(({ label }) => label).toSorted(),
    ).toEqual(['click', 'click: add-to-cart']);
  });

  it('takes instants: the start is included, the end is not', async () => {
    const at = '2027-02-01T10:00:00.000Z';
    await insertSample(shop, { orders: [order(2_000_001, 1, at)], events: [], work: [] });
    const total = async (from: string, to: string) =>
      (await read('orders', `from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`)).body.data.total;
    expect(await total(at, '2027-02-01T11:00:00+00:00')).toBe(1);
    expect(await total('2027-02-01T10:00:00.001Z', '2027-02-01T12:00:00+01:00')).toBe(0);
    expect(await total('2027-02-01T10:00:00+01:00', at)).toBe(0);
    expect(await total('2027-02-01', '2027-02-01')).toBe(1);
  });

  it('counts an open activity until now, a paused one until its pause', async () => {
    const user = await firstUser(3);
    await shop.sql(
      `INSERT INTO "WorkingActivity" ("userId", "branchId", "startedAt", "pauses") VALUES
        ($1, 1, '2026-11-05T08:00:00Z', '[{"from":"2026-11-05T09:00:00Z","to":"2026-11-05T09:30:00Z"}]')`,
      [user],
    );
    const today = async () =>
      (await read('working-activities', 'from=2026-11-05&to=2026-11-05&branch=1')).body.data;
    expect((await today()).total).toBe(3.5);
    await shop.sql(
      `UPDATE "WorkingActivity" SET "pausedAt" = '2026-11-05T11:00:00Z' WHERE "endedAt" IS NULL`,
    );
    expect((await today()).series).toEqual([{ key: '2026-11-05', label: '05.11.2026', value: 2.5 }]);
  });

  it('leaves absences out of the plan', async () => {
    await shop.sql(
      `INSERT INTO "WorkingSchedule" ("userId", "branchId", "type", "from", "to", "breakMinutes") VALUES
        ($1, 1, 'work', '2026-12-01T08:00:00Z', '2026-12-01T16:30:00Z', 30),
        ($1, 1, 'holiday', '2026-12-02T08:00:00Z', '2026-12-02T16:30:00Z', 0)`,
      [await firstUser(0)],
    );
    expect((await read('working-schedules', 'from=2026-12-01&to=2026-12-02')).body.data).toMatchObject({
      total: 8,
      series: [{ value: 8 }, { value: 0 }],
    });
  });
});

describe('who may read statistics', () => {
  it.each([EMPLOYEE, MANAGER, ADMIN])('%s may', async (email) => {
    for (const name of names) expect((await read(name, '', email)).status, name).toBe(200);
  });

  it('visitors and devices may not', async () => {
    for (const name of names) {
      expect((await shop.get(`/api/statistics/${name}`)).status).toBe(401);
      expect((await shop.get(`/api/statistics/${name}`, { key: DEVICE_KEY })).status).toBe(401);
    }
  });

  it.each(names)('A21 %s of another branch is not found', async (name) => {
    for (const [email, foreign] of [
      [EMPLOYEE, 2],
      [MANAGER, 2],
      [OTHER_EMPLOYEE, 1],
      [ADMIN, 999_999],
    ] as const) {
      const { status, body } = await read(name, `branch=${foreign}`, email);
      expect([status, body.errors[0].code]).toEqual([404, 'not-found']);
    }
    expect((await read(name, 'branch=1', EMPLOYEE)).status).toBe(200);
  });

  it('somebody without a branch reads the visits of the whole shop and nothing else', async () => {
    await shop.sql('UPDATE "User" SET "branches" = ARRAY[]::int[] WHERE "email" = $1', [OTHER_EMPLOYEE]);
    const range = 'from=2026-03-01&to=2026-11-05';
    expect((await read('orders', range, OTHER_EMPLOYEE)).body.data.total).toBe(0);
    const views = data.events.filter(({ type, branch: of }) => type === 'page-view' && of === null);
    expect((await read('page-views', range, OTHER_EMPLOYEE)).body.data.total).toBe(views.length);
    await shop.sql('UPDATE "User" SET "branches" = ARRAY[2] WHERE "email" = $1', [OTHER_EMPLOYEE]);
  });

  it('there is no other statistic', async () => {
    expect((await read('passwords', '')).status).toBe(404);
  });
});

describe('A64 an impossible range is refused at its field', () => {
  it.each([
    ['from=2026-11-02&to=2026-11-01', 'to', 'ends-before-start'],
    ['from=0001-01-01&to=2026-11-01', 'from', 'day-invalid'],
    ['from=2020-01-01&to=2026-11-01', 'from', 'range-too-long'],
    ['from=2026-02-30', 'from', 'day-invalid'],
    ['to=gestern', 'to', 'day-invalid'],
    ['from=1e9', 'from', 'day-invalid'],
    ["from=2026-11-01';DROP TABLE", 'from', 'day-invalid'],
    [`from=${'9'.repeat(5_000)}`, 'from', 'too-long'],
    ['from=2026-11-01&from=2026-11-02', 'from', 'invalid'],
    ['branch=NaN', 'branch', 'invalid'],
    ['branch=9007199254740993', 'branch', 'invalid'],
    ['branch=2147483648', 'branch', 'too-large'],
    ['sort=password', 'sort', 'unknown-field'],
    ['limit=1e9', 'limit', 'unknown-field'],
  ])('%s', async (query, field, code) => {
    const { status, body } = await read('revenue', query);
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([422, field, code]);
    expect(body.errors[0].message).toMatch(/[.!]$/);
  });
});

describe('F26 many orders', () => {
  const count = 20_000;
  beforeAll(async () => {
    await shop.sql(
      `INSERT INTO "Order" ("id", "uid", "hash", "branchId", "ticketDay", "ticketNumber", "isDelivery", "isDineIn",
          "paymentMethod", "currency", "pricing", "gross", "totalNet", "totalGross", "taxLines", "createdAt")
        SELECT 3000000 + n, 'many-' || n, repeat('x', 43), 1 + n % 2, '2025-01-01', n, false, false,
          'cash', 'EUR', 'fixed', 1000, 900, 1000, '[]', '2025-01-01T12:00:00Z'::timestamptz + n * interval '20 minutes'
        FROM generate_series(1, $1::int) AS n`,
      [count],
    );
    // Nobody knows yet whether these are ever paid (R302).
    await shop.sql(
      `INSERT INTO "Order" ("id", "uid", "hash", "branchId", "ticketDay", "ticketNumber", "isDelivery", "isDineIn",
          "state", "paymentState", "paymentMethod", "currency", "pricing", "gross", "totalNet", "totalGross", "taxLines", "createdAt")
        SELECT 4000000 + n, 'held-' || n, repeat('x', 43), 1, '2025-01-01', 100000 + n, false, false,
          'awaiting', 'open', 'mollie', 'EUR', 'fixed', 1000, 900, 1000, '[]', '2025-01-01T12:00:00Z'
        FROM generate_series(1, 50) AS n`,
    );
    await shop.sql(
      `INSERT INTO "OrderItem" ("orderId", "position", "productId", "name", "amount", "unit", "unitPrice", "gross", "taxRate", "pricing")
        SELECT 3000000 + n, p, (n * p) % 300, 'Produkt', 2, 'amount', 500, 1000, 10, 'fixed'
        FROM generate_series(1, $1::int) AS n, generate_series(0, 1) AS p`,
      [count],
    );
    // The embedded database blocks the process while it writes, and an overloaded server sheds requests.
    await eventually(async () => expect((await read('orders', '')).status).toBe(200), 30_000);
  });

  it.each([
    ['orders', count],
    ['revenue', count * 10],
    ['items', count * 4],
    ['popular-items', count * 4],
    ['order-times', count],
  ])('%s are counted within a second', async (name, total) => {
    let fastest = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run += 1) {
      const start = performance.now();
      const { body } = await read(name, 'from=2025-01-01&to=2025-12-31');
      fastest = Math.min(fastest, performance.now() - start);
      expect(body.data.total).toBe(total);
      if (name === 'popular-items') expect(body.data.series).toHaveLength(50);
    }
    expect(fastest).toBeLessThan(1_000);
  });

  it.each(names)('%s is one statement where no day is whole', async (name) => {
    const statements: string[] = [];
    const counting = {
      $queryRaw: async ({ raw }: { raw: readonly string[] }) => {
        statements.push(raw.join('?'));
        return [];
      },
    } as unknown as SqlClient;
    const query = { branches: [], days: [], now: new Date(0) };
    expect(await statisticsStore(counting).count(name, query)).toEqual({ rows: [], total: 0 });
    expect(statements).toHaveLength(1);
  });
});

function order(id: number, at: number, createdAt: string): Sample['orders'][number] {
  return {
    id,
    branch: at,
    at: createdAt,
    state: 'awaiting',
    isQuotation: false,
    pricing: 'fixed',
    total: 100,
    items: [],
    lines: [],
  };
}

async function firstUser(index: number): Promise<number> {
  const rows = await shop.sql('SELECT "id" FROM "User" ORDER BY "id"');
  return Number(rows[index]?.id);
}
