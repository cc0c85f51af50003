import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAST_ENTRY } from '#domain/lists/list-page.ts';
import { orderBody } from '#tests/demo-order.ts';
import { startPostgres } from '#tests/postgres-server.ts';
import type { Note } from '../figures.ts';
import { orderFigures } from '../orders.ts';
import { median } from '../rates.ts';
import { FULL_YEARS, SMALL_YEARS, type YearsSize } from '../years-of-orders.ts';
import { type Company, startCompany } from './company.ts';
import { exportFigures } from './export-figures.ts';

/** Of an order, as the years are written. */
const ITEMS = 3;
const DAY_MS = 86_400_000;
const PAGE = 50;
/** Each call so often; the median counts. */
const RUNS = 7;

/** A full company takes some minutes to write; YEARS_ORDERS and YEARS_PAGE_VIEWS make a smaller one. */
function wantedSize(): YearsSize {
  const wanted = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
  return {
    ...FULL_YEARS,
    orders: wanted('YEARS_ORDERS', FULL_YEARS.orders),
    pageViews: wanted('YEARS_PAGE_VIEWS', FULL_YEARS.pageViews),
  };
}

/**
 * The same calls over a shop of one year and over a company of many: what a person waits for must not grow with the table. Returns
 * what was compared.
 */
export async function measureYears(note: Note): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'theke-years-'));
  const postgres = await startPostgres();
  const size = wantedSize();
  const start = (name: string, of: YearsSize) =>
    startCompany({
      ...{ url: postgres.url, name, dataDir: join(directory, name), size: of },
      onProgress: (text) => console.log(`       ${text}`),
    });
  try {
    const small = await start('small', SMALL_YEARS);
    const large = await start('large', size);
    try {
      await compare(note, { small, large }, size);
      return `${sizeOf(size)}, in brackets the same with ${sizeOf(SMALL_YEARS)}.`;
    } finally {
      await small.stop();
      await large.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

type Both = Record<'small' | 'large', Company>;

async function compare(note: Note, both: Both, size: YearsSize): Promise<void> {
  const timed = async (name: string, path: string | ((of: Company) => Promise<string>), limit: number) => {
    const [one, many] = await times(both, path);
    note(
      name,
      `${many.toFixed(0)} ms, ${(many / one).toFixed(1)} times (${one.toFixed(0)} ms)`,
      `at most ${limit} ms`,
      many <= limit,
    );
  };
  const history = `/api/orders?pageSize=${PAGE}&countUpTo=10000`;
  await timed('history of orders, first page', history, 100);
  await timed('history of orders, first page with its total', `/api/orders?pageSize=${PAGE}`, 100);
  await timed(
    'history of orders, the last page that pages reach',
    `${history}&page=${Math.min(size.orders, LAST_ENTRY) / PAGE}`,
    100,
  );
  await timed('history of orders, rejected ones', `${history}&state=rejected`, 100);
  const oldest = async (of: Company) =>
    `${history}&after=${await of.value('SELECT "id" FROM "Order" ORDER BY "createdAt", "id" OFFSET 500 LIMIT 1')}`;
  await timed('history of orders, on from one of the oldest', oldest, 100);
  await timed('log, first page', '/api/logs?pageSize=50', 100);
  await timed('log, a search', '/api/logs?pageSize=50&search=Produkt%20123', 150);

  const guest = (column: string) => async (of: Company) =>
    `${history}&search=${encodeURIComponent(String(await of.value(`SELECT ${column} FROM "Order" WHERE "id" = (SELECT max("id") / 2 FROM "Order")`)))}`;
  await timed('search by full name', guest(`"firstName" || ' ' || "lastName"`), 150);
  await timed('search by a part of a frequent name', `${history}&search=huber`, 150);
  await timed('search by phone', guest(`'0' || substr("phone", 4)`), 150);
  await timed('search by e-mail', guest('"email"'), 150);
  await timed('search by order number', guest('"uid"'), 150);
  await timed('search by ticket number', `${history}&search=17`, 150);
  await timed('search by what nobody is called', `${history}&search=gibtesnicht`, 150);

  const year = `from=${day(-364)}&to=${day(0)}`;
  for (const name of [
    'orders',
    'revenue',
    'items',
    'popular-items',
    'order-times',
    'lines',
    'page-views',
    'unique-visitors',
    'pages',
    'visitor-times',
  ])
    await timed(`statistics of a year, all branches: ${name}`, `/api/statistics/${name}?${year}`, 300);

  await compareOrders(note, both);
  await compareExports(note, both);
}

/** Medians, in turns: the ratio holds even if the machine becomes slower meanwhile. */
async function times(
  { small, large }: Both,
  path: string | ((of: Company) => Promise<string>),
): Promise<[number, number]> {
  const found: Record<'one' | 'many', number[]> = { one: [], many: [] };
  const paths = typeof path === 'string' ? [path, path] : [await path(small), await path(large)];
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [company, at, into] of [
      [small, paths[0], found.one],
      [large, paths[1], found.many],
    ] as const) {
      const begin = performance.now();
      const answer = await company.get(at ?? '');
      const text = await answer.text();
      // The first run warms up.
      if (run > 0) into.push(performance.now() - begin);
      if (answer.status !== 200) throw new Error(`${at}: ${answer.status} ${text.slice(0, 300)}`);
    }
  }
  return [median(found.one), median(found.many)];
}

async function compareOrders(note: Note, { small, large }: Both): Promise<void> {
  const ratios: number[] = [];
  let shown = '';
  for (let round = 0; round < 4; round += 1) {
    const [one, many] = [
      await orderFigures(small.server.url, await orderBody(small.server.url), 4, 150),
      await orderFigures(large.server.url, await orderBody(large.server.url), 4, 150),
    ];
    if (round === 0) continue;
    ratios.push(many.perSecond / one.perSecond);
    shown = `${Math.round(many.perSecond)} of ${Math.round(one.perSecond)} per second`;
  }
  const share = median(ratios);
  note(
    'orders placed, 4 clients, against the small table',
    `${Math.round(share * 100)} % (${shown})`,
    'at least 75 %',
    share >= 0.75,
  );
}

/** Twenty times the rows in the same memory. */
async function compareExports(note: Note, { small, large }: Both): Promise<void> {
  const one = await exportFigures(small, `/api/orders/export?from=${day(-60)}`);
  const many = await exportFigures(large, `/api/orders/export?from=${day(-60)}`);
  const ratio = many.peakMb / one.peakMb;
  note(
    `export of ${many.rows.toLocaleString('en')} orders, peak memory of the server, against ${one.rows.toLocaleString('en')}`,
    `${ratio.toFixed(2)} times (${many.peakMb.toFixed(0)} MB; ${Math.round(many.rows / many.seconds)} orders per second)`,
    'at most 1.3 times',
    ratio <= 1.3,
  );
}

function sizeOf({ orders, branches, products, pageViews }: YearsSize): string {
  const [sold, seen, items] = [orders, pageViews, orders * ITEMS].map((count) => count.toLocaleString('en'));
  return `${sold} orders, ${items} items, ${branches} branches, ${products.toLocaleString('en')} products, ${seen} page views`;
}

function day(offset: number): string {
  return new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
}
