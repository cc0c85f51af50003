/**
 * The Idempotency-Key of one order at one branch: created when checkout opens and kept for the browser session until the
 * order is placed, so that a retry, a reload or a double click is the same order (R65).
 */
const storageKey = (identifier: string) => `theke-order-key-${identifier}`;
const sentKey = (identifier: string) => `theke-order-sent-${identifier}`;

/** Storage may be blocked; the keys then live until the page is left. */
const memory = new Map<string, string>();

export function orderKey(identifier: string): string {
  const present = memory.get(identifier) ?? read(storageKey(identifier)) ?? newUuid();
  memory.set(identifier, present);
  write(storageKey(identifier), present);
  return present;
}

/** After the order is placed, or when the customer deliberately orders again. */
export function forgetOrderKey(identifier: string): void {
  memory.delete(identifier);
  write(storageKey(identifier), null);
  rememberSent(identifier, null);
}

/** Remembers what was sent with the key and has no answer yet; null once it has one. A reload keeps it. */
export function rememberSent(identifier: string, body: string | null): void {
  write(sentKey(identifier), body);
}

/** Whether exactly this body was sent with the key, without an answer. */
export function isUnanswered(identifier: string, body: string): boolean {
  return read(sentKey(identifier)) === body;
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Memory keeps the order's key.
  }
}

/** crypto.randomUUID only exists on secure origins; a shop on http in the local network needs keys as well. */
function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
