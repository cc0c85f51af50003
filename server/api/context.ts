import type { Actor } from '#use-cases/actor.ts';
import type { Deps } from '#use-cases/ports.ts';

/** The request as procedures see it, whichever door it came through. */
export interface Context {
  deps: Deps;
  actor: Actor;
  request: {
    id: string;
    /** Address of the client; forwarded addresses count only behind a trusted proxy. */
    ip: string;
    userAgent: string;
    idempotencyKey: string | null;
    /** The session's token as the cookie carried it. */
    sessionToken: string | null;
    /** Ends when the client goes away. */
    signal: AbortSignal;
  };
  /** Sets or clears the session cookie of the answer. */
  session: { set(token: string, expires: Date): void; clear(): void };
  /** A header of the answer; doors that have none ignore it. */
  setHeader(name: string, value: string): void;
}
