import { user } from '#entities/user.ts';
import type { UserActor } from '#use-cases/access/actor.ts';

/** An entry of the log about an account. */
export interface AccountEntry {
  level: 'info' | 'warning';
  source: 'staff' | 'server';
  message: string;
  actor: string;
  user?: number;
  subject: string;
  subjectId: number;
  client?: string;
}

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
