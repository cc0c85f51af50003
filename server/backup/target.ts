import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recordBackup } from '#data/backup/backup-record.ts';
import { isEmptyDatabase } from '#data/backup/catalogue.ts';
import { emptyDatabase } from '#data/backup/load-database.ts';
import { openPostgresSession, openPrivateSession, othersConnected } from '#data/backup/open-session.ts';
import { beginRestore, finishRestore } from '#data/backup/restored-folder.ts';
import { openDataDirectory } from '#data/directory/data-directory.ts';
import { DirectoryLockedError, lockDirectory } from '#data/directory/directory-lock.ts';
import { hasEmbeddedDatabase } from '#data/embedded-database.ts';
import { keepServersOut, type SqlSession } from '#data/migrate.ts';
import type { Log } from '#use-cases/ports.ts';
import { CommandRefusedError } from '../start-fault.ts';

export interface TargetOptions {
  dataDir: string;
  log: Log;
  /** Whether a shop that is there is replaced. */
  isReplacing: boolean;
  /** Whether pictures and files are written as well, or those of the folder stay. */
  isFilesToo: boolean;
  /** What to do when there is a shop already. */
  advice: string;
  now: Date;
}

export interface Filled {
  rows: number;
  files: number;
}

/**
 * Fills a shop's place at once or not at all: `fill` gets an empty database inside a transaction, and a folder for the files;
 * when it returns, both take the place of what was there. Returns the folder that holds what was there, if there was something.
 */
export type Fill = (session: SqlSession, folder: string) => Promise<Filled>;

/** The embedded database of a folder. Throws CommandRefusedError when its server runs or a shop is there. */
export async function fillEmbedded(options: TargetOptions, fill: Fill): Promise<string | null> {
  const { dataDir, isReplacing, isFilesToo, advice, now } = options;
  await openDataDirectory(dataDir);
  const lock = await lockDirectory(dataDir).catch((error: unknown) => {
    if (!(error instanceof DirectoryLockedError)) throw error;
    throw new CommandRefusedError(`${error.holder} Stop it first.`, { cause: error });
  });
  try {
    await finishRestore(dataDir, 'embedded');
    if (!isReplacing && hasEmbeddedDatabase(dataDir))
      throw new CommandRefusedError(`DATA_DIR ${dataDir} holds a shop already. ${advice}`);
    const draft = await beginRestore(dataDir, { database: 'embedded', isFilesToo, now });
    const { session, close } = await openPrivateSession(join(draft.folder, 'db'));
    try {
      await transaction(session, async () => {
        const filled = await fill(session, draft.folder);
        await noteRestore(session, { name: draft.id, at: now, ...filled });
      });
    } finally {
      await close();
    }
    const before = await draft.decide();
    await finishRestore(dataDir, 'embedded');
    return existsSync(before) ? before : null;
  } finally {
    // What is not decided is dropped.
    await finishRestore(dataDir, 'embedded').catch(() => {});
    await lock.release();
  }
}

/** A PostgreSQL database; the files still go to the folder. Throws CommandRefusedError. */
export async function fillPostgres(url: string, options: TargetOptions, fill: Fill): Promise<string | null> {
  const { dataDir, isReplacing, isFilesToo, advice, now, log } = options;
  await openDataDirectory(dataDir);
  const { session, close } = await openPostgresSession(url, log);
  try {
    await requireAlone(session);
    // Also until the files are exchanged.
    await keepServersOut(session);
    const isEmpty = await isEmptyDatabase(session);
    if (!isEmpty && !isReplacing)
      throw new CommandRefusedError(`The database of DATABASE_URL is not empty. ${advice}`);
    const draft = await beginRestore(dataDir, { database: 'postgresql', isFilesToo, now });
    let before: string | null = null;
    await transaction(session, async () => {
      if (!isEmpty) await emptyDatabase(session);
      const filled = await fill(session, draft.folder);
      await noteRestore(session, { name: draft.id, at: now, ...filled });
      if (isFilesToo) before = await draft.decide();
    });
    await finishRestore(dataDir, 'postgresql');
    return before && existsSync(before) ? before : null;
  } finally {
    await close();
  }
}

/** Throws CommandRefusedError while anybody else is connected. */
export async function requireAlone(session: SqlSession): Promise<void> {
  const others = await othersConnected(session);
  if (others === 0) return;
  throw new CommandRefusedError(
    `${others} other connections use the database of DATABASE_URL. Stop all servers (and poolers) first.`,
  );
}

/** The restored database says which restore it is. */
function noteRestore(session: SqlSession, restore: Filled & { name: string; at: Date }): Promise<void> {
  return recordBackup(session, { ...restore, kind: 'restore', bytes: 0, problem: '' });
}

async function transaction(session: SqlSession, work: () => Promise<void>): Promise<void> {
  await session.script('BEGIN');
  try {
    await work();
  } catch (error) {
    await session.script('ROLLBACK').catch(() => {});
    throw error;
  }
  await session.script('COMMIT');
}
