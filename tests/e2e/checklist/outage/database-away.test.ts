import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { proxyTo } from '#tests/api/support/database-way.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { SUBMIT } from '#tests/e2e/customer.ts';
import { ANSWERED, giveCart } from '#tests/e2e/filled-cart.ts';
import { type ShopServer, sharedBrowser, startShopServer } from '#tests/e2e/shop-server.ts';
import { TUESDAY_NOON } from '#tests/e2e/told-time.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { type Visitors, visitorsOf } from '#tests/e2e/visitors.ts';
import { type PostgresServer, startPostgres } from '#tests/postgres-server.ts';

/** F2: the database of a running server is away for a while, and what guests see of it. */

const BRANCH = '/store/hauptplatz';
const COMMENT = 'Ohne Zwiebel, bitte';

let postgres: PostgresServer;
let way: Awaited<ReturnType<typeof proxyTo>>;
let shop: ShopServer;
let visitors: Visitors;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres?.stop());

// A server of its own each: one whose database was just away reads from it, and keeps nothing until it hears its signals again.
beforeEach(async () => {
  way = await proxyTo(postgres.url);
  shop = await startShopServer({
    clock: { now: () => new Date(TUESDAY_NOON) },
    env: { DATABASE_URL: way.url, DEMO: 'shop' },
  });
  visitors = visitorsOf(await sharedBrowser(), shop.url);
}, 120_000);
afterEach(async () => {
  way.mend();
  await visitors.settle();
  await visitors.leave();
  await shop.stop();
  way.close();
});

async function open(): Promise<Visitor> {
  const guest = await visitors.open('phone', { now: new Date(TUESDAY_NOON), isStill: true });
  guest.allow(/503/);
  return guest;
}

/** Asked past the way that is cut. */
async function storedComments(): Promise<string[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ comment: string }>('SELECT "comment" FROM "Order" ORDER BY "id"');
    return rows.map(({ comment }) => comment);
  } finally {
    await client.end();
  }
}

test('pages and the menu come from memory meanwhile, also for somebody who comes for the first time', async () => {
  const before = await open();
  await before.visit(BRANCH);
  way.cut();
  for (const path of ['/', BRANCH]) {
    const guest = await open();
    await guest.visit(path);
    expect(await guest.page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
  }
  const guest = await open();
  await guest.visit(BRANCH);
  await guest.page.getByRole('button', { name: 'Schnitzelsemmel', exact: true }).waitFor();
});

test('an order is refused with a sentence, nothing that was filled in is lost, and it is placed once when the database is back', async () => {
  const guest = await open();
  const { page } = guest;
  await giveCart(guest, shop.url, { items: { Schnitzelsemmel: 3 }, draft: ANSWERED });
  await guest.visit(`${BRANCH}/checkout`);
  const comment = page.getByLabel('Anmerkungen, Allergien usw.');
  await comment.fill(COMMENT);
  way.cut();
  await guest.press(page.getByRole('button', { name: SUBMIT }));
  const notice = page.getByRole('alert');
  await notice.getByText('Der Dienst ist vorübergehend nicht verfügbar.').waitFor();
  await notice.getByText(/Es wurde nichts doppelt bestellt\./).waitFor();
  expect(await axeFindings(page, 'database away')).toEqual([]);
  expect(await storedComments()).toEqual([]);

  // Somebody who looks meanwhile, and comes back.
  await page.reload();
  expect(await comment.inputValue()).toBe(COMMENT);
  expect(await page.getByLabel('Vorname').inputValue()).toBe(ANSWERED.firstName);
  await page.getByText('Schnitzelsemmel').first().waitFor();

  way.mend();
  // Sent before the reload without an answer: the page asks by itself whether it was taken, and orders nothing.
  await expect
    .poll(() => fetch(`${shop.url}/api/health`).then(({ status }) => status), { timeout: 20_000 })
    .toBe(200);
  expect(await storedComments()).toEqual([]);
  await guest.press(page.getByRole('button', { name: SUBMIT }));
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' }).waitFor();
  expect(await storedComments()).toEqual([COMMENT]);
});
