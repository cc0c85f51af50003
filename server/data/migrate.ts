import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { kindOf } from './migration-kind.ts';
import { hasCode, isTransient } from './transient-error.ts';

/** One connection that keeps its session; the same interface for both databases. */
export interface SqlSession {
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Several statements in one text. */
  script(sql: string): Promise<void>;
}

/** The database and this version of Theke are incompatible; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Migration {
  name: string;
  sql: string;
}

/** The lock that Prisma's own `migrate deploy` takes, so that both never run at once. */
const LOCK = 72_707_369;

const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Applies the pending migrations, each in one transaction, under an advisory lock, and records them as `prisma migrate
 * deploy` does. Returns the names applied. Throws MigrationError on a database that is newer than this program, unless all that it does
 * not know only added something, on a migration changed after it was applied, and on one that failed halfway.
 */
export async function migrate(session: SqlSession, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory);
  await session.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    await session.script(TABLE);
    const missing = await missingMigrations(session, migrations);
    for (const migration of missing) await apply(session, migration);
    return missing.map(({ name }) => name);
  } finally {
    await session.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}

/** Until the session ends no server starts on this database. */
export async function keepServersOut(session: SqlSession): Promise<void> {
  await session.query('SELECT pg_advisory_lock($1)', [LOCK]);
}

/**
 * Like `migrate`, but inside a transaction of the caller, which holds the lock until its end. `wanted` names the migrations to
 * apply, those that a backup knows; one that this program does not know throws MigrationError.
 */
export async function migrateWithin(
  session: SqlSession,
  directory: string,
  wanted?: readonly string[],
): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const unknown = wanted?.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown !== undefined) throw newerError(unknown);
  await session.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await session.script(TABLE);
  const missing = await missingMigrations(session, migrations);
  const chosen = missing.filter(({ name }) => wanted?.includes(name) ?? true);
  for (const migration of chosen) await applyWithin(session, migration);
  return chosen.map(({ name }) => name);
}

/** Throws MigrationError unless all migrations have been applied; changes nothing. */
export async function requireMigrated(session: SqlSession, directory: string): Promise<void> {
  const migrations = await readMigrations(directory);
  const [table] = await session.query(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS "exists"`);
  const missing = table?.exists ? await missingMigrations(session, migrations) : migrations;
  if (missing.length > 0) {
    throw new MigrationError(
      `The database is older than this Theke (${missing.length} migrations are missing). Start the server once, then try again.`,
    );
  }
}

export async function readMigrations(directory: string): Promise<Migration[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names
      .sort()
      .map(async (name) => ({ name, sql: await readFile(join(directory, name, 'migration.sql'), 'utf8') })),
  );
}

async function missingMigrations(
  session: SqlSession,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const rows = await session.query(
    'SELECT "migration_name", "checksum", "finished_at", "logs" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL',
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of rows) {
    const name = String(row.migration_name);
    const migration = known.get(name);
    // An update is under way, or was taken back.
    if (!migration && row.logs === 'expand') continue;
    if (!migration) {
      throw newerError(name);
    }
    if (row.finished_at === null) {
      throw new MigrationError(
        `Migration ${name} failed half way. Restore a backup, or repair it with prisma migrate resolve.`,
      );
    }
    if (!checksums(migration.sql).includes(String(row.checksum))) {
      throw new MigrationError(
        `Migration ${name} was changed after it had been applied. Restore prisma/migrations/${name}.`,
      );
    }
  }
  const applied = new Set(rows.map((row) => row.migration_name));
  return migrations.filter(({ name }) => !applied.has(name));
}

function newerError(migration: string): MigrationError {
  return new MigrationError(
    `The database was written by a newer Theke (migration ${migration} is unknown here). Start that version, or restore a backup.`,
  );
}

/** How long a migration waits for a table, and with it everybody who comes after it; and how often it tries. */
const LOCK_TIMEOUT_MS = 2_000;
const TRIES = 20;
const PAUSE_MS = 500;

/** Other servers serve meanwhile: one that waits for a table would let all their requests queue up behind it. */
async function apply(session: SqlSession, migration: Migration): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await applyOnce(session, migration);
    } catch (error) {
      // A deadlock is nobody's fault: others took the same tables in another order.
      if (tried === TRIES || !(hasCode(error, LOCK_NOT_AVAILABLE) || isTransient(error))) {
        throw new MigrationError(
          `Migration ${migration.name} could not be applied; nothing was changed: ${error instanceof Error ? error.message : error}`,
        );
      }
      await sleep(PAUSE_MS * Math.random());
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

async function applyWithin(session: SqlSession, { name, sql }: Migration): Promise<void> {
  await session.script(sql);
  await session.query(
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count", "logs")
     VALUES ($1, $2, $3, now(), 1, $4)`,
    [randomUUID(), checksum(sql), name, kindOf(sql)],
  );
}

async function applyOnce(session: SqlSession, migration: Migration): Promise<void> {
  await session.script('BEGIN');
  try {
    await session.script(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await applyWithin(session, migration);
    await session.script('COMMIT');
  } catch (error) {
    await session.script('ROLLBACK');
    throw error;
  }
}

function checksum(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}

/** A checkout on Windows may have changed the line endings; that does not make it another migration. */
function checksums(sql: string): string[] {
  const unix = sql.replaceAll('\r\n', '\n');
  return [checksum(sql), checksum(unix), checksum(unix.replaceAll('\n', '\r\n'))];
}
