import { user } from '#entities/user.ts';
import { PASSWORD_RESET } from '#text/log-texts.ts';
import type { AccountEntry } from '#use-cases/access/account-entry.ts';
import type { Account } from '#use-cases/access/account-store.ts';
import { SYSTEM } from '#use-cases/access/actor.ts';
import { failuresOf } from '#use-cases/access/prove-secret.ts';
import { newPassword } from '#use-cases/access/secrets.ts';
import { dropFactor } from '#use-cases/factor/prove-factor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { replacePassword } from './set-password.ts';

/**
 * Gives an administrator a new random password, for whoever has the server in hand: ends all their sessions and mailed links,
 * takes away their second factor (R384), and lets them try at once after too many failures. `show` hands the password to a
 * person before it is stored: when this is cut off in between, the old one still holds. True if there was a second factor. Throws
 * what `show` throws, and then stores nothing.
 */
export async function resetPassword(
  { db, passwords, clock }: Pick<Deps, 'db' | 'passwords' | 'clock'>,
  { id, email }: Pick<Account, 'id' | 'email'>,
  show: (password: string) => Promise<void>,
): Promise<boolean> {
  const password = newPassword();
  const passwordHash = await passwords.hash(password);
  return db.transaction(
    async (stores) => {
      const entry: AccountEntry = {
        level: 'warning',
        source: 'server',
        message: PASSWORD_RESET,
        actor: SYSTEM.actor,
        subject: user.name,
        subjectId: id,
      };
      await replacePassword(stores, { passwordHash, at: clock.now(), entry });
      await stores.accounts.forgiveAttempts([failuresOf(email)]);
      const hadFactor = await dropFactor(stores, { id, email });
      await show(password);
      return hadFactor;
    },
    // A terminal may be slow.
    { isLong: true },
  );
}
