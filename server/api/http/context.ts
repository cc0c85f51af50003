import type { Actor } from '#use-cases/access/actor.ts';
import type { ReceivedFile } from '#use-cases/files/decode-file.ts';
import type { Live } from '#use-cases/live/live.ts';
import type { Caller } from '#use-cases/live/live-rights.ts';
import type { OperationsWatch } from '#use-cases/operations/watch-operations.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { LimitName, OwnLimit } from './rate-limits.ts';

/** The request as procedures see it, whether it came by tRPC or REST. */
export interface Context {
  deps: Deps;
  /** What the live streams of the process share. */
  live: Live;
  /** How the server is. */
  operations: OperationsWatch;
  actor: Actor;
  /** The file of a form; unset: none was sent, or it is part of the input. */
  file?: ReceivedFile | undefined;
  /** The actor with their credentials, for whatever continues after the request was authorized. */
  caller: Caller;
  request: {
    id: string;
    /** Address of the client; forwarded addresses count only behind a trusted proxy. */
    ip: string;
    userAgent: string;
    idempotencyKey: string | null;
    /** The person at a terminal: X-Username, and the terminal PIN in X-Access-Token (R108). */
    username: string | null;
    accessToken: string | null;
    /** The session's token from the cookie; null without a valid session. */
    sessionToken: string | null;
    /** The CSRF token that unsafe requests of this session must carry; null without a session. */
    csrfToken: string | null;
    /** Whether the visitor accepted in the consent banner. */
    hasConsent: boolean;
    /** Aborted when the client goes away or the server stops. */
    signal: AbortSignal;
  };
  /** Sets or clears the response's session cookie. */
  session: { set(token: string, expires: Date): void; clear(): void };
  /** A response header; ignored where there is none. */
  setHeader(name: string, value: string): void;
  /** Whether anything is limited at all: benchmarks switch it off. */
  isLimited: boolean;
  /** Counts one use against a limit of this process, per address or per given subject; throws AppError 'rate-limited' (429). */
  limit(name: OwnLimit, subject?: string): void;
  /** The same against any limit: those that all servers share are counted in the database. */
  limitEverywhere(name: LimitName, subject?: string): Promise<void>;
  /** Throws when this process knows that it is used up, but does not count. */
  requireLimit(name: LimitName, subject?: string): void;
}
