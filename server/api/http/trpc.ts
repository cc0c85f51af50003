import { initTRPC } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { z } from 'zod';
import type { ErrorCode } from '#domain/errors.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { requireDeviceFor } from '#use-cases/access/require-device-for.ts';
import { type Access, owesFactor } from './access.ts';
import type { Context } from './context.ts';
import { refusalOf } from './errors.ts';
import { requireAccessAndLog } from './note-refusal.ts';
import type { AnswerHeader, RequestHeader } from './openapi-headers.ts';
import type { LimitName } from './rate-limits.ts';
import { rejectUnstorableText } from './storable.ts';

export interface RestMeta {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, parameters in braces: '/orders/{id}/status/confirm'. */
  path: `/${string}`;
  /** Status on success; 200 by default. */
  status?: 200 | 201 | 202 | 204;
  tag: string;
  /** German summary for the document. */
  summary: string;
  /** What outsiders need to know; German, whole sentences. Who may call, and limits, are added automatically. */
  description?: string;
  /** Codes this call may fail with in addition to those of every call of its kind (openapi-failures.ts). */
  failures?: readonly ErrorCode[];
  /** Headers this call reads or sends in addition to those of every call (openapi-headers.ts). */
  headers?: readonly (RequestHeader | AnswerHeader)[];
  /** Schema of `data` in the response; for lists of one element. */
  output?: z.ZodType;
  /** The procedure returns `{ data: [...], total }`, which then is the body; every other result is wrapped in `data`. */
  isList?: boolean;
  /** Private responses carry no-store; public ones may be cached. */
  isCacheable?: boolean;
  /** Largest body in bytes; 256 kB by default. */
  bodyLimit?: number;
  /** The body may also be a form with a file, which the procedure finds as `ctx.file`, with an empty `data`. */
  takesFile?: true;
}

export interface Meta {
  access: Access;
  rest?: RestMeta;
  /** What a device must be for to call it (R224); the shop must work with devices (R223). */
  opens?: 'orders' | 'desk';
  /** Also for who has to set up a second factor first. */
  isForFactor?: true;
  /** A limit per client address against which every call counts. */
  limit?: LimitName;
}

/** For every subscription: the heartbeat, and how long a reader waits for one. */
export const SSE_OPTIONS = {
  ping: { enabled: true, intervalMs: 15_000 },
  client: { reconnectAfterInactivityMs: 30_000 },
} as const;

const NAME_OF_STATUS: Readonly<Record<number, keyof typeof TRPC_ERROR_CODES_BY_KEY>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/**
 * How tRPC names a refusal. Its client gives up a subscription for these codes, and opens it again and again for that of an
 * internal error, which anything else counts as: a reader without a session would never be asked to log in.
 */
export function trpcRefusal(status: number) {
  const name = NAME_OF_STATUS[status] ?? 'INTERNAL_SERVER_ERROR';
  return { code: TRPC_ERROR_CODES_BY_KEY[name], data: { code: name, httpStatus: status } };
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // A procedure that declares no access is refused, never open.
    defaultMeta: { access: [] },
    isDev: false,
    errorFormatter: ({ shape, error, input, ctx }) => {
      const { status, errors, details } = refusalOf(error, input);
      const { code, data } = trpcRefusal(status);
      return {
        ...shape,
        code,
        message: errors[0]?.message ?? '',
        data: {
          ...shape.data,
          ...data,
          errors,
          details,
          // As over REST: the id that people quote to support.
          ...(status >= 500 && ctx ? { requestId: ctx.request.id } : {}),
        },
      };
    },
    sse: SSE_OPTIONS,
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const VISITOR: Actor = { kind: 'visitor' };

/** Every procedure declares its access (and its REST face) with `.meta({ access, rest })`. */
export const procedure = t.procedure.use(async ({ ctx, type, meta, path, getRawInput, next }) => {
  requireAccessAndLog(ctx, meta?.access ?? [], path, meta);
  if (meta?.opens) await requireDeviceFor(ctx.deps, ctx.actor, meta.opens);
  if (meta?.limit) await ctx.limitEverywhere(meta.limit);
  rejectUnstorableText(await getRawInput());
  // Whoever still has to set up a second factor is a stranger to what everybody may call.
  const isStranger = meta?.access === 'public' && !meta.isForFactor && owesFactor(ctx.actor);
  const result = await (isStranger ? next({ ctx: { ...ctx, actor: VISITOR } }) : next());
  // After changing the shop, staff must also find the change in this server's caches. Guests change only rows.
  if (type === 'mutation' && meta?.access !== 'public') await ctx.deps.events.caughtUp();
  return result;
});
