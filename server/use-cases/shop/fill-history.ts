import { randomBytes } from 'node:crypto';
import type { Shop } from '#domain/shop/shop.ts';
import { upload } from '#entities/upload.ts';
import { newDeviceKey, secretHash } from '#use-cases/access/secrets.ts';
import { uploadFile } from '#use-cases/files/file-store.ts';
import { composeOrder } from '#use-cases/orders/compose-order.ts';
import { newReference } from '#use-cases/orders/settled-plan.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { PastFile, PastOrder, ShopHistory, StoredPast } from './shop-history.ts';

type Needed = Pick<Deps, 'db' | 'clock' | 'passwords' | 'storage'>;

/** Passed to the author of a shop's history. */
export interface HistoryFacts {
  shop: Shop;
  now: Date;
  /** The id of the first administrator. */
  administrator: number;
}

/**
 * Gives a shop that was just filled a history: people, plans, orders, visits. Nobody knows the passwords of the people or
 * the keys of the devices and screens. Nothing is mailed or printed for these orders.
 */
export async function fillHistory(
  deps: Needed,
  administratorEmail: string,
  tell: (facts: HistoryFacts) => Promise<ShopHistory>,
): Promise<void> {
  const administrator = await deps.db.accounts.accountByEmail(administratorEmail);
  if (!administrator) return;
  const { shop } = await deps.db.shop.snapshot();
  const { orders, files, ...history } = await tell({
    shop,
    now: deps.clock.now(),
    administrator: administrator.id,
  });
  const passwordHash = await deps.passwords.hash(randomBytes(32).toString('base64url'));
  const secrets = { passwordHash, keyHash: () => secretHash(newDeviceKey()) };
  const records = { ...history.records, [upload.name]: await storedFiles(deps, files) };
  await deps.db.transaction(
    (stores) => stores.shop.fillHistory({ ...history, records, secrets, orders: numbered(orders) }),
    { isLong: true },
  );
}

/** The files as they are stored: the bytes first, for a row never promises a file that is not there. */
async function storedFiles({ storage }: Needed, files: readonly PastFile[]) {
  const rows: { id: number }[] = [];
  for (const { bytes, ...file } of files) {
    const row = {
      ...file,
      publicHash: randomBytes(32).toString('base64url'),
      version: 1,
      alt: '',
      branch: null,
    };
    await storage.write(uploadFile(row), bytes);
    rows.push(Object.assign(row, { bytes: bytes.length, isLibrary: true }));
  }
  return rows;
}

/** The orders as they are stored, with the numbers that they got on their day (R88). */
function numbered(orders: readonly PastOrder[]): StoredPast[] {
  const last = new Map<string, number>();
  return orders.map(({ draft, context, totals, progress, steps, payments = [], refunds = [] }) => {
    const {
      content,
      items,
      progress: untouched,
    } = composeOrder({ ...context, draft, totals, language: 'de' });
    const day = `${content.branchId} ${content.ticketDay}`;
    const ticketNumber = (last.get(day) ?? 0) + 1;
    last.set(day, ticketNumber);
    const money = {
      payments: payments.map((payment) => ({ ...payment, reference: newReference() })),
      refunds: refunds.map((refund) => ({ ...refund, reference: newReference() })),
    };
    return { content, items, steps, ...money, ticketNumber, progress: { ...untouched, ...progress } };
  });
}
