import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { postgresSession } from '#data/backup/open-session.ts';
import { migrate } from '#data/migrate.ts';
import { copyTemplate } from '../support/databases.ts';
import { databaseKind } from '../support/harness.ts';
import { copyOfMigrations } from '../support/migrations.ts';
import { eventually } from '../support/waiting.ts';

it.runIf(databaseKind() === 'postgres')(
  'F21 a migration that meets others on its tables in the opposite order comes after them',
  async () => {
    const database = await copyTemplate(inject('template'));
    const migrationsDir = await copyOfMigrations();
    const name = '20990101000000_pager';
    await mkdir(join(migrationsDir, name));
    await writeFile(
      join(migrationsDir, name, 'migration.sql'),
      `-- expand
       ALTER TABLE "Branch" ADD COLUMN "pager" TEXT;
       ALTER TABLE "Order" ADD COLUMN "pager" TEXT;`,
    );
    const connect = async () => {
      const client = new pg.Client({ connectionString: database.settings.databaseUrl });
      await client.connect();
      return client;
    };
    const [guest, updater, watcher] = await Promise.all([connect(), connect(), connect()]);
    await guest.query('BEGIN');
    await guest.query('SELECT count(*) FROM "Order"');
    const updated = migrate(postgresSession(updater), migrationsDir);
    await eventually(async () => {
      const { rows } = await watcher.query(
        `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
         WHERE NOT granted AND datname = current_database()`,
      );
      expect(rows).toHaveLength(1);
    });
    // PostgreSQL ends one of the two: the migration, which waits for longer.
    await guest.query('SELECT count(*) FROM "Branch"');
    await guest.query('COMMIT');
    expect(await updated).toEqual([name]);
    await Promise.all([guest, updater, watcher].map((client) => client.end()));
    await rm(migrationsDir, { recursive: true });
    await database.remove();
  },
  30_000,
);
