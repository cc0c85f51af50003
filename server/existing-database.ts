import { eventLoop } from '#adapters/event-loop.ts';
import { type OpenDatabase, openDatabase } from '#data/database.ts';
import { openDataDirectory } from '#data/directory/data-directory.ts';
import { DirectoryLockedError } from '#data/directory/directory-lock.ts';
import { hasEmbeddedDatabase } from '#data/embedded-database.ts';
import type { CommandContext } from './run-command.ts';
import { CommandRefusedError } from './start-fault.ts';

/** What the person at the terminal reads when there is no shop, or a server has it. */
interface Refusals {
  /** 'there is nobody to set a password for' */
  nothing: string;
  /** 'set the password': what to do between stopping and starting the server. */
  meanwhile: string;
}

/** The database of the settings, as a server left it, for a command. Throws CommandRefusedError. */
export async function openExisting(
  { settings, migrationsDir, log }: Pick<CommandContext, 'settings' | 'migrationsDir' | 'log'>,
  { nothing, meanwhile }: Refusals,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, dataDir } = settings;
  if (!databaseUrl && !hasEmbeddedDatabase(dataDir))
    throw new CommandRefusedError(`DATA_DIR ${dataDir} holds no shop: ${nothing}.`);
  if (!databaseUrl) await openDataDirectory(dataDir);
  try {
    return await openDatabase({
      ...{ databaseUrl, databaseDirectUrl, dataDir, migrationsDir, log },
      ...{ turns: eventLoop, isExisting: true },
    });
  } catch (error) {
    if (!(error instanceof DirectoryLockedError)) throw error;
    throw new CommandRefusedError(`${error.holder} Stop it, ${meanwhile}, and start it again.`, {
      cause: error,
    });
  }
}
