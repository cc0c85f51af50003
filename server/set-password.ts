import { systemClock } from '#adapters/clock.ts';
import { eventLoop } from '#adapters/event-loop.ts';
import { passwords } from '#adapters/passwords.ts';
import type { Settings } from '#adapters/settings.ts';
import { type OpenDatabase, openDatabase } from '#data/database.ts';
import { openDataDirectory } from '#data/directory/data-directory.ts';
import { DirectoryLockedError } from '#data/directory/directory-lock.ts';
import { hasEmbeddedDatabase } from '#data/embedded-database.ts';
import * as texts from '#text/access-texts.ts';
import type { Account } from '#use-cases/access/account-store.ts';
import { type CommandContext, runCommand } from './run-command.ts';
import { CommandRefusedError } from './start-fault.ts';
import { resetPassword } from './use-cases/accounts/reset-password.ts';
import { print } from './welcome.ts';

// `npm run set-password [e-mail]`: a new password for an administrator who has lost theirs, with the settings of the server. On
// PostgreSQL the server may run meanwhile; the embedded database belongs to the server that runs.

async function setPassword({ settings, args: [wanted], migrationsDir, log }: CommandContext): Promise<void> {
  const { db } = await openExisting(settings, { migrationsDir, log });
  try {
    const account = chosen(await db.accounts.administrators(systemClock.now()), wanted);
    const hadFactor = await resetPassword(
      { db, passwords: passwords(), clock: systemClock },
      account,
      (password) =>
        print(`${[texts.user({ email: account.email }), texts.password({ password })].join('\n')}\n`),
    );
    await print(`${[texts.passwordReset, ...(hadFactor ? [texts.factorReset] : [])].join('\n')}\n`);
  } finally {
    await db.close();
  }
}

/** The database of the settings, as a server left it. */
async function openExisting(
  { databaseUrl, databaseDirectUrl, dataDir }: Settings,
  context: Pick<CommandContext, 'migrationsDir' | 'log'>,
): Promise<OpenDatabase> {
  if (!databaseUrl && !hasEmbeddedDatabase(dataDir))
    throw new CommandRefusedError(
      `DATA_DIR ${dataDir} holds no shop: there is nobody to set a password for.`,
    );
  if (!databaseUrl) await openDataDirectory(dataDir);
  try {
    return await openDatabase({
      ...{ databaseUrl, databaseDirectUrl, dataDir, ...context },
      ...{ turns: eventLoop, isExisting: true },
    });
  } catch (error) {
    if (!(error instanceof DirectoryLockedError)) throw error;
    throw new CommandRefusedError(`${error.holder} Stop it, set the password, and start it again.`, {
      cause: error,
    });
  }
}

function chosen(administrators: readonly Account[], wanted: string | undefined): Account {
  const addresses = administrators.map(({ email }) => email).join(', ');
  if (wanted === undefined) {
    const [only, ...others] = administrators;
    if (!only)
      throw new CommandRefusedError('No administrator can sign in: there is nobody to set a password for.');
    if (others.length === 0) return only;
    throw new CommandRefusedError(
      `Which administrator? Name one as in: npm run set-password ${only.email} (there are ${addresses}).`,
    );
  }
  const found = administrators.find(({ email }) => email === wanted.toLowerCase());
  if (found) return found;
  throw new CommandRefusedError(
    `${wanted} is no administrator who can sign in. There are: ${addresses || 'none'}.`,
  );
}

await runCommand('No password was set', setPassword);
