import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { CONSENT_COOKIE, hasConsent } from '#domain/insights/consent.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { identifyDevice, identifySession } from '#use-cases/access/identify-caller.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Live } from '#use-cases/live/live.ts';
import type { OperationsWatch } from '#use-cases/operations/watch-operations.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Context } from './context.ts';
import type { RateLimiter } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
    /** SHA-256 of the session's token or the device's key. */
    credential: string | null;
    /** The token of a valid session, and the CSRF token for its unsafe requests. */
    sessionToken: string | null;
    csrfToken: string | null;
    hasSession: boolean;
    /** The input of the procedure; tells a missing field from a wrong one. */
    procedureInput: unknown;
  }
}

const SESSION_COOKIE = 'theke_session';
/** Behind TLS: a browser takes a cookie of that name from this very host only, never from a neighbour below the same domain. */
const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const VISITOR: Actor = { kind: 'visitor' };
/**
 * Logging in, or requesting the link for it, needs no session: an old one that still exists need not pass the CSRF check.
 */
const LOGIN_PATHS =
  /^\/(api\/login(-link|\/link|\/passkey(\/options)?)?|trpc\/auth\.(login|requestLoginLink|redeemLoginLink|passkeyOptions|loginByPasskey))(\?|$)/;

export interface DoorOptions {
  deps: Deps;
  live: Live;
  operations: OperationsWatch;
  limiter: RateLimiter;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
}

/** What every request to /api and /trpc passes: limit, origin, identity, CSRF; in this order. */
export function guardDoor(
  app: FastifyInstance,
  { deps, limiter }: Pick<DoorOptions, 'deps' | 'limiter'>,
): void {
  // Filled per request by the hook below; Fastify allows no object here that requests would share.
  app.decorateRequest('actor');
  app.decorateRequest('credential', null);
  app.decorateRequest('sessionToken', null);
  app.decorateRequest('csrfToken', null);
  app.decorateRequest('hasSession', false);
  app.decorateRequest('procedureInput', undefined);
  app.addHook('onRequest', async (request) => {
    request.actor = VISITOR;
    limiter.take('requests', request.ip);
    const isUnsafe = !SAFE_METHODS.has(request.method);
    // No browser sends a key in a header on its own: only cookies need an origin check.
    if (isUnsafe && !deviceKey(request)) requireOwnOrigin(request, deps.publicUrl);
    await identify(request, deps, limiter);
    if (isUnsafe && request.hasSession && !LOGIN_PATHS.test(request.url)) requireCsrfToken(request);
  });
}

/** A browser says where a request comes from; other sites and sandboxes ('null') are rejected (A34). */
function requireOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
  if (origin === undefined && !isForeign) return;
  if (origin !== undefined && origin === new URL(publicUrl).origin) return;
  if (origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw new AppError('csrf');
}

async function identify(request: FastifyRequest, deps: Deps, limiter: RateLimiter): Promise<void> {
  const key = deviceKey(request);
  if (key !== null) {
    try {
      request.actor = await identifyDevice(deps, key);
      request.credential = secretHash(key);
    } catch (error) {
      // Only what is wrong counts: a valid key is never locked out by its neighbours behind the same address.
      if (error instanceof AppError && error.code === 'device-key-invalid')
        limiter.take('device-misses', request.ip);
      throw error;
    }
    return;
  }
  const token = sessionCookie(request, deps.publicUrl);
  const session = token === null ? null : await identifySession(deps, token);
  if (!session) return;
  request.actor = session.actor;
  request.credential = token === null ? null : secretHash(token);
  request.sessionToken = token;
  request.csrfToken = session.csrfToken;
  request.hasSession = true;
}

function deviceKey(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  return authorization?.startsWith('Bearer ') ? authorization.slice(7).trim() : null;
}

/** The token of the session cookie, valid or not. */
export function sessionCookie(request: FastifyRequest, publicUrl: string): string | null {
  const header = request.headers.cookie;
  if (!header?.includes(SESSION_COOKIE)) return null;
  const value = request.cookies[sessionCookieName(request, publicUrl)];
  return value && value.length <= 100 ? value : null;
}

/** Whether a request carries the cookie of a valid session; for pages, which the door does not guard. */
export function isStaff(deps: Deps): (request: FastifyRequest) => Promise<boolean> {
  return async (request) => {
    const token = sessionCookie(request, deps.publicUrl);
    return token !== null && (await identifySession(deps, token)) !== null;
  };
}

function requireCsrfToken(request: FastifyRequest): void {
  if (request.headers['x-csrf-token'] !== request.csrfToken) throw new AppError('csrf');
}

/** The context of a procedure for one request. */
export function contextFor(request: FastifyRequest, reply: FastifyReply, options: DoorOptions): Context {
  const { deps, live, operations, limiter, stopping } = options;
  const { actor, credential } = request;
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const key = request.headers['idempotency-key'];
  return {
    deps,
    live,
    operations,
    actor,
    caller: { actor, credential },
    request: {
      id: request.id,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      idempotencyKey: typeof key === 'string' ? key : null,
      username: headerText(request, 'x-username'),
      accessToken: headerText(request, 'x-access-token'),
      sessionToken: request.sessionToken,
      csrfToken: request.csrfToken,
      hasConsent: hasConsent(request.cookies[CONSENT_COOKIE]),
      signal: AbortSignal.any([gone.signal, stopping]),
    },
    session: {
      set: (token, expires) => {
        const name = sessionCookieName(request, deps.publicUrl);
        void reply.setCookie(name, token, { ...cookieOptions(request, deps.publicUrl), expires });
      },
      clear: () => {
        const name = sessionCookieName(request, deps.publicUrl);
        void reply.clearCookie(name, cookieOptions(request, deps.publicUrl));
      },
    },
    setHeader: (name, value) => {
      void reply.header(name, value);
    },
    isLimited: limiter.isOn,
    limit: (name, subject = request.ip) => limiter.take(name, subject),
    limitEverywhere: (name, subject = request.ip) => limiter.count(name, subject),
    requireLimit: (name, subject = request.ip) => limiter.require(name, subject),
  };
}

function headerText(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

function cookieOptions(request: FastifyRequest, publicUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isBehindTls(request, publicUrl) } as const;
}

function isBehindTls(request: FastifyRequest, publicUrl: string): boolean {
  return request.protocol === 'https' || publicUrl.startsWith('https:');
}

function sessionCookieName(request: FastifyRequest, publicUrl: string): string {
  return isBehindTls(request, publicUrl) ? SECURE_SESSION_COOKIE : SESSION_COOKIE;
}
