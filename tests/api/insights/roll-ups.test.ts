import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATISTICS, type StatisticName } from '#domain/insights/statistics.ts';
import { daySpansIn } from '#domain/insights/statistics-range.ts';
import { branch } from '#tests/factories.ts';
import { recountStatistics, rollUpStatistics } from '#use-cases/insights/roll-up-statistics.ts';
import { countedIn } from '#use-cases/insights/statistics-scope.ts';
import type { CountedRows, StatisticsQuery } from '#use-cases/insights/statistics-store.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { orderShop } from '../support/order-shop.ts';
import { clockOf, expected, ZONES } from '../support/statistics-reference.ts';
import { insertSample, sample } from '../support/statistics-sample.ts';
import { ADMIN } from '../support/template.ts';

const names = Object.keys(STATISTICS) as StatisticName[];
const data = sample();
const [NOBODYS = ''] = Object.values(ZONES);

let shop: OrderServer;
beforeAll(async () => {
  const branches = Object.entries(ZONES).map(([id, timeZone]) =>
    branch({ id: Number(id), identifier: `filiale-${id}`, timeZone }),
  );
  shop = await startOrderServer({ shop: orderShop({ branches }), now: '2026-11-05T12:00:00Z' });
  // Counting is up to this file: the server's own worker would count again what was just found uncounted.
  const leased = await shop.deps.db.chores.take('roll up statistics', { everyMs: 0, leaseMs: 3_600_000 });
  expect(leased).toBe(true);
  await insertSample(shop, data);
});
afterAll(() => shop?.stop());

/** A range of days over one branch, over some, or over everything. */
function queryOf(
  from: string,
  to: string,
  ids: readonly (number | null)[],
  isEverything = false,
): StatisticsQuery {
  const range = { from: { day: from }, to: { day: to } };
  const entries = ids.map((id) => ({ branch: id, timeZone: id === null ? NOBODYS : (ZONES[id] ?? '') }));
  const zones = [...new Set(entries.map(({ timeZone }) => timeZone))];
  return {
    branches: entries.map((entry) => countedIn(range, entry)),
    days: zones.flatMap((timeZone) => daySpansIn(range, timeZone).map((day) => ({ ...day, timeZone }))),
    now: new Date('2026-11-05T12:00:00Z'),
    isEverything,
  };
}

const SCOPES: readonly [ids: (number | null)[], isEverything: boolean][] = [
  [[1, 2, null], true],
  [[1], false],
  [[2, null], false],
  [[1, 2], false],
];

/** The same from the roll-ups as far as there are any, and from the rows alone: without whole days there is nothing to look up. */
async function differences(from: string, to: string): Promise<string[]> {
  const { statistics } = shop.deps.db;
  const different: string[] = [];
  for (const name of names) {
    for (const [ids, isEverything] of SCOPES) {
      const query = queryOf(from, to, ids, isEverything);
      const rolled = sorted(await statistics.count(name, query));
      const raw = sorted(
        await statistics.count(name, name.startsWith('working') ? query : { ...query, days: [] }),
      );
      if (JSON.stringify(rolled) !== JSON.stringify(raw))
        different.push(`${name} of ${ids} from ${from} to ${to}`);
    }
  }
  return different;
}

/** Equal up to the sequence of additions. */
function sorted({ rows, ...totals }: CountedRows) {
  const rounded = (value: unknown): unknown =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;
  const text = JSON.stringify(
    { ...totals, rows: rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)) },
    (_, value) => rounded(value),
  );
  return text;
}

const periods = async () => {
  const rows = await shop.sql('SELECT "period" FROM "StatisticPeriod" ORDER BY 1');
  return rows.map(({ period }) => String(period));
};

