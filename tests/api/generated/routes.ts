import type { Access } from '#api/http/access.ts';
import { PLAIN_ROUTES } from '#api/rest/plain-routes.ts';
import { type RestRoute, restRoutes } from '#api/rest/rest.ts';
import { appRouter } from '#api/router.ts';
import type { Answer, CallOptions, TestServer } from '../support/harness.ts';

/** Every route of the table, procedures and others alike: tests that walk it cover future routes, too. */
export interface TestRoute {
  method: string;
  /** The whole path, parameters in braces. */
  path: string;
  access: Access;
  status: number;
  /** The procedure's name; '' for routes outside the router. */
  procedure: string;
  /** Answers with an endless event stream. */
  isStream: boolean;
}

export const PROCEDURES: readonly RestRoute[] = restRoutes(appRouter);

export const ROUTES: readonly TestRoute[] = [
  ...PROCEDURES.map(({ procedure, access, rest }) => ({
    method: rest.method,
    path: `/api${rest.path}`,
    access,
    status: rest.status ?? 200,
    procedure,
    isStream: false,
  })),
  ...PLAIN_ROUTES.map(({ method, path, access, answer }) => ({
    method,
    path,
    access,
    status: answer.status ?? 200,
    procedure: '',
    isStream: answer.type === 'text/event-stream',
  })),
].toSorted((a, b) => compare(a.path, b.path) || compare(a.method, b.method));

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A call that also works where the answer never ends: then it only waits for the headers. */
export async function callOnce(
  server: TestServer,
  { method, isStream }: Pick<TestRoute, 'method' | 'isStream'>,
  path: string,
  options: CallOptions,
): Promise<Answer> {
  if (!isStream) return server.call(method, path, options);
  const { session, key } = options;
  const end = new AbortController();
  const answer = await fetch(server.url + path, {
    method,
    signal: end.signal,
    headers: {
      ...(session ? { cookie: session.cookie } : {}),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...options.headers,
    },
  });
  const body = answer.ok ? '' : await answer.json();
  end.abort();
  return { status: answer.status, headers: answer.headers, body };
}
