import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Turns } from '#domain/time/breath.ts';
import { type Prisma, PrismaClient } from '#prisma/generated/client.ts';
import { EmbeddedAdapterFactory } from './embedded-adapter.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';

/** What a store works with: the client of the process, or the one of a transaction. */
export type Client = Prisma.TransactionClient;

/** Both drivers write instants without a zone and read them back as UTC, so every connection has to be in UTC. */
export const IN_UTC = '-c timezone=UTC';
/** Statistics over years are planned as expensive, though they take milliseconds: compiling them would take longer. */
const UNCOMPILED = '-c jit=off';

/**
 * A request's statements time out before the request does; a lost server is noticed within seconds. Opening a connection
 * takes several turns of the event loop, so an overloaded server with turns of a second or two needs those seconds itself.
 */
const POOL = {
  max: 12,
  connectionTimeoutMillis: 8_000,
  idleTimeoutMillis: 30_000,
  // A server that no longer says anything does not end its statements either; a connection that waited in vain is closed.
  query_timeout: 11_000,
  keepAlive: true,
  application_name: 'theke',
} as const;

/** What the connection is opened with. */
const OPENED_WITH = { options: `${IN_UTC} ${UNCOMPILED}`, statement_timeout: 10_000 } as const;

/**
 * PgBouncer in transaction mode refuses what `OPENED_WITH` says, but gives each of its clients the zone that it has set, on whatever
 * connection. The limit of a statement is then the pooler's: its client leaves after `query_timeout`.
 */
const SET_LATER = {
  onConnect: async (client: pg.ClientBase) => void (await client.query(`SET timezone TO 'UTC'`)),
} as const;

/** Connections for requests. `isShared`: the address is that of a pooler in transaction mode. */
export function postgresPool(url: string, { isShared = false } = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, ...POOL, ...(isShared ? SET_LATER : OPENED_WITH) });
  // Without a listener a broken idle connection would end the process; the next query opens a new one.
  pool.on('error', () => {});
  return pool;
}

export function postgresClient(pool: pg.Pool): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION });
}

export function embeddedClient(embedded: EmbeddedDatabase, turns: Turns): PrismaClient {
  return new PrismaClient({
    adapter: new EmbeddedAdapterFactory(embedded.pglite, turns),
    transactionOptions: TRANSACTION,
  });
}

/** Milliseconds to get a connection, and to finish. */
export const TRANSACTION = { maxWait: 8_000, timeout: 8_000 } as const;
/** For work that nobody waits behind: filling an empty shop. */
export const LONG_TRANSACTION = { maxWait: 10_000, timeout: 60_000 } as const;
