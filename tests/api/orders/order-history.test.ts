import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAST_ENTRY } from '#domain/lists/list-page.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { ADMIN, EMPLOYEE } from '../support/template.ts';

/** A long history takes a while to create; `npm run test:long` creates one of 300,000 orders. */
const ORDERS = process.env.THEKE_LONG === '1' ? 300_000 : 20_000;
const PAGE = 50;
/** The last that pages reach. */
const LAST_PAGE = Math.min(ORDERS, LAST_ENTRY) / PAGE;

const TOO_FAR = {
  status: 422,
  body: {
    errors: [
      {
        field: 'page',
        code: 'page-too-far',
        message: expect.stringContaining('Bitte grenzen Sie die Suche ein'),
      },
    ],
  },
};

let shop: OrderServer;
let admin: Session;
let employee: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  const placed = await shop.placed();
  await shop.sql('DELETE FROM "Outbox"');
  await fillHistory(placed.id);
  admin = await shop.login(ADMIN);
  employee = await shop.login(EMPLOYEE);
}, 600_000);
afterAll(() => shop?.stop());

/** Copies of the placed order, a second apart, each with its item and event; every second one in the other branch. */
async function fillHistory(pattern: number): Promise<void> {
  const columns = await columnsOf('Order', [
    'id',
    'uid',
    'branchId',
    'ticketDay',
    'ticketNumber',
    'createdAt',
  ]);
  // In batches, because the embedded database keeps a statement's work in memory.
  for (let start = 1; start < ORDERS; start += 50_000) {
    const end = Math.min(ORDERS - 1, start + 49_999);
    await shop.sql(
      `INSERT INTO "Order" ("id", "uid", "branchId", "ticketDay", "ticketNumber", "createdAt", ${columns})
       SELECT o."id" + n, 'H' || n, 1 + n % 2, to_char(o."createdAt" - n * interval '1 second', 'YYYY-MM-DD'), n,
         o."createdAt" - n * interval '1 second', ${columns}
       FROM "Order" AS o, generate_series(${start}, ${end}) AS n WHERE o."id" = ${pattern}`,
    );
  }
  for (const [table, key] of [
    ['OrderItem', '"orderId"'],
    ['OrderEvent', '"orderId"'],
  ] as const) {
    const others = await columnsOf(table, ['orderId', 'sequence']);
    await shop.sql(
      `INSERT INTO "${table}" (${key}, ${others})
       SELECT o."id", ${others.replaceAll('"', 'i."').replaceAll('i.",', '",').replace(/i\."$/, '"')}
       FROM "Order" AS o, "${table}" AS i WHERE i."orderId" = ${pattern} AND o."id" <> ${pattern}`,
    );
  }
  await shop.sql('VACUUM ANALYZE "Order"');
}

async function columnsOf(table: string, except: readonly string[]): Promise<string> {
  const rows = await shop.sql(
    'SELECT "column_name" AS "name" FROM information_schema.columns WHERE "table_name" = $1 ORDER BY "ordinal_position"',
    [table],
  );
  return rows.flatMap(({ name }) => (except.includes(String(name)) ? [] : `"${name}"`)).join(', ');
}

/** The median of several runs, in milliseconds. */
async function timeOf(path: string, session: Session): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const begin = performance.now();
    const { status } = await shop.get(path, { session });
    times.push(performance.now() - begin);
    expect(status, path).toBe(200);
  }
  return times.toSorted((one, other) => one - other)[2] ?? 0;
}

describe('the history of many orders', () => {
  it('has every order on exactly one page, down to the last', async () => {
    const first = await shop.get(`/api/orders?pageSize=${PAGE}`, { session: admin });
    expect(first.body.total).toBe(ORDERS);
    for (const sort of ['createdAt', '-createdAt', 'ticketNumber', '-ticketNumber']) {
      const [before, last, beyond] = await Promise.all(
        [LAST_PAGE - 1, LAST_PAGE, LAST_PAGE + 1].map((page) =>
          shop.get(`/api/orders?sort=${sort}&pageSize=${PAGE}&page=${page}`, { session: admin }),
        ),
      );
      expect(last?.body.data, sort).toHaveLength(PAGE);
      const ids = [...(before?.body.data ?? []), ...(last?.body.data ?? [])].map(({ id }) => id);
      expect(new Set(ids).size, sort).toBe(2 * PAGE);
      expect(last?.body.data[0].items, sort).toHaveLength(1);
      if (ORDERS <= LAST_ENTRY) expect(beyond?.body, sort).toEqual({ data: [], total: ORDERS });
      else expect(beyond, sort).toMatchObject(TOO_FAR);
    }
  });

  it.each([
    '',
    '&sort=ticketNumber',
    '&sort=-ticketNumber',
    '&sort=createdAt',
    '&branch=1',
    '&state=awaiting',
  ])('F26 answers its deepest page as fast as its first%s', async (more) => {
    const path = `/api/orders?pageSize=${PAGE}${more}`;
    const { body } = await shop.get(path, { session: admin });
    const deepest = Math.floor(Math.min(body.total, LAST_ENTRY) / PAGE);
    const first = await timeOf(path, admin);
    const last = await timeOf(`${path}&page=${deepest}`, admin);
    // Building a document of every preceding order made it hundreds of times slower, and a 500 at a million.
    expect(last / first).toBeLessThan(10);
  });

  it('ends earlier for those who may see only a part of it', async () => {
    const { body } = await shop.get(`/api/orders?pageSize=${PAGE}&page=${LAST_PAGE + 1}`, {
      session: employee,
    });
    if (ORDERS / 2 <= LAST_ENTRY) expect(body).toEqual({ data: [], total: ORDERS / 2 });
    else expect(body).toMatchObject(TOO_FAR.body);
  });

  it.each(['createdAt', '-createdAt', 'ticketNumber', '-ticketNumber'])(
    'goes on after an order, wherever it is, in the sequence of %s',
    async (sort) => {
      const path = `/api/orders?sort=${sort}&pageSize=${PAGE}`;
      const [before, last] = await Promise.all(
        [LAST_PAGE - 1, LAST_PAGE].map((page) => shop.get(`${path}&page=${page}`, { session: admin })),
      );
      const { body } = await shop.get(`${path}&after=${before?.body.data.at(-1).id}`, { session: admin });
      expect(body).toEqual(last?.body);
      const unknown = await shop.get(`${path}&after=2147483647`, { session: admin });
      expect([unknown.status, unknown.body.errors[0].field]).toEqual([422, 'after']);
    },
  );

  it('counts no further than it is asked to', async () => {
    const { body } = await shop.get('/api/orders?countUpTo=1000&pageSize=1', { session: admin });
    expect(body).toMatchObject({ total: 1_000, hasMore: true });
    expect((await shop.get('/api/orders?countUpTo=1000&search=gibtsnicht', { session: admin })).body).toEqual(
      {
        data: [],
        total: 0,
      },
    );
  });
});
