import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { systemClock } from '#adapters/clock.ts';
import { eventLoop } from '#adapters/event-loop.ts';
import { openDatabase } from '#data/database.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { ROOT } from '#tests/source-files.ts';
import { rollUpStatistics } from '#use-cases/insights/roll-up-statistics.ts';
import type { Log } from '#use-cases/ports.ts';
import { fillYears, type YearsSize } from '../years-of-orders.ts';

const ADMIN = { email: 'admin@example.at', password: 'Jahre voller Semmeln' };
const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** A running server over years of business, as its administrator sees it. */
export interface Company {
  server: ServerProcess;
  get(path: string, signal?: AbortSignal): Promise<Response>;
  /** One value of the database. */
  value(sql: string): Promise<unknown>;
  /** Of the server, in megabytes. */
  residentMb(): number;
  stop(): Promise<void>;
}

export interface CompanyOptions {
  /** Of the maintenance database. */
  url: string;
  name: string;
  dataDir: string;
  size: YearsSize;
  onProgress: (text: string) => void;
}

/** The demo shop, years of business beside it, all days that are over counted, and tables as tidy as they are by morning. */
export async function startCompany({
  url,
  name,
  dataDir,
  size,
  onProgress,
}: CompanyOptions): Promise<Company> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE "${name}"`);
  await admin.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: address.href,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  await (await startServerProcess(settings)).stop();
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await fillYears(client, size, (text) => onProgress(`${name}: ${text}`));
  await countDays(address.href, dataDir);
  onProgress(`${name}: days counted`);
  await client.query('VACUUM ANALYZE');
  const server = await startServerProcess(settings);
  const cookie = await session(server.url);
  return {
    server,
    get: (path, signal) => fetch(server.url + path, { headers: { cookie }, ...(signal ? { signal } : {}) }),
    value: async (sql) => Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0],
    residentMb: () => {
      const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    stop: async () => {
      await client.end();
      await server.stop();
    },
  };
}

/** What the server does in the background within minutes. */
async function countDays(databaseUrl: string, dataDir: string): Promise<void> {
  const { db } = await openDatabase({
    ...{ databaseUrl, dataDir, migrationsDir: join(ROOT, 'prisma/migrations') },
    ...{ turns: eventLoop, log: SILENT, isExisting: true },
  });
  try {
    await rollUpStatistics({ db, clock: systemClock, turns: eventLoop });
  } finally {
    await db.close();
  }
}

async function session(url: string): Promise<string> {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.email, password: ADMIN.password }),
  });
  if (!login.ok) throw new Error(`no session: ${login.status} ${await login.text()}`);
  return login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
