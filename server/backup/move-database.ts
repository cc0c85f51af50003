import { resolve } from 'node:path';
import { loadDatabase } from '#data/backup/load-database.ts';
import { openEmbeddedSession, openPostgresSession } from '#data/backup/open-session.ts';
import { type DatabasePart, readDatabase } from '#data/backup/read-database.ts';
import { DirectoryLockedError } from '#data/directory-lock.ts';
import { hasEmbeddedDatabase } from '#data/embedded-database.ts';
import type { SqlSession } from '#data/migrate.ts';
import * as texts from '#text/backup-texts.ts';
import { CommandRefusedError } from '../start-fault.ts';
import { print } from '../welcome.ts';
import { type CommandContext, runCommand } from './run-command.ts';
import { type Fill, fillEmbedded, fillPostgres, requireAlone } from './target.ts';

// `npm run move-database -- postgres` (or `-- embedded`): the shop of DATA_DIR into the database of DATABASE_URL, or back.
// Pictures and files stay in DATA_DIR, and so does the database that is left.

const ADVICE = 'A shop is moved into an empty place only.';

async function move(context: CommandContext): Promise<void> {
  const { databaseUrl, dataDir } = context.settings;
  const [target] = context.words;
  if (target !== 'postgres' && target !== 'embedded')
    throw new CommandRefusedError('Where to? npm run move-database -- postgres, or -- embedded.');
  if (!databaseUrl)
    throw new CommandRefusedError('DATABASE_URL names the PostgreSQL database; set it for this command.');
  const moved =
    target === 'postgres' ? await toPostgres(databaseUrl, context) : await toEmbedded(databaseUrl, context);
  const next = target === 'postgres' ? texts.nowPostgres : texts.nowEmbedded;
  await print(`${texts.moved(moved)}\n${next({ directory: resolve(dataDir) })}\n`);
}

interface Moved {
  tables: number;
  rows: number;
}

async function toPostgres(databaseUrl: string, context: CommandContext): Promise<Moved> {
  const { dataDir } = context.settings;
  if (!hasEmbeddedDatabase(dataDir)) throw new CommandRefusedError(`DATA_DIR ${dataDir} holds no shop.`);
  const source = await openEmbeddedSession(dataDir).catch((error: unknown) => {
    if (!(error instanceof DirectoryLockedError)) throw error;
    throw new CommandRefusedError(`${error.holder} Stop it first.`, { cause: error });
  });
  try {
    const { fill, moved } = carrying(source.session, context.migrationsDir);
    await fillPostgres(databaseUrl, optionsOf(context), fill);
    return moved;
  } finally {
    await source.close();
  }
}

async function toEmbedded(databaseUrl: string, context: CommandContext): Promise<Moved> {
  const source = await openPostgresSession(databaseUrl, context.log);
  try {
    await requireAlone(source.session);
    const { fill, moved } = carrying(source.session, context.migrationsDir);
    await fillEmbedded(optionsOf(context), fill);
    return moved;
  } finally {
    await source.close();
  }
}

function optionsOf({ settings: { dataDir }, log }: CommandContext) {
  return { dataDir, log, isReplacing: false, isFilesToo: false, advice: ADVICE, now: new Date() };
}

/** Carries what `source` holds, and counts it. */
function carrying(source: SqlSession, migrationsDir: string): { fill: Fill; moved: Moved } {
  const moved: Moved = { tables: 0, rows: 0 };
  async function* counted(parts: AsyncGenerator<DatabasePart>): AsyncGenerator<DatabasePart> {
    for await (const part of parts) {
      if (part.kind === 'shape' && part.shape.migrations.length === 0)
        throw new CommandRefusedError('The database holds no shop.');
      if (part.kind === 'table-end') {
        moved.tables += 1;
        moved.rows += part.rows;
      }
      yield part;
    }
  }
  const fill: Fill = async (session) => {
    await loadDatabase(session, counted(readDatabase(source)), migrationsDir);
    return { rows: moved.rows, files: 0 };
  };
  return { fill, moved };
}

await runCommand('The shop was not moved', move);
