import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readArchiveHead } from '#adapters/backup/archive-reader.ts';
import { openEmbeddedSession, openPostgresSession } from '#data/backup/open-session.ts';
import type { SqlSession } from '#data/migrate.ts';
import { openSource } from '#server/backup/open-source.ts';
import { restoreShop } from '#server/backup/restore-shop.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { SCRATCH } from '#tests/scratch.ts';
import { ROOT } from '#tests/source-files.ts';
import { emptyDatabase, type TestDatabase, testSettings } from './databases.ts';

// A shop as a whole: all rows of all tables, all files.

export const quiet = { info() {}, warn() {}, error() {} };
export const MIGRATIONS = join(ROOT, 'prisma/migrations');
export const PASSWORD = 'zwölf Semmeln und ein Käse';

type Place = TestDatabase['settings'];

/** What takes away the places that a test made. */
export interface Places {
  /** A folder, and on PostgreSQL a database, with nothing in it. */
  empty(): Promise<Place>;
  /** A folder without any database. */
  folder(): Promise<string>;
  remove(): Promise<void>;
}

export function places(): Places {
  const removals: (() => Promise<void>)[] = [];
  const folder = async () => {
    const made = await mkdtemp(join(SCRATCH, 'theke-whole-'));
    removals.push(() => rm(made, { recursive: true, force: true }));
    return made;
  };
  return {
    folder,
    async empty() {
      const template = inject('template');
      if (template.kind === 'embedded') return { dataDir: await folder(), databaseUrl: undefined };
      const made = await emptyDatabase(template);
      removals.push(() => made.remove());
      return made.settings;
    },
    async remove() {
      for (const removal of removals.splice(0)) await removal();
    },
  };
}

export async function backUp(place: Place, file: string) {
  const settings = testSettings(place);
  const source = await openSource(settings, quiet);
  try {
    return await takeBackup(source, settings, { file, password: PASSWORD, version: '1', now: new Date() });
  } finally {
    await source.close();
  }
}

export async function restore(
  file: string,
  place: Place,
  options: { isReplacing?: boolean; password?: string } = {},
) {
  const { isReplacing = false, password = PASSWORD } = options;
  return restoreShop({
    ...{ file, head: await readArchiveHead(file), password, ...place, isReplacing },
    ...{ migrationsDir: MIGRATIONS, log: quiet, now: new Date() },
  });
}

export async function withSession<T>(
  { dataDir, databaseUrl }: Place,
  work: (session: SqlSession) => Promise<T>,
) {
  const open = await (databaseUrl ? openPostgresSession(databaseUrl, quiet) : openEmbeddedSession(dataDir));
  try {
    return await work(open.session);
  } finally {
    await open.close();
  }
}

/** Every row of every table as one text, in an order of its own; without the notes about backups and whose turn a chore is. */
export async function everyRow(session: SqlSession): Promise<Record<string, string[]>> {
  const tables = await session.query(
    `SELECT relname::text AS "name" FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT relispartition AND relname NOT IN ('Backup', 'Chore') ORDER BY 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await session.query(`SELECT to_jsonb(t)::text AS "row" FROM "${String(name)}" t`);
    rows[String(name)] = found.map(({ row }) => String(row)).sort();
  }
  return rows;
}

/** Everything around the rows: constraints, triggers that are on, indexes, numbers to go on with. */
export async function everyRule(session: SqlSession): Promise<Record<string, string[]>> {
  const all = async (sql: string) =>
    (await session.query(sql)).map((row) => Object.values(row).join(' ')).sort();
  const IN = `= 'public'::regnamespace`;
  const sequences = await session.query(
    `SELECT relname::text AS "name" FROM pg_class WHERE relkind = 'S' AND relnamespace ${IN} AND relname <> 'Backup_id_seq'`,
  );
  const numbers: string[] = [];
  for (const { name } of sequences)
    numbers.push(`${name} ${await all(`SELECT last_value::text, is_called::text FROM "${String(name)}"`)}`);
  return {
    numbers: numbers.sort(),
    constraints:
      await all(`SELECT conrelid::regclass::text, conname::text, convalidated::text, pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace ${IN}`),
    triggers: await all(
      `SELECT tgrelid::regclass::text, tgname::text, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal`,
    ),
    indexes: await all(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'`),
  };
}

/** Names and contents below a folder of DATA_DIR. */
export async function everyFile(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files[path.slice(folder.length)] = (await readFile(path)).toString('base64');
  }
  return files;
}
