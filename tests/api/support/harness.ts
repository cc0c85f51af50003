import pg from 'pg';
import { inject } from 'vitest';
import type { createLog } from '#adapters/log.ts';
import type { Settings } from '#adapters/settings.ts';
import { type RunningServer, serve } from '#server/main.ts';
import type { Deps } from '#use-cases/ports.ts';
import { copyTemplate, type Template, type TestDatabase, testSettings } from './databases.ts';
import { PASSWORD } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

export interface CallOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string;
  headers?: Record<string, string>;
  session?: Session | undefined;
  /** Device key. */
  key?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text if it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of every shape
  body: any;
}

/** A signed-in browser. */
export interface Session {
  cookie: string;
  csrf: string;
}

export interface TestServer {
  url: string;
  deps: Deps;
  settings: Settings;
  /** Freezes the server's clock at this time; null = the real time again. */
  setNow(now: Date | string | null): void;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  get(path: string, options?: CallOptions): Promise<Answer>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** Throws unless the login succeeds. */
  login(username: string, password?: string): Promise<Session>;
  /** Straight to the database, bypassing every rule. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** A second server on the same database (PostgreSQL only). */
  twin(): Promise<TestServer>;
  /** Stops and removes the data. */
  stop(): Promise<void>;
  /** Stops, keeps the data and starts again. */
  restart(): Promise<void>;
}

export interface StartOptions {
  settings?: Partial<Settings>;
  /** The time at which the server's clock is frozen; unset: the real time. */
  now?: Date | string;
  database?: TestDatabase;
  /** Whether the server sheds calls while overloaded; false unless that is what is tested. */
  isSheddingLoad?: boolean;
  /** Where the lines of the log go; nowhere by default. */
  log?: ReturnType<typeof createLog>;
}

/** Which half of the suite this is. */
export function databaseKind(): Template['kind'] {
  return inject('template').kind;
}

/** The real server on a loopback port, with a fresh copy of the demo shop's database. */
export async function startServer(options: StartOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await copyTemplate(inject('template')));
  const settings = testSettings({ ...database.settings, ...options.settings });
  return open(settings, database, options.now ?? null, options);
}

async function open(
  settings: Settings,
  database: TestDatabase | null,
  start: Date | string | null,
  { isSheddingLoad = false, log }: Pick<StartOptions, 'isSheddingLoad' | 'log'> = {},
): Promise<TestServer> {
  let now: Date | null = start === null ? null : new Date(start);
  const clock = { now: () => new Date(now ?? Date.now()) };
  let running: RunningServer = await serve(settings, {
    hasWeb: false,
    hasFirstAccess: false,
    isSheddingLoad,
    clock,
    ...(log ? { log } : {}),
  });

  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    const { body, raw, headers, session, key } = options;
    const answer = await fetch(running.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(session ? { cookie: session.cookie, 'x-csrf-token': session.csrf } : {}),
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...headers,
      },
      ...(body === undefined && raw === undefined ? {} : { body: raw ?? JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) };
  };

  return {
    get url() {
      return running.url;
    },
    get deps() {
      return running.deps;
    },
    settings,
    setNow: (value) => {
      now = value === null ? null : new Date(value);
    },
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
    login: async (username, password = PASSWORD) =>
      sessionOf(await call('POST', '/api/login', { body: { username, password } })),
    sql: async (text, values = []) => {
      if (running.embedded)
        return (await running.embedded.pglite.query<Record<string, unknown>>(text, values)).rows;
      const client = new pg.Client({ connectionString: settings.databaseUrl });
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    twin: () => open(settings, null, now),
    stop: async () => {
      await running.stop();
      await database?.remove();
    },
    restart: async () => {
      await running.stop();
      running = await serve(settings, { hasWeb: false, hasFirstAccess: false, isSheddingLoad: false, clock });
    },
  };
}

export function sessionOf({ status, headers, body }: Answer): Session {
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const csrf = headers.get('x-csrf-token');
  if (status !== 200 || !csrf) throw new Error(`no session: ${status} ${JSON.stringify(body)}`);
  return { cookie, csrf };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
