import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventLoop } from '#adapters/event-loop.ts';
import { openDatabase } from '#data/database.ts';
import { MigrationError, readMigrations } from '#data/migrate.ts';
import { isTransient, isUnreachable } from '#data/transient-error.ts';
import { emptyDatabase } from '../support/databases.ts';
import { databaseKind, startServer, type TestServer } from '../support/harness.ts';
import { copyOfMigrations, MIGRATIONS } from '../support/migrations.ts';

const log = { info() {}, warn() {}, error() {} };
const OPTIONS = { turns: eventLoop, log };

it.runIf(databaseKind() === 'embedded')('F4 the engine writes what it acknowledges to the disk', async () => {
  const server = await startServer();
  const settings = await server.sql(
    `SELECT "name", "setting" FROM "pg_settings" WHERE "name" IN ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method')`,
  );
  await server.stop();
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    ...{ fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
    // The only one that reaches the file system (durable-files.ts).
    wal_sync_method: 'fsync',
  });
});

describe('migrations', () => {
  it('are recorded as prisma migrate deploy does, and applied once', async () => {
    const database = await emptyDatabase(inject('template'));
    const options = { ...database.settings, migrationsDir: MIGRATIONS, ...OPTIONS };
    const first = await openDatabase(options);
    await first.db.close();
    const server = await startServer({ database });
    const rows = await server.sql('SELECT * FROM "_prisma_migrations" ORDER BY "migration_name"');
    const files = await readMigrations(MIGRATIONS);
    expect(rows.map((row) => [row.migration_name, row.checksum])).toEqual(
      files.map(({ name, sql }) => [name, createHash('sha256').update(sql).digest('hex')]),
    );
    expect(rows.every((row) => row.finished_at !== null && row.rolled_back_at === null)).toBe(true);
    await server.stop();
  });

  it('F21 a database newer than the program is refused', async () => {
    const database = await emptyDatabase(inject('template'));
    const newer = await copyOfMigrations();
    await cp(join(newer, '20261121034900_rules'), join(newer, '20990101000000_future'), { recursive: true });
    await writeFile(join(newer, '20990101000000_future/migration.sql'), 'SELECT 1;');
    const { db } = await openDatabase({ ...database.settings, migrationsDir: newer, ...OPTIONS });
    await db.close();
    await expect(
      openDatabase({ ...database.settings, migrationsDir: MIGRATIONS, ...OPTIONS }),
    ).rejects.toThrow(/newer Theke \(migration 20990101000000_future/);
    await rm(newer, { recursive: true });
    await database.remove();
  });

  it('F21 a database to which a newer program has only added something is served', async () => {
    const database = await emptyDatabase(inject('template'));
    const newer = await copyOfMigrations();
    const added = join(newer, '20990101000000_addition');
    await cp(join(newer, '20261121034900_rules'), added, { recursive: true });
    await writeFile(join(added, 'migration.sql'), '-- expand\nALTER TABLE "Tag" ADD COLUMN "hue" TEXT;');
    await (await openDatabase({ ...database.settings, migrationsDir: newer, ...OPTIONS })).db.close();
    const { db } = await openDatabase({ ...database.settings, migrationsDir: MIGRATIONS, ...OPTIONS });
    expect(await db.isReachable()).toBe(true);
    await db.close();
    await rm(newer, { recursive: true });
    await database.remove();
  });

  it('F21 one that fails is rolled back completely and named', async () => {
    const database = await emptyDatabase(inject('template'));
    const broken = await copyOfMigrations();
    await cp(join(broken, '20261121034900_rules'), join(broken, '20990101000000_broken'), {
      recursive: true,
    });
    await writeFile(
      join(broken, '20990101000000_broken/migration.sql'),
      'CREATE TABLE "Half" ("id" INT); SELECT 1/0;',
    );
    await expect(openDatabase({ ...database.settings, migrationsDir: broken, ...OPTIONS })).rejects.toThrow(
      MigrationError,
    );
    const server = await startServer({ database });
    const rows = await server.sql(`SELECT to_regclass('"Half"')::text AS "half"`);
    expect(rows[0]?.half).toBeNull();
    await server.stop();
    await rm(broken, { recursive: true });
  });

  it('one that was changed after it was applied is refused; other line endings are no change', async () => {
    const database = await emptyDatabase(inject('template'));
    const changed = await copyOfMigrations();
    const file = join(changed, '20261121034900_rules/migration.sql');
    const sql = await readFile(file, 'utf8');
    await (await openDatabase({ ...database.settings, migrationsDir: MIGRATIONS, ...OPTIONS })).db.close();
    await writeFile(file, sql.replaceAll('\n', '\r\n'));
    await (await openDatabase({ ...database.settings, migrationsDir: changed, ...OPTIONS })).db.close();
    await writeFile(file, `${sql}\n-- another thought`);
    await expect(openDatabase({ ...database.settings, migrationsDir: changed, ...OPTIONS })).rejects.toThrow(
      /was changed/,
    );
    await rm(changed, { recursive: true });
    await database.remove();
  });
});

describe('transactions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());

  const device = (name: string) => ({ name, branch: 1, keyHash: name.padEnd(64, '.') });
  const count = async (name: string) =>
    (await server.sql('SELECT count(*)::int AS n FROM "Device" WHERE "name" = $1', [name]))[0]?.n;

  it('refuse the outer stores inside instead of deadlocking', async () => {
    const { db } = server.deps;
    await expect(db.transaction(() => db.shop.version())).rejects.toThrow(/Inside a transaction/);
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(/Inside a transaction/);
    // The database keeps working afterwards.
    expect(await db.shop.version()).toBeGreaterThan(0n);
  });

  it('leave nothing behind when they throw', async () => {
    await expect(
      server.deps.db.transaction(async (stores) => {
        await stores.accounts.addDevice(device('verworfen'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await count('verworfen')).toBe(0);
  });

  it('are retried after a serialisation failure, at most three times', async () => {
    let runs = 0;
    const conflict = Object.assign(new Error('conflict'), { code: 'P2034' });
    await server.deps.db.transaction(async (stores) => {
      await stores.accounts.addDevice(device('wiederholt'));
      runs += 1;
      if (runs < 3) throw conflict;
    });
    expect(runs).toBe(3);
    expect(await count('wiederholt')).toBe(1);
    runs = 0;
    const always = server.deps.db.transaction(async () => {
      runs += 1;
      throw conflict;
    });
    await expect(always).rejects.toMatchObject({ code: 'unavailable' });
    expect(runs).toBe(4);
  });

  it('run 40 at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        server.deps.db.transaction((stores) =>
          stores.accounts.addDevice({ ...device(`${n}`), name: 'parallel' }),
        ),
      ),
    );
    expect(await count('parallel')).toBe(40);
  });

  it('do not leak what they read of an uncommitted shop', async () => {
    const before = await server.deps.db.shop.snapshot();
    await server.deps.db
      .transaction(async (stores) => {
        await stores.shop.fill({
          ...before.shop,
          branches: [],
          menus: [],
          products: [],
          categories: [],
          tags: [],
          tables: [],
          donatees: [],
          config: { ...before.shop.config, logo: null, shopName: 'Nie' },
        });
        expect((await stores.shop.snapshot()).shop.config.shopName).toBe('Nie');
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect((await server.deps.db.shop.snapshot()).shop.config.shopName).toBe(before.shop.config.shopName);
  });

  it('store instants in UTC, whatever the zone of process or database', async () => {
    const at = new Date('2026-10-25T00:30:00.123Z');
    await server.deps.db.devices.seen(1, at);
    const rows = await server.sql(
      `SELECT to_char("lastSeenAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') AS "at" FROM "Device" WHERE "id" = 1`,
    );
    expect(rows[0]?.at).toBe('2026-10-25 00:30:00.123');
  });
});

describe('rules in the database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());

  it.each([
    ['a second configuration', `INSERT INTO "Config" ("id", "data", "updatedAt") VALUES (2, '{}', now())`],
    ['a negative price', 'UPDATE "Product" SET "price" = -1'],
    ['a tax of 120 %', 'UPDATE "Product" SET "tax" = 120'],
    ['an unknown country', `UPDATE "Branch" SET "country" = 'FR'`],
    ['two branches with one identifier', `UPDATE "Branch" SET "identifier" = 'same'`],
    ['an e-mail in capitals', `UPDATE "User" SET "email" = upper("email")`],
    ['an unknown role', `UPDATE "User" SET "roles" = ARRAY['ROLE_GOD']`],
  ])('refuse %s', async (_name, sql) => {
    await expect(server.sql(sql)).rejects.toThrow(/constraint/);
  });

  it.each([
    'Config',
    'Branch',
    'DiningTable',
    'Tag',
    'Donatee',
    'Category',
    'Product',
    'Menu',
    'Image',
    'Site',
    'Block',
    'Navigation',
    'Division',
  ])('a change of %s raises the version of the shop', async (table) => {
    const before = await server.deps.db.shop.version();
    await server.sql(`UPDATE "${table}" SET "id" = "id"`);
    expect(await server.deps.db.shop.version()).toBe(before + 1n);
  });

  it('notify every listener, until it stops', async () => {
    // A signal of an earlier change may still be under way: what counts is who hears, not how often.
    const heard = [0, 0];
    const stops = heard.map((_, listener) =>
      server.deps.events.listen('shop', () => {
        heard[listener] = (heard[listener] ?? 0) + 1;
      }),
    );
    await server.sql('UPDATE "Tag" SET "name" = "name"');
    await expect.poll(() => heard.every((times) => times > 0)).toBe(true);
    stops[0]?.();
    const [stopped = 0, other = 0] = heard;
    await server.sql('UPDATE "Tag" SET "name" = "name"');
    await expect.poll(() => heard[1]).toBeGreaterThan(other);
    expect(heard[0]).toBe(stopped);
    stops[1]?.();
  });
});

describe('F19 two servers on one database', () => {
  it.runIf(databaseKind() !== 'embedded')('learn of each other’s changes', async () => {
    const one = await startServer();
    const two = await one.twin();
    const before = await two.get('/api/init');
    await one.sql(`UPDATE "Tag" SET "name" = 'Neu' WHERE "id" = 1`);
    await expect
      .poll(async () => JSON.stringify((await two.get('/api/init')).body))
      .toContain('"name":"Neu"');
    expect(JSON.stringify(before.body)).not.toContain('"name":"Neu"');
    await two.stop();
    await one.stop();
  });
});

describe('errors of the driver', () => {
  it('are recognised wherever Prisma puts them', () => {
    const wrapped = { code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '40P01' } } } };
    expect(isTransient(wrapped)).toBe(true);
    expect(isTransient({ code: 'P2002' })).toBe(false);
    expect(isUnreachable(Object.assign(new Error(), { cause: { code: 'ECONNREFUSED' } }))).toBe(true);
    expect(isUnreachable(new Error('other'))).toBe(false);
  });
});
