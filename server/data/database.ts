import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '#domain/errors.ts';
import type { Turns } from '#domain/time/breath.ts';
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Database, Log } from '#use-cases/ports.ts';
import type { Tracing } from '#use-cases/signals/tracing.ts';
import { isRestored } from './backup/backup-record.ts';
import { embeddedSession, postgresSession } from './backup/open-session.ts';
import { abandonRestore, decidedRestore, finishRestore } from './backup/restored-folder.ts';
import {
  type Client,
  embeddedClient,
  LONG_TRANSACTION,
  postgresClient,
  postgresPool,
  TRANSACTION,
} from './client.ts';
import { connectPostgres } from './connect-postgres.ts';
import { copyReader, pastOf } from './copy/past-reader.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';
import { migrate, requireMigrated, type SqlSession } from './migrate.ts';
import { NO_SEALS, type Seals } from './sealed-columns.ts';
import type { ShopCache } from './shop-store.ts';
import { storesOf } from './stores.ts';
import { tracedStores } from './trail/traced-stores.ts';
import { NO_TRAIL, type TrailReader } from './trail/trail-columns.ts';
import { isOutOfRoom, isTransient, isUnreachable } from './transient-error.ts';
import { watched } from './watched-store.ts';

export interface DatabaseOptions {
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  /** A connection of its own to the same database, where `databaseUrl` leads through a pooler in transaction mode. */
  databaseDirectUrl?: string | undefined;
  /** A read-only copy of the database of `databaseUrl`, for what may be some seconds old. */
  databaseReadUrl?: string | undefined;
  dataDir: string;
  migrationsDir: string;
  turns: Turns;
  log: Log;
  /** Only opens what a server has made: throws MigrationError instead of migrating, and does not wait for a database server. */
  isExisting?: boolean;
  /** Whether the demo shop, if this is one, offers the test payment (R303). */
  hasTestPayment?: boolean;
  /** What caused the work that is stored for later; unset: nothing that could be named. */
  trail?: TrailReader;
  /** Where each call of a store is a span, by its name; null = nowhere. */
  tracing?: Tracing | null;
  /** What seals columns; only the server has the key. */
  seals?: Seals;
}

export interface OpenDatabase {
  db: Database;
  /** Null on a PostgreSQL server. */
  embedded: EmbeddedDatabase | null;
}

/** Opens the database and applies all pending migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openEmbedded(options);
}

async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const {
    dataDir,
    turns,
    hasTestPayment = false,
    trail = NO_TRAIL,
    tracing = null,
    seals = NO_SEALS,
  } = options;
  const embedded = await openEmbeddedDatabase(dataDir);
  try {
    await prepare(embeddedSession(embedded.pglite), options);
    const prisma = embeddedClient(embedded, turns);
    const close = () => embedded.close();
    return {
      embedded,
      db: database(prisma, {
        queue: inTurn(),
        close,
        pool: () => null,
        trail,
        tracing,
        turns,
        hasTestPayment,
        seals,
        copy: null,
        log: options.log,
      }),
    };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

async function openPostgres(url: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const {
    databaseDirectUrl,
    databaseReadUrl = null,
    turns,
    log,
    isExisting = false,
    hasTestPayment = false,
    trail = NO_TRAIL,
    tracing = null,
    seals = NO_SEALS,
  } = options;
  // Migrations hold a lock of their session.
  const client = await connectPostgres(databaseDirectUrl ?? url, log, isExisting ? 1 : undefined);
  try {
    const session = postgresSession(client);
    await prepare(session, options);
    await settleRestore(session, options.dataDir);
  } finally {
    await client.end();
  }
  const isShared = databaseDirectUrl !== undefined;
  const pool = postgresPool(url, { isShared });
  return {
    embedded: null,
    db: database(postgresClient(pool), {
      queue: (work) => work(),
      close: () => pool.end(),
      pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      trail,
      tracing,
      turns,
      hasTestPayment,
      seals,
      copy: databaseReadUrl === null ? null : copyOf(databaseReadUrl, isShared),
      log,
    }),
  };
}

/** Completes a restore that was killed after the database had stored it, or drops what it left. */
async function settleRestore(session: SqlSession, dataDir: string): Promise<void> {
  const decided = await decidedRestore(dataDir);
  if (decided?.database !== 'postgresql') return;
  if (await isRestored(session, decided.id)) await finishRestore(dataDir, 'postgresql');
  else await abandonRestore(dataDir);
}

async function prepare(
  session: SqlSession,
  { migrationsDir, log, isExisting }: DatabaseOptions,
): Promise<void> {
  if (isExisting) return requireMigrated(session, migrationsDir);
  const applied = await migrate(session, migrationsDir);
  if (applied.length > 0) log.info({ migrations: applied }, 'migrations applied');
}

