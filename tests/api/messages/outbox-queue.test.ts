import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Kind } from '#use-cases/messages/outbox-row.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';

/** No lane works on it: nobody takes its rows but this test. */
const KIND = 'of-a-test' as Kind;
const QUEUE = 20_000;
const ROUNDS = 80;

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(() => shop.stop());

const queueUp = (rows: number) =>
  shop.sql(
    `INSERT INTO "Outbox" ("kind", "payload", "runAt", "createdAt")
     SELECT '${KIND}', '{}', now() - interval '1 day', now() FROM generate_series(1, ${rows})`,
  );

/** The median of taking the next row and giving it back, in milliseconds. */
async function turn(): Promise<number> {
  const { work } = shop.deps.db;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = new Date();
    const begin = performance.now();
    const [row] = await work.lease(KIND, now, new Date(now.getTime() + 60_000), 1, null);
    times.push(performance.now() - begin);
    await work.release([row?.id ?? expect.fail('nothing was due')]);
  }
  return times.sort((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN;
}

it(`what is next is found as fast among ${QUEUE} that wait as among a few`, async () => {
  await queueUp(10);
  // The first turns compile.
  await turn();
  const few = await turn();
  await queueUp(QUEUE);
  const many = await turn();
  expect(many / few).toBeLessThan(2.5);
});
