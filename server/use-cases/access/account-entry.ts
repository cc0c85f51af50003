import { user } from '#entities/user.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Stores } from '#use-cases/ports.ts';

type LogEntry = Parameters<Stores['logs']['add']>[0];
export type AccountEntry = LogEntry & { subjectId: number };

/** In the journal: somebody was signed out. */
export const SESSION_ENDED = { action: 'session-ended', change: null } as const;

/** What someone did to an account, for the log; without a branch, so that only administrators read it. */
export function accountEntry(actor: UserActor, account: number, message: string): AccountEntry {
  return {
    level: 'info',
    source: 'staff',
    message,
    actor: actor.name,
    user: actor.id,
    subject: user.name,
    subjectId: account,
    ...(actor.client ? { client: actor.client } : {}),
  };
}
