import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { salesPart } from '#domain/insights/sales-part.ts';
import type { SalesReport, TodayByHour } from '#inputs/sales-report.ts';
import { branch } from '#tests/factories.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { orderShop } from '../support/order-shop.ts';
import { clockOf, ZONES } from '../support/statistics-reference.ts';
import { insertSample, type SampleOrder, sample } from '../support/statistics-sample.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE } from '../support/template.ts';

const data = sample();
const ALL = 'from=2026-03-01&to=2026-11-05';

let shop: OrderServer;
const sessions: Record<string, Session> = {};
beforeAll(async () => {
  const branches = Object.entries(ZONES).map(([id, timeZone]) =>
    branch({ id: Number(id), identifier: `filiale-${id}`, name: `Filiale ${id}`, timeZone }),
  );
  shop = await startOrderServer({ shop: orderShop({ branches }), now: '2026-11-05T12:00:00Z' });
  await insertSample(shop, data);
  for (const email of [ADMIN, EMPLOYEE]) sessions[email] = await shop.login(email);
});
afterAll(async () => {
  await shop?.stop();
});

const get = (path: string, email = ADMIN) =>
  shop.get(`/api/statistics/${path}`, { session: sessions[email] });
const report = async (query = ALL): Promise<SalesReport> => (await get(`sales?${query}`)).body.data;

const sum = (values: readonly number[]) =>
  Math.round(values.reduce((all, value) => all + value, 0) * 100) / 100;
const tips = ({ lines }: SampleOrder) =>
  sum(lines.filter(({ kind }) => kind === 'tip').map(({ amount }) => amount / 100));
const revenue = (orders: readonly SampleOrder[]) =>
  sum(orders.map((order) => order.total / 100 - tips(order)));
const sold = (orders: readonly SampleOrder[] = data.orders) =>
  orders.filter((order) => salesPart(order) === 'confirmed');

describe('R211 the sales report', () => {
  it('counts confirmed orders, and names the others beside them', async () => {
    const { parts, orders, ...totals } = await report();
    expect(orders).toBe(sold().length);
    expect(totals.revenue).toBe(revenue(sold()));
    expect(totals.passedOn).toBe(sum(sold().map(tips)));
    expect(totals.total).toBe(sum(sold().map(({ total }) => total / 100)));
    for (const { key, orders: count, amount } of parts) {
      const wanted = data.orders.filter((order) => salesPart(order) === key);
      expect([key, count, amount]).toEqual([key, wanted.length, revenue(wanted)]);
    }
    expect(parts.map(({ key }) => key)).toEqual(['confirmed', 'open', 'quotation', 'canceled']);
  });

  it('agrees with the statistic of revenue to the cent', async () => {
    const { split } = (await get(`revenue?${ALL}`)).body.data;
    const { parts } = await report();
    for (const key of ['confirmed', 'open', 'quotation'])
      expect(parts.find((part) => part.key === key)?.amount).toBe(
        split.find((part: { key: string }) => part.key === key).total,
      );
  });

  it('splits by how orders were really paid, and by what guests chose as long as they have not', async () => {
    const order = sold().find((one) => tips(one) === 0);
    if (!order) throw new Error('no such order');
    const before = await report();
    const of = (answer: SalesReport, key: string) =>
      answer.payments.find((one) => one.key === key)?.amount ?? 0;
    const { id } = order;
    const pay = (method: string, amount: number) =>
      shop.sql(
        `INSERT INTO "Payment" ("orderId", "branchId", "method", "state", "amount", "currency", "reference", "actor", "paidAt")
         SELECT "id", "branchId", $2, 'paid', $3, 'EUR', 'test-' || $2, 'Anna', now() FROM "Order" WHERE "id" = $1`,
        [id, method, amount],
      );
    await pay('hydro-ag-voucher', 300);
    const after = await report();
    expect([of(after, 'hydro-ag-voucher'), sum([of(after, 'cash'), 3])]).toEqual([3, of(before, 'cash')]);
    expect(sum(after.payments.map(({ amount }) => amount))).toBe(after.revenue);
    expect(after.revenue).toBe(before.revenue);
    await shop.sql(`DELETE FROM "Payment" WHERE "orderId" = $1`, [id]);
  });

  it('splits the same sum by branch, service, payment and hour', async () => {
    const answer = await report();
    for (const list of [answer.branches, answer.services, answer.payments, answer.hours]) {
      expect(sum(list.map(({ amount }) => amount))).toBe(answer.revenue);
      expect(list.reduce((all, { orders }) => all + orders, 0)).toBe(answer.orders);
    }
    expect(answer.branches.map(({ label }) => label).toSorted()).toEqual(['Filiale 1', 'Filiale 2']);
    for (const hour of answer.hours) {
      const wanted = sold().filter((order) => {
        const { weekHour } = clockOf(Date.parse(order.at), ZONES[order.branch] ?? '');
        return weekHour.endsWith(`-${hour.hour}`);
      });
      expect([hour.hour, hour.orders, hour.amount]).toEqual([hour.hour, wanted.length, revenue(wanted)]);
    }
  });

  it('has pieces and amounts of products, lines and donations', async () => {
    const { products, categories, lines, donations } = await report();
    const items = sold().flatMap((order) => order.items);
    expect(sum(products.map(({ amount }) => amount))).toBe(items.length);
    expect(sum(categories.map(({ amount }) => amount))).toBe(items.length);
    for (const kind of ['tip', 'donation', 'delivery-fee'])
      expect(lines.find(({ key }) => key === kind)?.amount).toBe(
        sum(
          sold()
            .flatMap((order) => order.lines)
            .filter((line) => line.kind === kind)
            .map(({ amount }) => amount / 100),
        ),
      );
    expect(donations.map(({ label }) => label).toSorted()).toEqual(['Rotes Kreuz', 'Tierheim']);
    expect(sum(donations.map(({ amount }) => amount))).toBe(
      lines.find(({ key }) => key === 'donation')?.amount,
    );
  });

  it('a day is that of the branch, as in the statistics', async () => {
    for (const day of ['2026-03-29', '2026-10-25', '2026-11-01'])
      for (const id of [1, 2]) {
        const answer = await report(`from=${day}&to=${day}&branch=${id}`);
        const wanted = sold().filter(
          (order) => order.branch === id && clockOf(Date.parse(order.at), ZONES[id] ?? '').day === day,
        );
        expect([day, id, answer.orders, answer.revenue]).toEqual([day, id, wanted.length, revenue(wanted)]);
      }
  });
});

