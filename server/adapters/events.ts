import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Channel, Events, Log } from '#use-cases/ports.ts';

/** 'access' before 'orders': after a broken connection rights are rechecked before anything is sent. */
const CHANNELS: readonly Channel[] = [
  'access',
  'orders',
  'shop',
  'outbox',
  'print-jobs',
  'print-states',
  'device-commands',
  'device-printers',
  'device-states',
  'held-orders',
];

export interface OpenEvents extends Events {
  close(): Promise<void>;
}

/** Signals inside the one process that owns the embedded database. */
export async function embeddedEvents(pglite: PGlite): Promise<OpenEvents> {
  const { listen, hear, heard } = hub();
  // The channel is an SQL identifier here, and 'print-jobs' needs its quotes.
  for (const channel of CHANNELS) await pglite.listen(`"${channel}"`, (payload) => hear(channel, payload));
  // Its one connection delivers a signal before the statement that sent it returns.
  return { listen, caughtUp: heard, close: async () => {} };
}

/** Milliseconds. A dead connection must not hold up people who have changed something. */
const CONNECTION = { keepAlive: true, connectionTimeoutMillis: 3_000, query_timeout: 2_000 } as const;

/** Signals between all server processes on one PostgreSQL, over a dedicated connection that reconnects when it breaks. */
export async function postgresEvents(url: string, log: Log): Promise<OpenEvents> {
  const { listen, hear, heard } = hub();
  let isClosed = false;
  let client: pg.Client | null = null;
  let failures = 0;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, ...CONNECTION });
    next.on('notification', ({ channel, payload }) => {
      const known = CHANNELS.find((name) => name === channel);
      if (known) hear(known, payload ?? '');
    });
    next.on('error', () => {});
    next.on('end', () => {
      if (!isClosed && client === next) void reconnect();
    });
    try {
      await next.connect();
      for (const channel of CHANNELS) await next.query(`LISTEN "${channel}"`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
  }

  async function reconnect(): Promise<void> {
    client = null;
    const pause = Math.min(5_000, 200 * 2 ** failures) * (0.5 + Math.random());
    failures += 1;
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
    if (isClosed) return;
    try {
      await connect();
      failures = 0;
      log.info({}, 'listening to the database again');
      // Subscribers read rows anyway; an empty signal makes up for those that were missed.
      for (const channel of CHANNELS) hear(channel, '');
    } catch {
      void reconnect();
    }
  }

  await connect();
  try {
    await requireSignals(client, url);
  } catch (error) {
    isClosed = true;
    await endOf(client);
    throw error;
  }
  return {
    listen,
    // Without a connection everything counts as changed once there is one again.
    caughtUp: async () => {
      await client?.query('SELECT 1').catch(() => {});
      await heard();
    },
    close: async () => {
      isClosed = true;
      await endOf(client);
    },
  };
}

const endOf = async (client: pg.Client | null) => void (await client?.end().catch(() => {}));

/** How long a signal may take at the start, in milliseconds: the database has just answered. */
const LATEST_SIGNAL_MS = 5_000;

/**
 * Sends one signal from a second connection. A pooler in transaction mode that ignores what it does not know takes LISTEN, and nothing
 * ever arrives: boards would stay silent. Throws then.
 */
async function requireSignals(listener: pg.Client | null, url: string): Promise<void> {
  const other = new pg.Client({ connectionString: url, ...CONNECTION });
  other.on('error', () => {});
  await other.connect();
  const probe = randomUUID();
  const waiting = new AbortController();
  try {
    await listener?.query('LISTEN "start"');
    const arrived = new Promise<boolean>((resolve) => {
      listener?.on('notification', ({ payload }) => payload === probe && resolve(true));
      sleep(LATEST_SIGNAL_MS, false, { signal: waiting.signal }).then(resolve, () => {});
    });
    await other.query(`SELECT pg_notify('start', $1)`, [probe]);
    if (await arrived) return;
    throw new Error(
      'DATABASE_URL: signals of the database (LISTEN) do not arrive. Behind PgBouncer, name in DATABASE_DIRECT_URL a connection to the database itself.',
    );
  } finally {
    waiting.abort();
    await listener?.query('UNLISTEN "start"').catch(() => {});
    await endOf(other);
  }
}

function hub() {
  const listeners = new Map<Channel, Set<(payload: string) => void>>();
  return {
    listen: (channel: Channel, heard: (payload: string) => void) => {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set);
      // A separate function, so that the same callback may subscribe twice.
      const listener = (payload: string) => heard(payload);
      set.add(listener);
      return () => void set.delete(listener);
    },
    hear: (channel: Channel, payload: string) => {
      for (const listener of listeners.get(channel) ?? []) setImmediate(listener, payload);
    },
    /** Resolves when the listeners have been called for every signal that has arrived. */
    heard: () => new Promise<void>((resolve) => void setImmediate(resolve)),
  };
}