describe('R371 statistics of days that are over', () => {
  it('are counted once, by day and by complete month, and not again', async () => {
    expect(await rollUpStatistics(shop.deps)).toBeGreaterThan(200);
    const counted = await periods();
    expect(counted).toContain('2026-03-29');
    expect(counted).toContain('2026-10');
    expect(counted).not.toContain('2026-03');
    expect(await rollUpStatistics(shop.deps)).toBe(0);
  });

  it.each(names)('%s: the roll-up is what counting one by one says', async (name) => {
    const session = await shop.login(ADMIN);
    const [from, to] = ['2026-03-08', '2026-11-01'];
    const { body } = await shop.get(`/api/statistics/${name}?from=${from}&to=${to}`, { session });
    const wanted = expected(name, data, (day) => day >= from && day <= to);
    for (const { key, value } of body.data.series) expect(value, key).toBeCloseTo(wanted.get(key) ?? 0, 1.9);
    expect(body.data.total).toBeCloseTo(
      [...wanted.values()].reduce((sum, value) => sum + value, 0),
      1,
    );
  });

  it('are really read from the roll-ups', async () => {
    const { statistics } = shop.deps.db;
    const query = queryOf('2026-03-08', '2026-11-01', [1, 2, null], true);
    const before = await statistics.count('orders', query);
    await shop.sql(
      `UPDATE "StatisticRollup" SET "value" = "value" + 1 WHERE "statistic" = 'orders' AND "period" = '2026-10-25'`,
    );
    expect((await statistics.count('orders', query)).total).toBe(before.total + 1);
    await recountStatistics(shop.deps);
    expect((await statistics.count('orders', query)).total).toBe(before.total);
  });

  it('are the truth again after whatever happened to an order, a visit, a branch, whenever that is counted', async () => {
    const someOrder = fc.integer({ min: 0, max: data.orders.length - 1 }).map((index) => 1_000_000 + index);
    const step = fc.oneof(
      fc.tuple(
        fc.constant('state' as const),
        someOrder,
        fc.constantFrom('canceled', 'completed', 'rejected', 'failed'),
      ),
      fc.tuple(fc.constant('revision' as const), someOrder, fc.integer({ min: 1, max: 9 })),
      fc.tuple(fc.constant('delete' as const), someOrder),
      fc.tuple(
        fc.constant('move' as const),
        someOrder,
        fc.constantFrom('2026-10-25T00:30:00Z', '2026-10-24T22:00:00Z'),
      ),
      fc.tuple(
        fc.constant('visit' as const),
        fc.constantFrom(1, 2, null),
        fc.constantFrom('2026-10-24T21:59:59Z', '2026-03-29T01:00:00Z'),
      ),
      fc.tuple(fc.constant('count' as const)),
    );
    const ranges = [
      ['2026-10-24', '2026-11-02'],
      ['2026-03-08', '2026-10-31'],
    ] as const;
    for (const steps of fc.sample(fc.array(step, { minLength: 3, maxLength: 6 }), {
      seed: 369,
      numRuns: 5,
    })) {
      for (const [kind, ...values] of steps) await DO[kind]?.(values);
      for (const [from, to] of ranges) expect(await differences(from, to), JSON.stringify(steps)).toEqual([]);
      await rollUpStatistics(shop.deps);
      for (const [from, to] of ranges) expect(await differences(from, to), JSON.stringify(steps)).toEqual([]);
    }
  });
});

describe('R371 the day of today', () => {
  it('is read from its rows, and a new order leaves what is counted alone', async () => {
    const today = clockOf(Date.now(), NOBODYS).day;
    await rollUpStatistics(shop.deps);
    const counted = await periods();
    expect(counted).not.toContain(today);
    await insertSample(shop, {
      orders: [{ ...ORDER, at: new Date().toISOString() }],
      events: [],
      work: [],
    });
    expect(await periods()).toEqual(counted);
    expect((await shop.deps.db.statistics.count('orders', queryOf(today, today, [1]))).total).toBe(1);
  });

  it('R371 a change that is not committed yet is waited for, and never missed', async () => {
    const day = '2026-10-25';
    let isCounted = false;
    // Begun outside of the transaction, as the worker is.
    let begin = () => {};
    const counting = new Promise<void>((resolve) => {
      begin = resolve;
    })
      .then(() => rollUpStatistics(shop.deps))
      .then(() => {
        isCounted = true;
      });
    await shop.sql(`DELETE FROM "StatisticPeriod" WHERE "period" = $1`, [day]);
    const [order] = await shopOrders(day);
    if (!order) throw new Error('no order that day');
    await shop.deps.db.transaction(async ({ orders }) => {
      const stored = await orders.byId(order, null);
      if (!stored) throw new Error('gone');
      await orders.change({
        id: order,
        version: stored.version,
        progress: {
          ...stored,
          state: stored.state === 'canceled' ? 'completed' : 'canceled',
          confirmedAt: stored.createdAt,
        },
        event: 'canceled',
        author: { actor: 'Test', user: null, device: null },
        note: null,
        at: new Date(),
        effects: [],
        claim: null,
      });
      begin();
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(isCounted).toBe(false);
    });
    await counting;
    expect(await differences(day, day)).toEqual([]);
  });
});

