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
import { noteServerTime } from './server-clock.ts';

/** The procedures of the server as hooks; typed by the router itself. */
export const trpc = createTRPCReact<AppRouter>();

const ADDRESS = '/trpc';
/** A server that says nothing for so long is as good as gone. */
const TIMEOUT = 15_000;

let csrfToken: string | null = null;

/** A client with queries in batches, commands one by one, and subscriptions over SSE. */
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
          false: httpBatchLink({ url: ADDRESS, fetch: call, maxURLLength: 2_000 }),
        }),
      }),
    ],
  });
}

export type Client = ReturnType<typeof createClient>;

type Fetch = ReturnType<typeof getFetch>;
type Target = Parameters<Fetch>[0];
type Init = NonNullable<Parameters<Fetch>[1]>;

/** fetch that carries the CSRF token, renews it once when the server no longer knows it, and learns the server's time. */
const call: Fetch = async (input, init = {}) => {
  const response = await send(input, init);
  if (response.status !== 403 || init.method !== 'POST') return response;
  return (await renewCsrf()) ? send(input, init) : response;
};

/** The token for requests that do not go through this client: files, whose progress only XMLHttpRequest tells. */
export function csrfHeaders(): Readonly<Record<string, string>> {
  return csrfToken ? { 'X-CSRF-Token': csrfToken } : {};
}

/** Asks for the token anew; answers whether it is another one now. */
export async function renewCsrf(): Promise<boolean> {
  const before = csrfToken;
  await send('/api/users/me', {});
  return csrfToken !== before;
}

async function send(input: Target, init: Init): Promise<Response> {
  const headers = new Headers(init.headers);
  if (init.method === 'POST' && csrfToken) headers.set('X-CSRF-Token', csrfToken);
  const limit = AbortSignal.timeout(TIMEOUT);
  const askedAt = Date.now();
  const response = await fetch(input, {
    ...init,
    headers,
    credentials: 'same-origin',
    signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
  });
  noteServerTime(response.headers.get('Date'), askedAt, Date.now());
  csrfToken = response.headers.get('X-CSRF-Token') ?? csrfToken;
  return response;
}

/** A failed call in the server's own words. */
export interface Problem {
  /** 0 when no answer of ours came: no network, a timeout, somebody else's page. */
  status: number;
  /** The first German sentence of the answer; null when there was none. */
  message: string | null;
  code: string | null;
}

/** Whatever a call threw, as a problem to show. */
export function problemOf(error: unknown): Problem {
  const none: Problem = { status: 0, message: null, code: null };
  if (!(error instanceof TRPCClientError)) return none;
  const data: unknown = error.data;
  if (data === null || typeof data !== 'object') return none;
  const status = 'httpStatus' in data && typeof data.httpStatus === 'number' ? data.httpStatus : 0;
  const [first] = faultsOf(error);
  return { status, message: first?.message ?? null, code: first?.code ?? null };
}

/** One thing that the server found wrong, with the place in the body: 'items.0.amount'. */
export interface ServerFault {
  message: string;
  code: string | null;
  field: string | null;
}

/** Everything that the server found wrong, in its own words. */
export function faultsOf(error: unknown): readonly ServerFault[] {
  if (!(error instanceof TRPCClientError)) return [];
  const data: unknown = error.data;
  if (data === null || typeof data !== 'object' || !('errors' in data)) return [];
  const { errors } = data;
  return (Array.isArray(errors) ? errors : []).flatMap((fault: unknown) => {
    const message = textIn(fault, 'message');
    return message === null ? [] : [{ message, code: textIn(fault, 'code'), field: textIn(fault, 'field') }];
  });
}

function textIn(value: unknown, name: string): string | null {
  if (value === null || typeof value !== 'object') return null;
  const found: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  return typeof found === 'string' ? found : null;
}
