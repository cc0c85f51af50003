import { join, resolve } from 'node:path';
import { systemClock } from '#adapters/clock.ts';
import { eventLoop } from '#adapters/event-loop.ts';
import { createLog } from '#adapters/log.ts';
import { passwords } from '#adapters/passwords.ts';
import { readSettings, type Settings } from '#adapters/settings.ts';
import { type OpenDatabase, openDatabase } from '#data/database.ts';
import { openDataDirectory } from '#data/directory/data-directory.ts';
import { DirectoryLockedError } from '#data/directory/directory-lock.ts';
import { hasEmbeddedDatabase } from '#data/embedded-database.ts';
import * as texts from '#text/access-texts.ts';
import type { Account } from '#use-cases/access/account-store.ts';
import { projectRoot } from './project-root.ts';
import { CommandRefusedError, startFault } from './start-fault.ts';
import { resetPassword } from './use-cases/accounts/reset-password.ts';
import { print } from './welcome.ts';

// `npm run set-password [e-mail]`: a new password for an administrator who has lost theirs, with the settings of the server. On
// PostgreSQL the server may run meanwhile; the embedded database belongs to the server that runs.

async function run(wanted: string | undefined): Promise<void> {
  const { db } = await openExisting(readSettings(process.env));
  try {
    const account = chosen(await db.accounts.administrators(systemClock.now()), wanted);
    await resetPassword({ db, passwords: passwords(), clock: systemClock }, account, (password) =>
      print(`${[texts.user({ email: account.email }), texts.password({ password })].join('\n')}\n`),
    );
    await print(`${texts.passwordReset}\n`);
  } finally {
    await db.close();
  }
}

/** The database of the settings, as a server left it. */
async function openExisting({
  databaseUrl,
  databaseDirectUrl,
  dataDir,
  logLevel,
}: Settings): Promise<OpenDatabase> {
  const directory = resolve(dataDir);
  if (!databaseUrl && !hasEmbeddedDatabase(directory))
    throw new CommandRefusedError(
      `DATA_DIR ${directory} holds no shop: there is nobody to set a password for.`,
    );
  if (!databaseUrl) await openDataDirectory(directory);
  try {
    return await openDatabase({
      ...{
        databaseUrl,
        databaseDirectUrl,
        dataDir: directory,
        migrationsDir: join(projectRoot(), 'prisma/migrations'),
      },
      ...{ turns: eventLoop, log: createLog(logLevel), isExisting: true },
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

try {
  await run(process.argv[2]);
} catch (error) {
  for (const line of startFault(error, 'No password was set')) console.error(line);
  process.exitCode = 1;
}
