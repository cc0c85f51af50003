import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOP_FILES } from '#data/backup/restored-folder.ts';
import { moveToEmbedded, moveToPostgres } from '#server/backup/move-shop.ts';
import { databaseKind } from '../support/harness.ts';
import { type PaperServer, startPaperServer } from '../support/paper-shop.ts';
import { eventually } from '../support/waiting.ts';
import {
  backUp,
  everyFile,
  everyRow,
  everyRule,
  MIGRATIONS,
  type Places,
  places,
  quiet,
  restore,
  withSession,
} from '../support/whole-shop.ts';

const isPostgres = databaseKind() === 'postgres';

let shop: PaperServer;
let place: Places;
let file: string;
const session = { query: (sql: string) => shop.sql(sql), script: async () => {} };

beforeAll(async () => {
  shop = await startPaperServer();
  place = places();
  file = join(await place.folder(), 'shop.backup');
  for (let n = 0; n < 3; n += 1) {
    const order = await shop.accepted();
    expect((await shop.issue(order.id)).status).toBe(201);
  }
  await shop.sql(
    `CREATE TABLE "FormerEvent" ("id" BIGINT, "at" TIMESTAMPTZ, "what" JSONB, "how" DOUBLE PRECISION, "dots" BYTEA, "names" TEXT[])`,
  );
  await shop.sql(
    `INSERT INTO "FormerEvent" ("id", "at", "what", "how", "dots", "names") VALUES
      (9007199254740993, '2026-03-29 01:59:59.123456+00', '{"a": 1.10, "b": "x\\ny\\t\\\\"}', 0.1, '\\x00ff10', ARRAY['a,"b"', NULL, 'ü\\']),
      (NULL, 'infinity', 'null', 'NaN', '', '{}')`,
  );
  await writeFile(join(shop.settings.dataDir, 'secrets.key'), 'A'.repeat(43));
  await shop.deps.storage.write('images/7.webp', Buffer.from('a picture'));
});
afterAll(async () => {
  await shop.stop();
  await place.remove();
});

