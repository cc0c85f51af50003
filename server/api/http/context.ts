import type { Actor } from '#use-cases/access/actor.ts';
import type { Live } from '#use-cases/live/live.ts';
import type { Caller } from '#use-cases/live/live-rights.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { LimitName } from './rate-limits.ts';

/** The request as procedures see it, whichever door it came through. */
export interface Context {
  deps: Deps;
  /** What the live streams of the process share. */
  live: Live;
  actor: Actor;
  /** The actor with what they showed at the door, for whatever goes on after the request was judged. */
  caller: Caller;
  request: {
    id: string;
    /** Address of the client; forwarded addresses count only behind a trusted proxy. */
    ip: string;
    userAgent: string;
    idempotencyKey: string | null;
    /** Who stands at a terminal: X-Username, and the terminal PIN in X-Access-Token (R108). */
    username: string | null;
    accessToken: string | null;
    /** The session's token as the cookie carried it; null without a valid session. */
    sessionToken: string | null;
    /** What unsafe requests of this session must carry; null without a session. */
    csrfToken: string | null;
    /** Whether the visitor accepted in the consent banner. */
    hasConsent: boolean;
    /** Ends when the client goes away or the server stops. */
    signal: AbortSignal;
  };
  /** Sets or clears the session cookie of the answer. */
  session: { set(token: string, expires: Date): void; clear(): void };
  /** A header of the answer; doors that have none ignore it. */
  setHeader(name: string, value: string): void;
  /** Counts one use of a limit, per address or per the given subject; throws AppError 'rate-limited' (429). */
  limit(name: LimitName, subject?: string): void;
  /** Throws like `limit` when it is used up, without counting. */
  requireLimit(name: LimitName, subject?: string): void;
}
