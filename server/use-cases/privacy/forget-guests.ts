import { randomBytes } from 'node:crypto';
import { dueBefore, RETENTION_COUNTRIES, type RetentionPeriods, STAGES } from '#domain/privacy/retention.ts';
import { forgottenMessage } from '#text/privacy/journal-texts.ts';
import { SYSTEM } from '#use-cases/access/actor.ts';
import { uploadFiles } from '#use-cases/files/file-store.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { forgottenOrder } from './forgotten-order.ts';
import type { DueOrders } from './guest-store.ts';

/** Orders per transaction: none of them is locked for longer than a few milliseconds. */
const BATCH = 50;

type Needed = Pick<Deps, 'db' | 'clock' | 'storage' | 'secrets' | 'turns'>;

/**
 * Forgets the guests of orders whose time is over (R345-R351), in batches with a transaction each, on one server at a time. What
 * was interrupted goes on with the next run.
 */
export async function forgetGuests(deps: Needed): Promise<void> {
  const now = deps.clock.now();
  await eraseWaiting(deps);
  const { periods, startsAt } = await deps.db.guests.retention();
  if (now < startsAt) return;
  for (const wanted of dueOrders(periods, now)) {
    for (;;) {
      const done = await deps.db.transaction((stores) => forgetBatch(deps, stores, wanted));
      // Another server is at it.
      if (done === null) return;
      if (done < BATCH) break;
      await deps.turns.next();
    }
  }
  await deps.db.guests.dropPseudonymKeys(now.getUTCFullYear());
}

/** What is due by country, most of it first: who is forgotten needs no step for their words. */
export function dueOrders(periods: RetentionPeriods, now: Date): DueOrders[] {
  return RETENTION_COUNTRIES.flatMap((country) =>
    STAGES.toReversed().map((stage) => ({
      country,
      stage,
      before: dueBefore(now, periods.countries[country][stage]),
    })),
  );
}

async function forgetBatch(deps: Needed, stores: Stores, wanted: DueOrders): Promise<number | null> {
  if (!(await stores.guests.isAlone())) return null;
  const ids = await stores.guests.lockDue(wanted, BATCH);
  const orders = await stores.orders.byIds(ids);
  const keys = wanted.stage === 'person' ? await keysOf(deps, stores, orders) : null;
  await removeUploads(deps, stores, ids);
  await stores.guests.forget(
    orders.map((order) => forgottenOrder(order, wanted.stage, keys?.get(yearOf(order)) ?? null)),
    wanted.stage,
  );
  if (ids.length > 0) {
    const { country, stage } = wanted;
    await stores.journal.add({
      ...SYSTEM,
      action: 'guests-forgotten',
      message: forgottenMessage({ stage, count: ids.length, country }),
      subject: 'order',
      change: { before: null, after: { stage, orders: orders.map(({ uid }) => uid) } },
    });
  }
  return ids.length;
}

/** Who asked to be forgotten while an order was not over, is when it is. */
async function eraseWaiting(deps: Needed): Promise<void> {
  const waiting = await deps.db.guests.waitingForErasure();
  if (waiting.length === 0) return;
  await deps.db.transaction(async (stores) => {
    const erased = await eraseOrders(deps, stores, waiting);
    await stores.guests.endWaiting(erased.orders.map(({ id }) => id));
  });
}

/** Forgets at once, without a pseudonym, what is known of the guests of those orders that need not wait (R350). */
export async function eraseOrders(
  deps: Pick<Deps, 'storage'>,
  stores: Stores,
  ids: readonly number[],
): Promise<{ orders: StoredOrder[]; files: number }> {
  const free = await stores.guests.lockFree(ids);
  const orders = await stores.orders.byIds(free);
  const files = await removeUploads(deps, stores, free);
  await stores.guests.forget(
    orders.map((order) => forgottenOrder(order, 'person', null)),
    'person',
  );
  return { orders, files };
}

/** The files first: if the store is away the rows stay, and with them what is left to do. */
async function removeUploads(
  { storage }: Pick<Deps, 'storage'>,
  { guests }: Pick<Stores, 'guests'>,
  orders: readonly number[],
): Promise<number> {
  const uploads = await guests.uploadsOf(orders);
  for (const upload of uploads) for (const file of uploadFiles(upload)) await storage.remove(file);
  return uploads.length;
}

/** The keys of the years in which the orders were placed. */
async function keysOf(
  { secrets }: Needed,
  { guests }: Stores,
  orders: readonly StoredOrder[],
): Promise<Map<number, Buffer>> {
  const keys = new Map<number, Buffer>();
  for (const year of new Set(orders.map(yearOf))) {
    const context = `pseudonyms of ${year}`;
    const fresh = secrets.seal(randomBytes(32).toString('base64'), context);
    const sealed = await guests.pseudonymKey(year, fresh);
    // Sealed with a key that the server no longer has: regulars of that year are not counted, but forgotten.
    if (canOpen(secrets, sealed, context))
      keys.set(year, Buffer.from(secrets.open(sealed, context), 'base64'));
  }
  return keys;
}

function canOpen(secrets: Deps['secrets'], sealed: string, context: string): boolean {
  try {
    secrets.open(sealed, context);
    return true;
  } catch {
    return false;
  }
}

function yearOf({ createdAt }: StoredOrder): number {
  return new Date(createdAt).getUTCFullYear();
}
