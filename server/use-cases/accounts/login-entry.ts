import { shortAddress } from '#domain/access/client-address.ts';
import { user } from '#entities/user.ts';
import { addressUnknown, fromAddress, LOGIN_NOTES } from '#text/log-texts.ts';
import type { Account } from '#use-cases/access/account-store.ts';
import type { LogEntry } from '#use-cases/insights/log-store.ts';

export interface LoginClient {
  ip: string;
  userAgent: string;
}

export type LoginNote = keyof typeof LOGIN_NOTES;

const WARNINGS: ReadonlySet<LoginNote> = new Set(['failed', 'failed-code', 'locked-out', 'in-new-device']);

/**
 * What the log says about a login (decision 0058): who, with a shortened address, which tells a stranger's network and no person's
 * line, and the browser. Without a branch, so that only administrators read it.
 */
export function loginEntry(
  account: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>,
  note: LoginNote,
  { ip, userAgent }: LoginClient,
): LogEntry {
  const address = shortAddress(ip);
  const words = address === null ? addressUnknown : fromAddress({ address });
  const isProven =
    note !== 'failed' && note !== 'failed-code' && note !== 'locked-out' && note !== 'link-requested';
  const name = `${account.firstName} ${account.lastName}`.trim();
  return {
    level: WARNINGS.has(note) ? 'warning' : 'info',
    source: isProven ? 'staff' : 'server',
    message: LOGIN_NOTES[note],
    details: [words, userAgent.slice(0, 200)].filter((text) => text !== '').join(', '),
    // Whoever mistyped a password may be somebody else.
    ...(isProven ? { actor: name || account.email, user: account.id } : {}),
    subject: user.name,
    subjectId: account.id,
  };
}
