import { join, resolve } from 'node:path';
import { eventLoop } from '#adapters/event-loop.ts';
import { createLog } from '#adapters/log.ts';
import type { Settings } from '#adapters/settings.ts';
import { openDataDirectory } from '#data/data-directory.ts';
import { type OpenDatabase, openDatabase } from '#data/database.ts';
import { DirectoryLockedError } from '#data/directory-lock.ts';
import { hasEmbeddedDatabase } from '#data/embedded-database.ts';
import { projectRoot } from './project-root.ts';
import { CommandRefusedError } from './start-fault.ts';

/** What the person at the terminal reads when there is no shop, or a server has it. */
export interface Refusals {
  /** 'there is nobody to set a password for' */
  nothing: string;
  /** 'set the password': what to do between stopping and starting the server. */
  meanwhile: string;
}

/** The database of the settings, as a server left it, for a command. Throws CommandRefusedError. */
export async function openExisting(
  { databaseUrl, dataDir, logLevel }: Settings,
  { nothing, meanwhile }: Refusals,
): Promise<OpenDatabase> {
  const directory = resolve(dataDir);
  if (!databaseUrl && !hasEmbeddedDatabase(directory))
    throw new CommandRefusedError(`DATA_DIR ${directory} holds no shop: ${nothing}.`);
  if (!databaseUrl) await openDataDirectory(directory);
  try {
    return await openDatabase({
      ...{ databaseUrl, dataDir: directory, migrationsDir: join(projectRoot(), 'prisma/migrations') },
      ...{ turns: eventLoop, log: createLog(logLevel), isExisting: true },
    });
  } catch (error) {
    if (!(error instanceof DirectoryLockedError)) throw error;
    throw new CommandRefusedError(`${error.holder} Stop it, ${meanwhile}, and start it again.`, {
      cause: error,
    });
  }
}
