import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { Log } from '#use-cases/ports.ts';
import { connectPostgres } from '../connect-postgres.ts';
import { openEmbeddedDatabase, openPrivateDatabase } from '../embedded-database.ts';
import type { SqlSession } from '../migrate.ts';

/** A session that is closed after use. */
export interface OpenSession {
  session: SqlSession;
  close(): Promise<void>;
}

export function embeddedSession(pglite: PGlite): SqlSession {
  return {
    query: async (sql, values) => (await pglite.query<Record<string, unknown>>(sql, values)).rows,
    script: async (sql) => void (await pglite.exec(sql)),
  };
}

export function postgresSession(client: pg.Client): SqlSession {
  return {
    query: async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows,
    script: async (sql) => void (await client.query(sql)),
  };
}

/** Throws DatabaseRefusedError. */
export async function openPostgresSession(url: string, log: Log): Promise<OpenSession> {
  const client = await connectPostgres(url, log, 1);
  // A lost connection is an error of the next statement.
  client.on('error', () => {});
  return { session: postgresSession(client), close: () => client.end() };
}

/** The embedded database of a folder whose server is stopped; throws DirectoryLockedError. */
export async function openEmbeddedSession(dataDir: string): Promise<OpenSession> {
  const embedded = await openEmbeddedDatabase(dataDir);
  return { session: embeddedSession(embedded.pglite), close: () => embedded.close() };
}

/** A database of our own: a copy, or one that is being made. */
export async function openPrivateSession(files: string): Promise<OpenSession> {
  const embedded = await openPrivateDatabase(files);
  return { session: embeddedSession(embedded.pglite), close: () => embedded.close() };
}

/** How many other programs are connected to the database. Poolers keep connections that nobody uses; they count as well. */
export async function othersConnected(session: SqlSession): Promise<number> {
  const [row] = await session.query(`
    SELECT count(*)::int AS "count" FROM pg_stat_activity
    WHERE datid = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND pid <> pg_backend_pid() AND coalesce(backend_type, 'client backend') = 'client backend'`);
  return Number(row?.count);
}