it('R371 a branch in another zone has other days', async () => {
  await shop.sql(`UPDATE "Branch" SET "timeZone" = 'Asia/Tokyo' WHERE "id" = 2`);
  expect(await periods()).toEqual([]);
  await shop.sql(`UPDATE "Branch" SET "timeZone" = $1 WHERE "id" = 2`, [ZONES[2]]);
});

it('R372 what was counted of visits leaves with them, what was counted of orders stays', async () => {
  const { db } = shop.deps;
  await rollUpStatistics(shop.deps);
  const query = queryOf('2026-03-08', '2026-11-01', [1, 2, null], true);
  const orders = await db.statistics.count('orders', query);
  await db.analytics.forget(new Date('2026-10-25T00:00:00Z'), '2026-10-25');
  expect(await differences('2026-03-08', '2026-10-20')).not.toEqual([]);
  await db.transaction(({ rollUps }) => rollUps.forgetVisits('2026-10-25'));
  expect(await differences('2026-03-08', '2026-10-20')).toEqual([]);
  expect(await periods()).not.toContain('2026-10');
  await rollUpStatistics(shop.deps);
  expect(await periods()).toContain('2026-10');
  expect(await differences('2026-03-08', '2026-10-20')).toEqual([]);
  expect((await db.statistics.count('orders', query)).total).toBe(orders.total);
});

const ORDER = {
  id: 3_000_000,
  branch: 1,
  state: 'confirmed' as const,
  isQuotation: false,
  pricing: 'fixed' as const,
  total: 1_000,
  items: [],
  lines: [],
};

async function shopOrders(day: string): Promise<number[]> {
  const rows = await shop.sql(
    `SELECT "id" FROM "Order" WHERE "branchId" = 1 AND ("createdAt" AT TIME ZONE 'Europe/Vienna')::date = $1::date ORDER BY 1`,
    [day],
  );
  return rows.map(({ id }) => Number(id));
}

const DO: Record<string, (values: readonly unknown[]) => Promise<unknown>> = {
  state: ([id, state]) =>
    shop.sql(
      `UPDATE "Order" SET "state" = $2::text::"OrderState", "confirmedAt" = "createdAt" WHERE "id" = $1`,
      [id, state],
    ),
  revision: async ([id, amount]) => {
    await shop.sql(
      `UPDATE "OrderItem" SET "amount" = $2::float8, "name" = "name" || '!' WHERE "orderId" = $1`,
      [id, amount],
    );
    await shop.sql(
      'UPDATE "Order" SET "totalGross" = "totalGross" + $2::int, "version" = "version" + 1 WHERE "id" = $1',
      [id, amount],
    );
  },
  delete: async ([id]) => {
    await shop.sql('DELETE FROM "OrderItem" WHERE "orderId" = $1', [id]);
    await shop.sql('DELETE FROM "Order" WHERE "id" = $1', [id]);
  },
  move: ([id, at]) => shop.sql('UPDATE "Order" SET "createdAt" = $2::timestamptz WHERE "id" = $1', [id, at]),
  visit: ([of, at]) =>
    shop.sql(
      `INSERT INTO "AnalyticsEvent" ("at", "type", "data", "visitor", "branchId")
       VALUES ($2::timestamptz, 'page-view', '{"path":"/late"}', 'late', $1::int)`,
      [of, at],
    ),
  count: () => rollUpStatistics(shop.deps),
};