describe('an order that really happened', () => {
  const placedAt = async (at: string, values: Record<string, unknown>) => {
    const id = 5_000_000 + (Math.floor(Date.parse(at) / 60_000) % 1_000_000);
    const base = { id, branch: 1, at, total: 1_100, isQuotation: false, pricing: 'fixed' as const };
    await insertSample(shop, {
      orders: [{ ...base, state: 'awaiting', items: [], lines: [] }],
      events: [],
      work: [],
    });
    const all = { confirmedAt: null, ...values };
    const sets = Object.keys(all).map((name, index) => `"${name}" = $${index + 2}`);
    await shop.sql(`UPDATE "Order" SET ${sets.join(', ')} WHERE "id" = $1`, [id, ...Object.values(all)]);
    return id;
  };

  it('has net and tax by rate, reasons, acceptance time and ratings', async () => {
    // The sample ends with the first minute of the day before.
    await placedAt('2026-11-04T08:00:00.000Z', {
      ...{ state: 'completed', confirmedAt: '2026-11-04T08:01:30Z', questionnaireRating: 5 },
      taxLines: JSON.stringify([
        { rate: 10, net: 500, vat: 50 },
        { rate: 20, net: 458, vat: 92 },
      ]),
    });
    await placedAt('2026-11-04T08:05:00.000Z', {
      ...{
        state: 'completed',
        confirmedAt: '2026-11-04T08:25:00Z',
        questionnaireRating: 2,
        isDelivery: true,
      },
      taxLines: JSON.stringify([{ rate: 10, net: 1000, vat: 100 }]),
    });
    await placedAt('2026-11-04T08:10:00.000Z', {
      ...{ state: 'rejected', rejectionMessage: 'Ausverkauft', finishedAt: '2026-11-04T08:11:00Z' },
    });
    const gone = await placedAt('2026-11-04T08:15:00.000Z', {
      ...{ state: 'canceled', finishedAt: '2026-11-04T08:40:00Z' },
    });
    await shop.sql(
      `INSERT INTO "OrderEvent" ("orderId", "branchId", "event", "actor") VALUES ($1, 1, 'canceled-by-guest', 'Gast')`,
      [gone],
    );
    const answer = await report('from=2026-11-04&to=2026-11-04&branch=1');
    expect(answer).toMatchObject({
      revenue: 22,
      orders: 2,
      taxes: [
        { rate: 10, net: 15, tax: 1.5, gross: 16.5 },
        { rate: 20, net: 4.58, tax: 0.92, gross: 5.5 },
      ],
      untaxed: 0,
      services: [
        { key: 'takeaway', label: 'Abholung', orders: 1, amount: 11 },
        { key: 'delivery', label: 'Lieferung', orders: 1, amount: 11 },
      ],
      rejected: [{ key: 'Ausverkauft', orders: 1 }],
      canceled: [{ label: 'Vom Gast storniert', orders: 1 }],
      missed: [
        { key: 'late', orders: 1 },
        { key: 'given-up', orders: 1 },
      ],
      answer: { orders: 2, median: 90, ninety: 1_200 },
      ratings: { orders: 2, average: 3.5, stars: [0, 1, 0, 0, 1] },
    });
  });

  it('R302 an order that was paid online later is answered late only since the shop knew of it', async () => {
    const events = async (id: number, happened: readonly (readonly [string, string, string?])[]) => {
      for (const [event, time, note = null] of happened)
        await shop.sql(
          `INSERT INTO "OrderEvent" ("orderId", "branchId", "event", "actor", "at", "note") VALUES ($1, 1, $2, 'Gast', $3, $4)`,
          [id, event, `2026-10-06T${time}Z`, note],
        );
    };
    const confirmed = (time: string) => ({ state: 'completed', confirmedAt: `2026-10-06T${time}Z` });
    const paid = await placedAt('2026-10-06T08:00:00.000Z', confirmed('08:26:00'));
    await events(paid, [
      ['payment-method-changed', '08:02:00', 'datatrans'],
      ['paid', '08:25:00'],
    ]);
    const inCash = await placedAt('2026-10-06T09:00:00.000Z', confirmed('09:22:00'));
    await events(inCash, [['payment-method-changed', '09:20:00', 'cash']]);
    const late = await placedAt('2026-10-06T10:00:00.000Z', confirmed('10:40:00'));
    await events(late, [['paid', '10:10:00']]);
    expect(await report('from=2026-10-06&to=2026-10-06&branch=1')).toMatchObject({
      missed: [{ key: 'late', orders: 1 }],
      answer: { orders: 3, median: 120, ninety: 1_800 },
    });
  });

  it('R213 today stands beside the average of the same weekdays', async () => {
    for (const day of ['2026-10-15', '2026-10-22', '2026-11-05'])
      await placedAt(`${day}T10:30:00.000Z`, { state: 'completed', confirmedAt: `${day}T10:31:00Z` });
    const { body } = await get('today?branch=1');
    const { today, usual, ...rest } = body.data as TodayByHour;
    expect(rest).toEqual({ day: '2026-11-05', hour: 13, days: 2 });
    expect(today[11]).toEqual({ hour: 11, orders: 1, amount: 11 });
    // In October the clock was still an hour ahead.
    expect(usual[12]).toEqual({ hour: 12, orders: 1, amount: 11 });
  });
});

