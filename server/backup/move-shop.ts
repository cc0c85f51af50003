import { loadDatabase } from '#data/backup/load-database.ts';
import { openEmbeddedSession, openPostgresSession } from '#data/backup/open-session.ts';
import { type DatabasePart, readDatabase } from '#data/backup/read-database.ts';
import { DirectoryLockedError } from '#data/directory/directory-lock.ts';
import { hasEmbeddedDatabase } from '#data/embedded-database.ts';
import type { SqlSession } from '#data/migrate.ts';
import type { Log } from '#use-cases/ports.ts';
import { CommandRefusedError } from '../start-fault.ts';
import { type Fill, fillEmbedded, fillPostgres, requireAlone } from './target.ts';

export interface MoveOrder {
  databaseUrl: string;
  dataDir: string;
  migrationsDir: string;
  log: Log;
  now: Date;
}

export interface Moved {
  tables: number;
  rows: number;
}

/** The shop of DATA_DIR into an empty PostgreSQL database. Files stay, and so does the database that is left. */
export async function moveToPostgres(order: MoveOrder): Promise<Moved> {
  const { databaseUrl, dataDir, migrationsDir } = order;
  if (!hasEmbeddedDatabase(dataDir)) throw new CommandRefusedError(`DATA_DIR ${dataDir} holds no shop.`);
  const source = await openEmbeddedSession(dataDir).catch((error: unknown) => {
    if (!(error instanceof DirectoryLockedError)) throw error;
    throw new CommandRefusedError(`${error.holder} Stop it first.`, { cause: error });
  });
  try {
    const { fill, moved } = carrying(source.session, migrationsDir);
    await fillPostgres(databaseUrl, optionsOf(order), fill);
    return moved;
  } finally {
    await source.close();
  }
}

/** The shop of a PostgreSQL database into a DATA_DIR without a database. */
export async function moveToEmbedded(order: MoveOrder): Promise<Moved> {
  const { databaseUrl, migrationsDir, log } = order;
  const source = await openPostgresSession(databaseUrl, log);
  try {
    await requireAlone(source.session);
    const { fill, moved } = carrying(source.session, migrationsDir);
    await fillEmbedded(optionsOf(order), fill);
    return moved;
  } finally {
    await source.close();
  }
}

function optionsOf({ dataDir, log, now }: MoveOrder) {
  const advice = 'A shop is moved into an empty place only.';
  return { dataDir, log, isReplacing: false, isFilesToo: false, advice, now };
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
