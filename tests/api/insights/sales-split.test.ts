import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SALES_PARTS, type SalesPart, salesPart } from '#domain/insights/sales-part.ts';
import { SPLIT_STATISTICS, STATISTICS, type StatisticName } from '#domain/insights/statistics.ts';
import { branch } from '#tests/factories.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { orderShop } from '../support/order-shop.ts';
import { expected, ZONES } from '../support/statistics-reference.ts';
import { insertSample, sample } from '../support/statistics-sample.ts';
import { ADMIN } from '../support/template.ts';

const names = Object.keys(STATISTICS) as StatisticName[];
const data = sample();

let shop: OrderServer;
let session: Session;
beforeAll(async () => {
  const branches = Object.entries(ZONES).map(([id, timeZone]) =>
    branch({ id: Number(id), identifier: `filiale-${id}`, timeZone }),
  );
  shop = await startOrderServer({ shop: orderShop({ branches }), now: '2026-11-05T12:00:00Z' });
  await insertSample(shop, data);
  session = await shop.login(ADMIN);
});
afterAll(async () => {
  await shop?.stop();
});

const read = (name: string, query: string) => shop.get(`/api/statistics/${name}?${query}`, { session });

interface Part {
  key: SalesPart;
  label: string;
  total: number;
  series: { key: string; value: number }[];
}

interface Answered {
  split?: Part[];
  total: number;
  series: { key: string; label: string; value: number }[];
}

describe('R210 what is confirmed, open, asked for or canceled', () => {
  const range = 'from=2026-03-01&to=2026-11-05';
  it.each(SPLIT_STATISTICS)('%s says it, matching counting one by one', async (name) => {
    const { total, series, split = [] } = (await read(name, range)).body.data as Answered;
    expect(split.map(({ key }) => key)).toEqual(SALES_PARTS);
    for (const part of split) {
      const orders = data.orders.filter((entry) => salesPart(entry) === part.key);
      const wanted = expected(name, { orders, events: [], work: [] }, () => true);
      const counted = part.series.filter(({ value }) => value > 0.004);
      expect(counted.length, part.key).toBe(wanted.size);
      for (const { key, value } of counted) expect(value).toBeCloseTo(wanted.get(key) ?? 0, 1.9);
      expect(part.series.map(({ key }) => key)).toEqual(series.map(({ key }) => key));
      expect(part.total).toBeCloseTo(
        [...wanted.values()].reduce((sum, value) => sum + value, 0),
        1,
      );
      if (part.key !== 'canceled' || name === 'orders') expect(part.total).toBeGreaterThan(0);
    }
    expect(split.reduce((sum, part) => sum + part.total, 0)).toBeCloseTo(total, 1.9);
  });

  it('the others do not', async () => {
    for (const name of names.filter((one) => !SPLIT_STATISTICS.includes(one)))
      expect((await read(name, range)).body.data).not.toHaveProperty('split');
  });

  it('donations stand under their month and recipient', async () => {
    const { series } = (await read('donations', range)).body.data as Answered;
    expect(series.map(({ key }) => key).toSorted()).toEqual([
      '2026-03 Rotes Kreuz',
      '2026-03 Tierheim',
      '2026-10 Rotes Kreuz',
      '2026-10 Tierheim',
      '2026-11 Rotes Kreuz',
      '2026-11 Tierheim',
    ]);
    expect(series.find(({ key }) => key === '2026-03 Tierheim')?.label).toBe('März 2026: Tierheim');
  });
});