describe('a backup of a running shop', () => {
  it('holds every order that was confirmed before it began, while others are placed', async () => {
    const before = await shop.placed();
    let isTaken = false;
    const others: number[] = [];
    const placing = (async () => {
      while (!isTaken) {
        others.push((await shop.placed()).id);
        await sleep(100);
      }
    })();
    await backUp(shop.settings, file).finally(() => {
      isTaken = true;
    });
    await placing;
    expect(others.length).toBeGreaterThan(0);
    const target = await place.empty();
    await restore(file, target);
    const ids = await withSession(target, async ({ query }) =>
      (await query('SELECT "id" FROM "Order"')).map(({ id }) => Number(id)),
    );
    expect(ids).toContain(before.id);
    const counts = await withSession(target, ({ query }) =>
      query(`SELECT (SELECT count(*) FROM "Order" o WHERE NOT EXISTS
        (SELECT 1 FROM "OrderItem" i WHERE i."orderId" = o."id"))::int AS "without"`),
    );
    expect(counts, 'whole orders only').toEqual([{ without: 0 }]);
  }, 180_000);

  it('comes back row by row and file by file, with all rules, and goes on', async () => {
    // The mails of the orders before are still being sent: what is compared is a copy during which nothing was written.
    const rows = await eventually(async () => {
      const before = await everyRow(session);
      await backUp(shop.settings, file);
      expect(await everyRow(session)).toEqual(before);
      return before;
    }, 30_000);
    const rules = await everyRule(session);
    const target = await place.empty();
    expect(await restore(file, target)).toBeNull();
    await withSession(target, async (restored) => {
      expect(await everyRow(restored)).toEqual(rows);
      const { numbers, ...others } = await everyRule(restored);
      expect({ numbers, ...others }).toEqual({ ...rules, numbers: expect.any(Array) });
      if (isPostgres) expect(numbers).toEqual(rules.numbers);
      await expect(restored.query('UPDATE "Invoice" SET "number" = "number" || 1')).rejects.toThrow(
        /Invoice|invoice/,
      );
    });
    const { dataDir } = shop.settings;
    expect(await everyFile(join(target.dataDir, 'files'))).toEqual(await everyFile(join(dataDir, 'files')));
    for (const key of ['secrets.key', 'vapid-keys.json'])
      expect(await readFile(join(target.dataDir, key), 'utf8')).toBe(
        await readFile(join(dataDir, key), 'utf8'),
      );
  });

  it('replaces a shop only when told to, and keeps its files aside', async () => {
    const target = await place.empty();
    await restore(file, target);
    await writeFile(join(target.dataDir, 'files', 'own.txt'), 'own');
    await withSession(target, ({ query }) => query(`DELETE FROM "Log"`));
    await expect(restore(file, target)).rejects.toThrow(/--replace/);
    const before = await restore(file, target, { isReplacing: true });
    expect(before && existsSync(join(before, 'files', 'own.txt'))).toBe(true);
    expect(existsSync(join(target.dataDir, 'files', 'own.txt'))).toBe(false);
    const left = (await readdir(target.dataDir)).filter((name) => /^restore|^backup\.copy/.test(name));
    expect(left).toEqual([]);
  });

  it('leaves everything as it was when the password is wrong or the file damaged', async () => {
    const target = await place.empty();
    await restore(file, target);
    const rows = await withSession(target, everyRow);
    await expect(restore(file, target, { isReplacing: true, password: 'another one' })).rejects.toThrow(
      /password/,
    );
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
    const damaged = `${file}.damaged`;
    await writeFile(damaged, bytes);
    await expect(restore(damaged, target, { isReplacing: true })).rejects.toThrow(/damaged/);
    expect(await withSession(target, everyRow)).toEqual(rows);
  });

  it('is refused a place that a server uses', async () => {
    await expect(restore(file, shop.settings, { isReplacing: true })).rejects.toThrow(
      isPostgres ? /connections use/ : /in use by another Theke/,
    );
  });

  it('knows everything that a server keeps in DATA_DIR', async () => {
    const made = new Set(['db', 'server.lock', 'backup-door.json', 'outbox-mail', 'backups']);
    const unknown = (await readdir(shop.settings.dataDir)).filter(
      (name) => !made.has(name) && !SHOP_FILES.some((known) => known === name),
    );
    expect(unknown, 'name it in SHOP_FILES, or here if it is no state').toEqual([]);
  });
});

describe.runIf(isPostgres)('a shop moves', () => {
  it('from PostgreSQL into the embedded database and back without loss', async () => {
    const from = await place.empty();
    await restore(file, from);
    const rows = await withSession(from, everyRow);
    const rules = await withSession(from, everyRule);
    const order = {
      ...{ migrationsDir: MIGRATIONS, log: quiet, now: new Date() },
      dataDir: await place.folder(),
    };
    const moved = await moveToEmbedded({ ...order, databaseUrl: from.databaseUrl ?? '' });
    expect(moved.rows).toBeGreaterThan(100);
    const embedded = { dataDir: order.dataDir, databaseUrl: undefined };
    expect(await withSession(embedded, everyRow)).toEqual(rows);

    const to = await place.empty();
    await moveToPostgres({ ...order, databaseUrl: to.databaseUrl ?? '' });
    expect(await withSession(to, everyRow)).toEqual(rows);
    expect(await withSession(to, everyRule)).toEqual(rules);
    await expect(moveToPostgres({ ...order, databaseUrl: to.databaseUrl ?? '' })).rejects.toThrow(
      /not empty/,
    );
    await expect(moveToEmbedded({ ...order, databaseUrl: to.databaseUrl ?? '' })).rejects.toThrow(
      /holds a shop/,
    );
  });
});
