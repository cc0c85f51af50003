import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopServer, sharedBrowser, startShopServer } from '#tests/e2e/shop-server.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { type Visitors, visitorsOf } from '#tests/e2e/visitors.ts';
import { type PostgresServer, startPostgres } from '#tests/postgres-server.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { goTo, openStaff } from '../staff-session.ts';

let postgres: PostgresServer;
let shop: ShopServer;
let visitors: Visitors;
let staff: Visitor;

beforeAll(async () => {
  postgres = await startPostgres();
  // Its own copy, so that there is nothing to wait for; tests/faults/servers/read-copy.test.ts has a real one.
  const addresses = { DATABASE_URL: postgres.url, DATABASE_READ_URL: postgres.url };
  shop = await startShopServer({ env: { ...addresses, DEMO: 'shop' } });
  visitors = visitorsOf(await sharedBrowser(), shop.url);
  staff = await openStaff(visitors);
}, 120_000);
afterAll(async () => {
  await visitors?.leave();
  await shop?.stop();
  await postgres?.stop();
});

test.each([
  ['/history', 'Verlauf'],
  ['/dashboard', 'Statistik'],
])('R390 #%s says as of when it is, by the clock of the shop', async (path, heading) => {
  await goTo(staff, path, heading);
  const said = staff.page.getByText(/^Stand: \d\d:\d\d:\d\d Uhr$/);
  await said.waitFor();
  // The browser is in New York (R27).
  const minutes = [0, 1].map((ago) => formatTime(new Date(Date.now() - ago * 60_000), 'Europe/Vienna'));
  expect(minutes).toContain((await said.textContent())?.slice('Stand: '.length, -':00 Uhr'.length));
});
