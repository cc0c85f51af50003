import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplate, createTemplate, type TestDatabase } from '#tests/api/support/databases.ts';
import { readSse } from '#tests/api/support/sse.ts';
import { eventually } from '#tests/api/support/waiting.ts';
import { startPgBouncer } from '#tests/peers/pgbouncer.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { acceptableOrder, fetched, type PlacedOrder, place, STAFF } from '../demo-orders.ts';

/** Fewer connections than each server would open by itself. */
const CONNECTIONS = 4;
const ORDERS = 60;

const cleanUps: (() => Promise<unknown>)[] = [];
let shop: TestDatabase;
let databaseUrl = '';

beforeAll(async () => {
  const { template, remove } = await createTemplate('postgres');
  cleanUps.push(remove);
  shop = await copyTemplate(template);
  cleanUps.push(() => shop.remove());
  databaseUrl = shop.settings.databaseUrl ?? '';
  // A database server that is not in UTC: what is not said on every connection would shift every appointment.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `ALTER DATABASE "${new URL(databaseUrl).pathname.slice(1)}" SET timezone TO 'America/New_York'`,
  );
  await client.end();
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function pooled(ignored = ''): Promise<string> {
  const pooler = await startPgBouncer(databaseUrl, { size: CONNECTIONS, ignored });
  cleanUps.push(pooler.stop);
  return pooler.url;
}

describe('two servers through PgBouncer in transaction mode', () => {
  it('place orders once and at their hour, and each hears of those of the other', async () => {
    const env = {
      ...{ DATABASE_URL: await pooled(), DATABASE_DIRECT_URL: databaseUrl },
      ...{ DATA_DIR: shop.settings.dataDir, RATE_LIMITS: 'off' },
    };
    const servers: ServerProcess[] = [];
    for (let index = 0; index < 2; index += 1) {
      servers.push(await startServerProcess({ ...env, DATA_DIR: `${shop.settings.dataDir}/${index}` }));
      cleanUps.push(() => servers[index]?.stop() ?? Promise.resolve());
    }
    const [one, other] = servers as [ServerProcess, ServerProcess];
    const body = (await acceptableOrder(one)) as { appointmentDate: string };
    const boards = servers.map(({ url }) => readSse(`${url}/api/orders/stream`, STAFF));
    cleanUps.push(async () => void (await Promise.all(boards.map((board) => board.close()))));
    expect(await Promise.all(boards.map(({ opened }) => opened))).toEqual([200, 200]);

    const placed = await Promise.all(
      Array.from({ length: ORDERS }, (_, index) => place(index % 2 ? one : other, body, randomUUID())),
    );
    const orders = placed.filter((order) => order !== null);
    expect(orders).toHaveLength(ORDERS);
    expect(new Set(orders.map(({ ticketNumber }) => ticketNumber)).size).toBe(ORDERS);
    expect(new Set(orders.map(({ appointmentDate }) => appointmentDate))).toEqual(new Set([asIso(body)]));
    const uids = orders.map(({ uid }) => uid).sort();
    for (const board of boards)
      await eventually(() => expect(uidsOf(board.events)).toEqual(expect.arrayContaining(uids)), 20_000);
    const { data } = await fetched<{ data: PlacedOrder[] }>(other, '/api/orders/current');
    const stored = data.filter(({ uid }) => uids.includes(uid));
    expect(stored).toHaveLength(ORDERS);
    expect(new Set(stored.map(({ appointmentDate }) => appointmentDate))).toEqual(new Set([asIso(body)]));
  }, 120_000);

  it.each([
    ['refuses what a server says when it connects', ''],
    ['ignores it', 'options,statement_timeout,extra_float_digits'],
  ])(
    'without the direct connection a start says which setting is missing (PgBouncer %s)',
    async (_, ignored) => {
      const env = { DATABASE_URL: await pooled(ignored), DATA_DIR: `${shop.settings.dataDir}/none` };
      const refused = await startServerProcess(env).then(
        async (server) => {
          await server.kill();
          return 'it started';
        },
        (error: Error) => error.message,
      );
      expect(refused).toContain('DATABASE_DIRECT_URL');
      expect(refused).not.toMatch(/\n\s+at /);
    },
    60_000,
  );
});

const asIso = ({ appointmentDate }: { appointmentDate: string }) => appointmentDate;

function uidsOf(events: readonly { data: { uid?: string; order?: { uid: string } } }[]): string[] {
  return [...new Set(events.flatMap(({ data }) => data.order?.uid ?? data.uid ?? []))];
}
