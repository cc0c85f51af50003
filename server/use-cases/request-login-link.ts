import { randomBytes } from 'node:crypto';
import { loginLinkMail } from '#text/login-link-mail.ts';
import { accountFault, secretHash } from './identify-caller.ts';
import type { Deps } from './ports.ts';

const LIFETIME = 15 * 60 * 1_000;

/**
 * Mails a link that signs in once within 15 minutes. Says nothing about whether the account exists: an unknown address
 * ends silently, and sending happens after the answer. The token is nowhere but in the mail, so a lost mail is asked for again.
 */
export async function requestLoginLink(deps: Deps, username: string): Promise<void> {
  const account = await deps.db.accounts.accountByEmail(username.trim().toLowerCase());
  const now = deps.clock.now();
  if (!account || accountFault(account, now)) return;
  const token = randomBytes(32).toString('base64url');
  const id = secretHash(token);
  await deps.db.accounts.addLoginLink({
    id,
    account: account.id,
    expiresAt: new Date(now.getTime() + LIFETIME),
  });
  // The address comes from the settings, never from the request (attacks A35).
  const link = `${deps.publicUrl}/backend/login?token=${token}`;
  await deps.mail.send({ messageId: `login-${id.slice(0, 32)}`, to: account.email, ...loginLinkMail(link) });
}
