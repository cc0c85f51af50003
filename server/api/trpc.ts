import { initTRPC } from '@trpc/server';
import type { z } from 'zod';
import type { Role } from '#use-cases/actor.ts';
import type { Context } from './context.ts';
import { requireAccess } from './access.ts';

/** Who may call: everybody, a signed-in role, or a device with its key. */
export type Access = 'public' | readonly (Role | 'device')[];

export interface RestMeta {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, parameters in braces: '/orders/{id}/status/confirm'. */
  path: `/${string}`;
  /** Status of success; 200 unless named. */
  status?: 200 | 201 | 202 | 204;
  tag: string;
  /** German summary for the document. */
  summary: string;
  /** Schema of `data` in the answer; for lists of one element. */
  output?: z.ZodType;
  isList?: boolean;
  /** Private answers carry no-store; public ones may be cached. */
  isCacheable?: boolean;
}

export interface Meta {
  access: Access;
  rest?: RestMeta;
}

const t = initTRPC.context<Context>().meta<Meta>().create({
  // A procedure that forgets its access is refused, never open.
  defaultMeta: { access: [] },
  sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 30_000 } },
});

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

/** Every procedure names its access (and its REST face) with `.meta({ access, rest })`. */
export const procedure = t.procedure.use(({ ctx, meta, next }) => {
  requireAccess(ctx.actor, meta?.access ?? []);
  return next();
});
