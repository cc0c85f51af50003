/**
 * The Idempotency-Key of one order at one branch: created when checkout opens and kept for the browser session until the
 * order is placed, so that a retry, a reload or a double click is the same order (R65).
 */
const storageKey = (identifier: string) => `theke-order-key-${identifier}`;

/** Storage may be blocked; the keys then live until the page is left. */
const memory = new Map<string, string>();

export function orderKey(identifier: string): string {
  const present = memory.get(identifier) ?? read(identifier) ?? newUuid();
  memory.set(identifier, present);
  write(identifier, present);
  return present;
}

/** After the order is placed, or when the customer deliberately orders again. */
export function forgetOrderKey(identifier: string): void {
  memory.delete(identifier);
  try {
    sessionStorage.removeItem(storageKey(identifier));
  } catch {
    // Nothing was stored then.
  }
}

function read(identifier: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(identifier));
  } catch {
    return null;
  }
}

function write(identifier: string, key: string): void {
  try {
    sessionStorage.setItem(storageKey(identifier), key);
  } catch {
    // Memory keeps it.
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