describe('who may read it', () => {
  it.each(['sales', 'today'])('%s: staff of the branch, neither visitors nor devices', async (name) => {
    expect((await get(name, EMPLOYEE)).status).toBe(200);
    expect((await get(`${name}?branch=1`, EMPLOYEE)).status).toBe(200);
    expect((await get(`${name}?branch=2`, EMPLOYEE)).status).toBe(404);
    expect((await shop.get(`/api/statistics/${name}`)).status).toBe(401);
    expect((await shop.get(`/api/statistics/${name}`, { key: DEVICE_KEY })).status).toBe(401);
  });

  it('A64 an impossible range is refused', async () => {
    expect((await get('sales?from=2026-11-02&to=2026-11-01')).body.errors[0].code).toBe('ends-before-start');
  });
});

describe('F26 many orders', () => {
  it('are counted in spans, each one once', async () => {
    await shop.sql(
      `INSERT INTO "Order" ("id", "uid", "hash", "branchId", "ticketDay", "ticketNumber", "isDelivery", "isDineIn", "state",
          "confirmedAt", "paymentMethod", "currency", "pricing", "gross", "totalNet", "totalGross", "taxLines", "createdAt")
        SELECT 3000000 + n, 'many-' || n, repeat('x', 43), 1 + n % 2, '2025-01-01', n, false, false, 'completed',
          "at", 'cash', 'EUR', 'fixed', 1000, 900, 1000, '[]', "at"
        FROM generate_series(1, 3500) AS n,
          LATERAL (SELECT '2025-01-01T12:00:00Z'::timestamptz + (n / 1200) * interval '20 minutes' AS "at") AS t`,
    );
    const answer = await report('from=2025-01-01&to=2025-12-31');
    expect([answer.orders, answer.revenue, answer.answer?.orders]).toEqual([3_500, 35_000, 3_500]);
  });
});
