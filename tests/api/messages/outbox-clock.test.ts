import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Kind } from '#use-cases/messages/outbox-row.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';

/** No lane works on it: nobody takes its rows but this test. */
const KIND = 'of-a-test' as Kind;

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(() => shop?.stop());

describe('F17 after a clock was ahead and has been set back', () => {
  const HOUR = "interval '1 hour'";

  it.each([
    // attempts, created, due, in hours from now; whether it is taken now.
    [0, 0, 0, true],
    [0, 30, 30, true],
    [0, 30, 31, true],
    [1, 30, 30, true],
    [1, -1, 30, true],
    // Planned for later by a right clock, and put off by one.
    [0, 0, 30, false],
    [3, -1, 0.5, false],
    // The second attempt has its pause, although the row is still from the future.
    [2, 30, 0.5, false],
  ])(
    'a row tried %d times, created in %d hours and due in %d is taken: %s',
    async (attempts, created, due, isTaken) => {
      await shop.sql(`DELETE FROM "Outbox" WHERE "kind" = '${KIND}'`);
      await shop.sql(
        `INSERT INTO "Outbox" ("kind", "payload", "attempts", "createdAt", "runAt")
       VALUES ('${KIND}', '{}', ${attempts}, now() + ${created} * ${HOUR}, now() + ${due} * ${HOUR})`,
      );
      const now = new Date();
      const rows = await shop.deps.db.work.lease(KIND, now, new Date(now.getTime() + 60_000), 1, null);
      expect(rows).toHaveLength(isTaken ? 1 : 0);
    },
  );
});
