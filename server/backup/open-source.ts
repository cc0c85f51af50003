import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#adapters/settings.ts';
import { recordBackup } from '#data/backup/backup-record.ts';
import { completeCopy, copyDatabaseFiles, sizeOfFiles } from '#data/backup/embedded-copy.ts';
import {
  type OpenSession,
  openEmbeddedSession,
  openPostgresSession,
  openPrivateSession,
} from '#data/backup/open-session.ts';
import { DirectoryLockedError } from '#data/directory/directory-lock.ts';
import { hasEmbeddedDatabase } from '#data/embedded-database.ts';
import type { SqlSession } from '#data/migrate.ts';
import type { BackupRecord } from '#use-cases/operations/backup-store.ts';
import type { Log } from '#use-cases/ports.ts';
import { CommandRefusedError } from '../start-fault.ts';
import { requireRoom } from './disk-room.ts';
import { knock, type RunningShop } from './knock.ts';

/** A database to read all of. */
export interface BackupSource {
  kind: 'embedded' | 'postgresql';
  session: SqlSession;
  /** About as many bytes as it takes. */
  bytes: number;
  /** Notes the copy in the shop's database. */
  record(record: BackupRecord): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL without a pooler: what reads or loads everything holds its session. */
export function directUrl({ databaseDirectUrl, databaseUrl }: Settings): string | undefined {
  return databaseUrl && (databaseDirectUrl ?? databaseUrl);
}

/** The database of the settings, whether its server runs or not. Throws CommandRefusedError. */
export async function openSource(settings: Settings, log: Log): Promise<BackupSource> {
  const { dataDir } = settings;
  const databaseUrl = directUrl(settings);
  if (databaseUrl) {
    const { session, close } = await openPostgresSession(databaseUrl, log);
    const [size] = await session.query('SELECT pg_database_size(current_database())::float8 AS "bytes"');
    return {
      ...{ kind: 'postgresql', session, close, bytes: Number(size?.bytes) },
      record: (record) => recordBackup(session, record),
    };
  }
  if (!hasEmbeddedDatabase(dataDir)) throw new CommandRefusedError(`DATA_DIR ${dataDir} holds no shop.`);
  const bytes = await sizeOfFiles(join(dataDir, 'db'));
  const shop = await knock(dataDir);
  if (shop) return copied(dataDir, shop, bytes);
  const { session, close } = await openStopped(dataDir);
  return { kind: 'embedded', session, close, bytes, record: (record) => recordBackup(session, record) };
}

async function openStopped(dataDir: string): Promise<OpenSession> {
  try {
    return await openEmbeddedSession(dataDir);
  } catch (error) {
    if (!(error instanceof DirectoryLockedError)) throw error;
    throw new CommandRefusedError(`${error.holder} It does not answer; try again, or stop it first.`, {
      cause: error,
    });
  }
}

const COPY = 'backup.copy-';

/** A running server goes on with its database, so that a copy of its files is read. */
async function copied(dataDir: string, shop: RunningShop, bytes: number): Promise<BackupSource> {
  let folder: string | null = null;
  const leave = async () => {
    shop.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  try {
    await removeOldCopies(dataDir);
    await requireRoom(dataDir, bytes, 'a copy of the database');
    await shop.begin();
    folder = await mkdtemp(join(dataDir, `${COPY}${process.pid}-`));
    const [from, to] = [join(dataDir, 'db'), join(folder, 'db')];
    await copyDatabaseFiles(from, to);
    await completeCopy(from, to, await shop.end());
    const { session, close } = await openPrivateSession(to);
    return {
      ...{ kind: 'embedded', session, bytes },
      record: (record) => shop.record(record),
      async close() {
        await close().finally(leave);
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** Removes what commands that were killed left. */
async function removeOldCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(COPY) || isAlive(Number.parseInt(name.slice(COPY.length), 10))) continue;
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
