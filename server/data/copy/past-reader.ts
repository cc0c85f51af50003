import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isCopyRead } from '#domain/operations/copy.ts';
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { PastReader, PastStores } from '#use-cases/past-reader.ts';
import type { Log } from '#use-cases/ports.ts';
import { unlessItFails } from './fallback-store.ts';

/** How often the copy is looked at. */
const EVERY_MS = 2_000;
/** What a moment takes to arrive, usually. */
const ON_ITS_WAY_MS = 200;

/** Without a copy: the database itself. */
export function pastOf(stores: PastStores): PastReader {
  const past = { ...only(stores), ageMs: null };
  return { open: () => past, copy: () => null, close: async () => {} };
}

export interface CopyOptions {
  /** The database itself. */
  main: PrismaClient;
  stores: PastStores;
  /** The copy: its connections, and the stores over them. */
  copy: { pool: pg.Pool; client: PrismaClient; stores: PastStores };
  log: Pick<Log, 'info' | 'warn'>;
}

/**
 * Reads from the copy while it answers and is recent. Its age is that of a row which this server writes into the database itself every
 * other second (decision 0064), so it is a second or two too high, and 0 only where the copy is not read.
 */
export function copyReader({ main, stores, copy, log }: CopyOptions): PastReader {
  const own = only(stores);
  const theirs = only(copy.stores);
  /** When the copy was last known to be as of a moment, by the clock of this process that never jumps; null = it does not answer. */
  let asOf: number | null = null;
  let isSaidToBeRead = true;
  let isFirst = true;
  const facts = () => ({ ageMs: asOf === null ? null : Math.max(0, Math.round(performance.now() - asOf)) });

  const look = async () => {
    const begin = performance.now();
    // The database may be away: the copy is still there to be read, and becomes older.
    const now = await beat(main).catch(() => null);
    await sleep(ON_ITS_WAY_MS);
    const seen = await pulseOf(copy.client).catch(() => null);
    if (seen === null) asOf = null;
    else if (now !== null) asOf = begin - (now.getTime() - seen.getTime());
    const isRead = isCopyRead(facts());
    // At the first look the first moment is still on its way.
    if (!isFirst && isRead !== isSaidToBeRead) {
      isSaidToBeRead = isRead;
      if (isRead) log.info({}, 'the copy of the database is read again');
      else log.warn(facts(), 'the copy of the database is away or too old: the database itself is read');
    }
    isFirst = false;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let looking = Promise.resolve();
  const goOn = () => {
    looking = look().finally(() => {
      if (!isClosed) timer = setTimeout(goOn, EVERY_MS).unref();
    });
  };
  goOn();

  const failed = (error: unknown) => {
    log.warn({ err: error }, 'the copy of the database failed: the database itself is read');
    // Until it has been looked at again.
    asOf = null;
  };
  const withFallback = {
    orders: unlessItFails(theirs.orders, own.orders, failed),
    statistics: unlessItFails(theirs.statistics, own.statistics, failed),
    sales: unlessItFails(theirs.sales, own.sales, failed),
  };
  return {
    open: () => {
      const { ageMs } = facts();
      return isCopyRead({ ageMs }) ? { ...withFallback, ageMs } : { ...own, ageMs: 0 };
    },
    copy: facts,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await looking.catch(() => {});
      await copy.client.$disconnect();
      await copy.pool.end();
    },
  };
}

function only({ orders, statistics, sales }: PastStores): PastStores {
  return { orders, statistics, sales };
}

/** Writes the moment into the database, unless another server has just done so; resolves with the database's own time. */
async function beat(main: PrismaClient): Promise<Date> {
  const [row] = await main.$queryRaw<[{ now: Date }]>`
    WITH beat AS (
      INSERT INTO "CopyPulse" ("id", "at") VALUES (1, now())
      ON CONFLICT ("id") DO UPDATE SET "at" = EXCLUDED."at" WHERE "CopyPulse"."at" < now() - interval '1 second'
    )
    SELECT now() AS "now"`;
  return new Date(row.now);
}

/** The latest moment that the copy knows of; null before the first has arrived. */
async function pulseOf(client: PrismaClient): Promise<Date | null> {
  const [row] = await client.$queryRaw<{ at: Date }[]>`SELECT "at" FROM "CopyPulse" WHERE "id" = 1`;
  return row ? new Date(row.at) : null;
}
