import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeTurn } from '#use-cases/housekeeping.ts';
import { databaseKind, startServer, type TestServer } from '../support/harness.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
/** Those who share the database: two servers where there can be two. */
let servers: TestServer[];

beforeAll(async () => {
  server = await startServer();
  servers = databaseKind() === 'postgres' ? [server, await server.twin()] : [server, server];
});
afterAll(async () => {
  if (servers[1] !== server) await servers[1]?.stop();
  await server.stop();
});

/** Everybody wants to do the chore, ten times; how often it was done, and by how many at once. */
async function crowd(name: string, everyMs: number) {
  let done = 0;
  let now = 0;
  let most = 0;
  const chore = async () => {
    done += 1;
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 20));
    now -= 1;
  };
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const { deps } = servers[index % 2] ?? server;
      return takeTurn(deps, name, chore, everyMs);
    }),
  );
  return { done, most };
}

const shift = (column: string, name: string, interval: string) =>
  server.sql(`UPDATE "Chore" SET "${column}" = now() + $2::interval WHERE "name" = $1`, [name, interval]);

describe('chores of housekeeping', () => {
  it('are done by one server, once in their interval', async () => {
    expect(await crowd('sweep', HOUR_MS)).toEqual({ done: 1, most: 1 });
    expect(await crowd('sweep', HOUR_MS)).toEqual({ done: 0, most: 0 });
    await shift('begunAt', 'sweep', '-61 minutes');
    expect(await crowd('sweep', HOUR_MS)).toEqual({ done: 1, most: 1 });
  });

  it('are done by one server at a time, however often they are due', async () => {
    expect(await crowd('dust', 0)).toMatchObject({ most: 1 });
  });

  it('that failed are due again in the next interval, not blocked', async () => {
    const fail = () => Promise.reject(new Error('broken broom'));
    await expect(takeTurn(server.deps, 'mop', fail, 0)).rejects.toThrow('broken broom');
    expect((await crowd('mop', 0)).done).toBeGreaterThan(0);
  });

  it('of a server that was killed in one are free a minute later', async () => {
    let end = () => {};
    const endless = takeTurn(server.deps, 'wash', () => new Promise<void>((resolve) => (end = resolve)), 0);
    await expect.poll(() => server.sql(`SELECT 1 FROM "Chore" WHERE "name" = 'wash'`)).toHaveLength(1);
    expect(await crowd('wash', 0)).toEqual({ done: 0, most: 0 });
    const [row] = await server.sql(
      `SELECT "leasedUntil" - now() <= interval '1 minute' AS "isShort" FROM "Chore" WHERE "name" = 'wash'`,
    );
    expect(row).toEqual({ isShort: true });
    await shift('leasedUntil', 'wash', '-1 second');
    expect((await crowd('wash', 0)).done).toBeGreaterThan(0);
    end();
    await endless;
  });

  it('do not wait for a clock that was ahead and has been set back', async () => {
    await crowd('iron', 0);
    await shift('begunAt', 'iron', '2 hours');
    await shift('leasedUntil', 'iron', '2 hours');
    expect(await crowd('iron', HOUR_MS)).toEqual({ done: 1, most: 1 });
  });
});
