import { systemClock } from '#adapters/clock.ts';
import { passwords } from '#adapters/passwords.ts';
import * as texts from '#text/access-texts.ts';
import type { Account } from '#use-cases/access/account-store.ts';
import { openExisting } from './existing-database.ts';
import { type CommandContext, runCommand } from './run-command.ts';
import { CommandRefusedError } from './start-fault.ts';
import { resetPassword } from './use-cases/accounts/reset-password.ts';
import { print } from './welcome.ts';

// `npm run set-password [e-mail]`: a new password for an administrator who has lost theirs, with the settings of the server. On
// PostgreSQL the server may run meanwhile; the embedded database belongs to the server that runs.

async function setPassword({ args: [wanted], ...context }: CommandContext): Promise<void> {
  const { db } = await openExisting(context, {
    nothing: 'there is nobody to set a password for',
    meanwhile: 'set the password',
  });
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
