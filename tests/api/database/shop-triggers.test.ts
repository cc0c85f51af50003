import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventLoop } from '#adapters/event-loop.ts';
import { postgresPool } from '#data/client.ts';
import { readShopDates } from '#data/shop-dates.ts';
import { readShop } from '#data/shop-rows.ts';
import { PrismaClient } from '#prisma/generated/client.ts';
import { databaseKind, startServer, type TestServer } from '#tests/api/support/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

it.runIf(databaseKind() !== 'embedded')(
  'every table behind the visitors’ shop notifies the servers when it changes, and no other does',
  async () => {
    // The migrations are the same on both; only here can the statements be observed.
    const pool = postgresPool(server.settings.databaseUrl ?? '');
    const client = new PrismaClient({
      adapter: new PrismaPg(pool),
      log: [{ emit: 'event', level: 'query' }],
    });
    const read = new Set<string>();
    client.$on('query', ({ query }) => {
      for (const [, table] of query.matchAll(/(?:FROM|JOIN) "public"\."(\w+)"/g)) read.add(table ?? '');
    });
    await readShop(client, { turns: eventLoop, hasTestPayment: false });
    await readShopDates(client);
    await client.$disconnect();
    await pool.end();

    const rows = await server.sql(
      `SELECT tgrelid::regclass::text AS "table" FROM pg_trigger WHERE tgname = 'shop_changed'`,
    );
    const waking = rows.map(({ table }) => String(table).replaceAll('"', ''));
    expect([...read].sort()).toEqual(waking.sort());
  },
);