type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** The embedded database has one connection: transactions queue here instead of timing out in the driver. */
function inTurn(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
}

const RETRIES = 3;
/** How long a database that ran out of space is reported as full. */
const FULL_MS = 5_000;

interface Connection {
  queue: Queue;
  close: () => Promise<void>;
  pool: Database['pool'];
  trail: TrailReader;
  tracing: Tracing | null;
  turns: Turns;
  hasTestPayment: boolean;
  seals: Seals;
  copy: { pool: pg.Pool; client: PrismaClient } | null;
  log: Log;
}

function copyOf(url: string, isShared: boolean): NonNullable<Connection['copy']> {
  const pool = postgresPool(url, { isShared });
  return { pool, client: postgresClient(pool) };
}

function database(
  prisma: PrismaClient,
  { queue, close, pool, tracing, copy, log, ...reading }: Connection,
): Database {
  const cache: ShopCache = { kept: null, reading: null };
  const inside = new AsyncLocalStorage<{ isRunning: boolean }>();
  const refuseInside = () => {
    if (inside.getStore()?.isRunning) {
      throw new Error('Inside a transaction only the stores that it hands out may be used.');
    }
  };
  const stores = (client: Client, mayKeep: boolean) =>
    tracedStores(storesOf(client, { cache, mayKeep, ...reading }), tracing);
  const outer = stores(prisma, true);
  let fullAt = Number.NEGATIVE_INFINITY;
  /** A database that is down or full is not the request's fault: 503, to be retried. */
  const translated = (error: unknown): unknown => {
    const isFull = isOutOfRoom(error);
    if (isFull) fullAt = performance.now();
    return isFull || isUnreachable(error) || isTransient(error)
      ? new AppError('unavailable', { cause: error })
      : error;
  };
  const guarded = <T extends object>(store: T): T => watched(store, refuseInside, translated);
  const past = copy
    ? copyReader({ main: prisma, stores: outer, copy: { ...copy, stores: stores(copy.client, false) }, log })
    : pastOf(outer);
  return {
    shop: guarded(outer.shop),
    orders: guarded(outer.orders),
    payments: guarded(outer.payments),
    testPayments: guarded(outer.testPayments),
    invoices: guarded(outer.invoices),
    files: guarded(outer.files),
    forms: guarded(outer.forms),
    chores: guarded(outer.chores),
    devices: guarded(outer.devices),
    accounts: guarded(outer.accounts),
    factors: guarded(outer.factors),
    passkeys: guarded(outer.passkeys),
    limits: guarded(outer.limits),
    work: guarded(outer.work),
    records: guarded(outer.records),
    deletions: guarded(outer.deletions),
    imports: guarded(outer.imports),
    changes: guarded(outer.changes),
    logs: guarded(outer.logs),
    workTime: guarded(outer.workTime),
    statistics: guarded(outer.statistics),
    rollUps: guarded(outer.rollUps),
    sales: guarded(outer.sales),
    cash: guarded(outer.cash),
    analytics: guarded(outer.analytics),
    pushes: guarded(outer.pushes),
    backups: guarded(outer.backups),
    brake: guarded(outer.brake),
    guests: guarded(outer.guests),
    journal: guarded(outer.journal),
    months: guarded(outer.months),
    operations: guarded(outer.operations),
    past: {
      ...past,
      open: () => {
        const { orders, statistics, sales, ageMs } = past.open();
        return { orders: guarded(orders), statistics: guarded(statistics), sales: guarded(sales), ageMs };
      },
    },
    transaction: async (work, { isLong = false } = {}) => {
      refuseInside();
      for (let attempt = 0; ; attempt += 1) {
        const scope = { isRunning: true };
        try {
          return await queue(() =>
            prisma.$transaction(
              (client) => inside.run(scope, () => work(stores(client, false))),
              isLong ? LONG_TRANSACTION : TRANSACTION,
            ),
          );
        } catch (error) {
          if (attempt === RETRIES || !isTransient(error)) throw translated(error);
        } finally {
          scope.isRunning = false;
        }
        await sleep(Math.random() * 20 * 2 ** attempt);
      }
    },
    isReachable: () => answersInTime(prisma),
    pool,
    isFull: () => performance.now() - fullAt < FULL_MS,
    close: async () => {
      await past.close();
      await prisma.$disconnect();
      await close();
    },
  };
}

async function answersInTime(prisma: PrismaClient): Promise<boolean> {
  const answer = prisma.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(2_000, false, { ref: false })]);
}
