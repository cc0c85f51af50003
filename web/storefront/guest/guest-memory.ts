import { create } from 'zustand';
import { CONTACT_FIELDS, type ContactFields } from '#domain/order/contact.ts';
import { namesOf } from '#domain/order/field.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { amountText } from '#web/lib/item-text.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { GUEST_MEMORY } from './guest-key.ts';

/** What a guest let this device remember. Nothing of it is ever sent by itself. */
export interface GuestMemory {
  /** Who ordered and where to; without hints for the driver, which may say how to get in. */
  contact: Partial<ContactFields>;
  /** Latest first. */
  orders: RememberedOrder[];
}

export interface RememberedOrder {
  /** With the hash the key of its status page. */
  uid: string;
  hash: string;
  number: number;
  /** ISO 8601. */
  date: string;
  /** Id of the branch. */
  branch: number;
  /** '2 × Käsesemmel': what was ordered, in words. */
  items: string[];
}

const VERSION = 1;
const MOST_ORDERS = 10;
const MOST_ITEMS = 20;
const LONGEST = 255;
/** As long as the consent; counted from the last order. */
const LIFE_MS = 365 * 24 * 60 * 60_000;

/** Never stored: how to get into a house, and what belongs to one branch. */
const NOT_KEPT: readonly string[] = ['deliveryNote', 'deliveryArea'];
const KEPT = namesOf(CONTACT_FIELDS).filter((name) => !NOT_KEPT.includes(name));

interface MemoryState {
  /** null: nothing is remembered, or it has not been read yet. */
  memory: GuestMemory | null;
  /** The choice for the next order. */
  isWanted: boolean;
}

export const useGuestMemory = create<MemoryState>(() => ({ memory: null, isWanted: false }));

/** Reads what is stored, once the page is hydrated. What is expired, foreign or damaged is deleted. */
export function readGuestMemory(now: Date): GuestMemory | null {
  const text = stored();
  const memory = text === null ? null : parseGuestMemory(text, now);
  if (text !== null && !memory) forgetGuest();
  const { memory: known } = useGuestMemory.getState();
  if (memory && JSON.stringify(memory) !== JSON.stringify(known))
    useGuestMemory.setState({ memory, isWanted: true });
  return memory;
}

/** Remembers who placed an order, and the order itself. Storage may be full or blocked: then nothing is remembered. */
export function rememberOrder(contact: Partial<ContactFields>, order: PublicOrder | null, now: Date): void {
  const before = readGuestMemory(now);
  const others = before?.orders.filter(({ uid }) => uid !== order?.uid) ?? [];
  const text = JSON.stringify({
    version: VERSION,
    saved: now.toISOString(),
    contact,
    orders: [...(order ? [rememberedOf(order)] : []), ...others],
  });
  const memory = parseGuestMemory(text, now);
  if (!memory) return;
  try {
    localStorage.setItem(
      GUEST_MEMORY,
      JSON.stringify({ version: VERSION, saved: now.toISOString(), ...memory }),
    );
    useGuestMemory.setState({ memory, isWanted: true });
  } catch {
    // As above.
  }
}

function rememberedOf(order: PublicOrder): RememberedOrder {
  const { uid, hash, createdAt: date, branch } = order;
  const items = order.items.map((item) => `${amountText(item)} ${item.name}`);
  return { uid, hash, number: order.ticketNumber ?? 0, date, branch, items };
}

/**
 * Remembers who ordered if the guest chose so, and whether that was the case; never at a terminal. `order`: null for one that
 * has not reached the shop yet.
 */
export function rememberIfWanted(
  contact: Partial<ContactFields>,
  order: PublicOrder | null,
  now: Date,
): boolean {
  const isWanted = useGuestMemory.getState().isWanted && !useKiosk.getState().isKiosk;
  if (isWanted) rememberOrder(contact, order, now);
  return isWanted;
}

/** Deletes everything that is remembered. */
export function forgetGuest(): void {
  try {
    localStorage.removeItem(GUEST_MEMORY);
  } catch {
    // Without storage nothing is remembered.
  }
  useGuestMemory.setState({ memory: null, isWanted: false });
}

/** What a stored text remembers, within its limits; null for expired, foreign or damaged ones. */
export function parseGuestMemory(text: string, now: Date): GuestMemory | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value.version !== VERSION) return null;
    const age = now.getTime() - Date.parse(String(value.saved));
    // A wrong clock must not keep it forever.
    if (!(Math.abs(age) <= LIFE_MS)) return null;
    const orders = Array.isArray(value.orders) ? value.orders.flatMap(orderIn) : [];
    return { contact: contactIn(value.contact), orders: orders.slice(0, MOST_ORDERS) };
  } catch {
    return null;
  }
}

function contactIn(value: unknown): Partial<ContactFields> {
  if (!isRecord(value)) return {};
  const known = KEPT.flatMap((name): [string, unknown][] => {
    const entry = value[name];
    const isFlag = CONTACT_FIELDS[name].kind === 'flag';
    const isFit = isFlag ? typeof entry === 'boolean' : typeof entry === 'string' && entry.length <= LONGEST;
    return isFit ? [[name, entry]] : [];
  });
  return Object.fromEntries(known);
}

function orderIn(value: unknown): RememberedOrder[] {
  if (!isRecord(value)) return [];
  const { uid, hash, number, date, branch, items } = value;
  const isFit =
    isShort(uid) &&
    isShort(hash) &&
    isShort(date) &&
    !Number.isNaN(Date.parse(date)) &&
    Number.isInteger(number) &&
    Number.isInteger(branch) &&
    Array.isArray(items);
  if (!isFit) return [];
  const words = items.filter(isShort).slice(0, MOST_ITEMS);
  return [{ uid, hash, number: Number(number), date, branch: Number(branch), items: words }];
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function stored(): string | null {
  try {
    return localStorage.getItem(GUEST_MEMORY);
  } catch {
    return null;
  }
}
