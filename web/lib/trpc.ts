import {
  type getFetch,
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  splitLink,
  TRPCClientError,
} from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '#api/router.ts';
import { MAX_BATCH_SIZE } from '#inputs/batch.ts';
import { type ApiFault, faultsIn } from './api.ts';
import { noteDataAge } from './clock/data-age.ts';
import { timedFetch } from './clock/server-clock.ts';
import { request } from './http.ts';

/** The server's procedures as hooks; typed by the router itself. */
export const trpc = createTRPCReact<AppRouter>();

const ADDRESS = '/trpc';
/** A server silent for this long is as good as gone. */
const TIMEOUT = 15_000;
/** Thousands of records take the server a while. */
const BULK_TIMEOUT = 120_000;
const BULK = /\.(?:removeMany|changeMany|createMany|undoChange|restore)(?:\?|$)/;

/** A client with batched queries, unbatched mutations, and subscriptions over SSE. */
export function createClient() {
  return trpc.createClient({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({ url: ADDRESS }),
        false: splitLink({
          condition: ({ type }) => type === 'mutation',
          true: httpLink({
            url: ADDRESS,
            fetch: call,
            headers: ({ op }) => {
              const key = op.context.idempotencyKey;
              return typeof key === 'string' ? { 'Idempotency-Key': key } : {};
            },
          }),
          false: httpBatchLink({ url: ADDRESS, fetch: call, maxURLLength: 2_000, maxItems: MAX_BATCH_SIZE }),
        }),
      }),
    ],
  });
}

export type Client = ReturnType<typeof createClient>;

type Fetch = ReturnType<typeof getFetch>;

/** tRPC names the content type of a command without input, but sends no content, which no server can read. */
function withBody(init: RequestInit): RequestInit {
  return init.method === 'POST' && (init.body ?? null) === null ? { ...init, body: '{}' } : init;
}

/** With the session's token, a timeout, and updates of the server's clock. */
const call: Fetch = (input, init = {}) =>
  request(input, withBody(init as RequestInit), async (input, init) => {
    const limit = AbortSignal.timeout(BULK.test(String(input)) ? BULK_TIMEOUT : TIMEOUT);
    const answer = await timedFetch(input, {
      ...init,
      signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit,
    });
    noteDataAge(answer);
    return answer;
  });

/** A failed call in the server's own words. */
export interface Problem {
  /** 0 without a response of ours: no network, a timeout, somebody else's page. */
  status: number;
  /** The first German sentence of the response; null if there was none. */
  message: string | null;
  code: string | null;
}

/** Anything that a call threw, as a problem to show. */
export function problemOf(error: unknown): Problem {
  const none: Problem = { status: 0, message: null, code: null };
  if (!(error instanceof TRPCClientError)) return none;
  const data: unknown = error.data;
  if (data === null || typeof data !== 'object') return none;
  const status = 'httpStatus' in data && typeof data.httpStatus === 'number' ? data.httpStatus : 0;
  const [first] = faultsOf(error);
  return { status, message: first?.message ?? null, code: first?.code ?? null };
}

/** All of the server's errors, in its own words. */
export function faultsOf(error: unknown): readonly ApiFault[] {
  return error instanceof TRPCClientError ? faultsIn(error.data) : [];
}

/** Why a device did not do what was asked of it, in its own words; null if it did not say. */
export function deviceReason(error: unknown): string | null {
  const data: unknown = error instanceof TRPCClientError ? error.data : null;
  if (data === null || typeof data !== 'object' || !('details' in data)) return null;
  const { details } = data;
  const isSaid = details !== null && typeof details === 'object' && 'reason' in details;
  return isSaid && typeof details.reason === 'string' ? details.reason : null;
}
