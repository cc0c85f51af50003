/**
 * Orders whose guest was sent to pay online, by the identifier of their branch: their carts are emptied only once they have
 * reached the shop. The browser keeps them for its other tabs as well, because banks like to come back in a new one; this tab
 * has its own note, so that it hears of what happened in another.
 */
const KEY = 'theke-pending-payments';

/** The secret address of such an order. */
export interface PendingPayment {
  uid: string;
  hash: string;
  /** When it was placed; ISO 8601. */
  at: string;
  /** The guest wants this device to remember the order once it has reached the shop. */
  isRemembered: boolean;
}

type Pending = Readonly<Record<string, PendingPayment>>;

/** An order waits for half an hour; what became of it is still of interest when the guest comes back later that day. */
const LIFE_MS = 24 * 60 * 60_000;
const LONGEST = 255;

/** Storage may be blocked or full: then nothing is known of the order that the guest comes back to but its address. */
export function rememberPending(identifier: string, payment: PendingPayment): void {
  for (const storage of storages()) write(storage, { ...read(storage), [identifier]: payment });
}

/** The order of a branch that was last sent to be paid, from this tab or else from this browser. */
export function pendingAt(identifier: string, now: Date): PendingPayment | null {
  for (const storage of storages()) {
    const found = read(storage)[identifier];
    // A wrong clock must not keep it forever.
    if (found && Math.abs(now.getTime() - Date.parse(found.at)) <= LIFE_MS) return found;
  }
  return null;
}

/** An order that was sent to be paid, with the identifier of its branch; null = it is not from here. */
export function pendingOf(uid: string): { identifier: string; payment: PendingPayment } | null {
  for (const storage of storages()) {
    const found = Object.entries(read(storage)).find(([, payment]) => payment.uid === uid);
    if (found) return { identifier: found[0], payment: found[1] };
  }
  return null;
}

/** Forgets the order of a branch, unless another one has taken its place. */
export function forgetPending(identifier: string, uid: string): void {
  for (const storage of storages()) {
    const { [identifier]: found, ...others } = read(storage);
    if (found?.uid === uid) write(storage, others);
  }
}

/** At a terminal the next guest must not learn of any. */
export function forgetAllPending(): void {
  for (const storage of storages()) write(storage, {});
}

function storages(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

function read(storage: Storage): Pending {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (stored === null || typeof stored !== 'object') return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, PendingPayment] => isPending(entry[1])),
    );
  } catch {
    return {};
  }
}

function write(storage: Storage, pending: Pending): void {
  try {
    if (Object.keys(pending).length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // As above.
  }
}

function isPending(value: unknown): value is PendingPayment {
  if (value === null || typeof value !== 'object') return false;
  const { uid, hash, at, isRemembered } = value as Partial<PendingPayment>;
  const isDated = isShort(at) && !Number.isNaN(Date.parse(at));
  return isShort(uid) && isShort(hash) && isDated && typeof isRemembered === 'boolean';
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST;
}
