import { randomBytes } from 'node:crypto';
import { invitationMail, loginLinkMail } from '#text/mails/login-link-mail.ts';
import type { Account } from '#use-cases/access/account-store.ts';
import { accountFault } from '#use-cases/access/identify-caller.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import { writeLetter } from '#use-cases/messages/write-letter.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type LoginClient, loginEntry } from './login-entry.ts';

/** How long a requested link is valid. */
const LIFETIME = 15 * 60 * 1_000;
/** An invitation is read when somebody comes to work, not when the manager sends it. */
const INVITATION_LIFETIME = 72 * 60 * 60 * 1_000;

/**
 * Mails a single-use login link that is valid for 15 minutes. Does not reveal whether the account exists: an unknown address
 * is silently ignored, and the mail is sent after the response. The token exists only in the mail, so a lost one is
 * requested again.
 */
export async function requestLoginLink(deps: Deps, username: string, client: LoginClient): Promise<void> {
  const account = await deps.db.accounts.accountByEmail(username.trim().toLowerCase());
  if (!account || accountFault(account, deps.clock.now())) return;
  await deps.db.logs.add(loginEntry(account, 'link-requested', client));
  await mailLoginLink(deps, account);
}

/** Mails a new link; to someone who never had a password an invitation, valid for 72 hours. Throws when the mail was not accepted. */
export async function mailLoginLink(deps: Deps, account: Account): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const id = secretHash(token);
  const isInvitation = account.passwordChangedAt === null;
  const lifetime = isInvitation ? INVITATION_LIFETIME : LIFETIME;
  await deps.db.accounts.addLoginLink({
    id,
    account: account.id,
    expiresAt: new Date(deps.clock.now().getTime() + lifetime),
  });
  // The address comes from the settings, never from the request (A35).
  const link = `${deps.publicUrl}/backend/login?token=${token}`;
  const { shop } = await deps.db.shop.snapshot();
  const letter = isInvitation ? invitationMail(link) : loginLinkMail(link);
  await deps.mail.send({
    ...(await writeLetter(deps, shop.config, letter)),
    to: account.email,
    messageId: messageIdOf(deps, id),
  });
}

/** Removes what was kept of the mails with these links: used or expired, a link need not be readable any more. */
export async function forgetLinkMails(
  deps: Pick<Deps, 'mailBox' | 'publicUrl'>,
  links: readonly string[],
): Promise<void> {
  if (links.length > 0) await deps.mailBox.remove(links.map((id) => messageIdOf(deps, id)));
}

function messageIdOf({ publicUrl }: Pick<Deps, 'publicUrl'>, link: string): string {
  return `<login-${link.slice(0, 32)}@${new URL(publicUrl).hostname}>`;
}
