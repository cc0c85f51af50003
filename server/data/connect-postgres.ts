import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#use-cases/ports.ts';
import { IN_UTC } from './client.ts';
import { isUnreachable } from './transient-error.ts';

/** The database server is down or refuses the connection; the message says which and why, without the password. */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError';
}

const ATTEMPTS = 10;
const PAUSE_MS = 3_000;

/**
 * One connection to the database server. A server that is starting at the same time gets half a minute; one that refuses
 * (password, no such database) would only do so again. Throws DatabaseRefusedError.
 */
export async function connectPostgres(url: string, log: Log, attempts = ATTEMPTS): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({
      connectionString: url,
      options: IN_UTC,
      connectionTimeoutMillis: 3_000,
      application_name: 'theke',
    });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const reason = reasonOf(error);
      if (attempt === attempts || !isAway(error)) {
        const { host, pathname } = new URL(url);
        const verb = isAway(error) ? 'does not answer' : 'refuses';
        const advice = isPooler(error) ? `. ${DIRECT}` : '';
        throw new DatabaseRefusedError(
          `DATABASE_URL: the database ${pathname.slice(1)} at ${host} ${verb}: ${reason}${advice}`,
          { cause: error },
        );
      }
      log.warn({ attempt, reason }, 'database not reachable yet');
      await sleep(PAUSE_MS);
    }
  }
}

/** Whether waiting can help. Names are resolved again each time: in a container the database's may appear later. */
function isAway(error: unknown): boolean {
  if (isUnreachable(error)) return true;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // An error from the database server itself has a five-character code.
  return typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code);
}

const DIRECT =
  'That is PgBouncer: name in DATABASE_DIRECT_URL a connection to the database itself, for migrations and signals (LISTEN)';

/** PgBouncer opens no connection with settings of its own. */
function isPooler(error: unknown): boolean {
  return error instanceof Error && error.message.includes('unsupported startup parameter');
}

/** When several addresses of one name fail together, the error has no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
