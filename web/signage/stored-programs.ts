import type { SignageEntry, SignageProgram } from '#domain/devices/signage.ts';

interface Stored {
  key: string;
  program: SignageProgram;
  /** When the server last confirmed it, in milliseconds; unconfirmed keys are dropped eventually. */
  at: number;
}

const STORED = 'theke-signage';
/** A computer may drive several TVs; a replaced key is forgotten after this many days. */
const KEPT_DAYS = 30;
/** The precision of `at`. */
const HOUR = 3_600_000;

/** What this screen showed last. */
export function storedProgram(key: string): SignageProgram | null {
  const program = read().find((one) => one.key === key)?.program ?? null;
  return program && { ...program, entries: program.entries.map(withoutNumbers) };
}

/** Yesterday's numbers would call nobody. */
function withoutNumbers(entry: SignageEntry): SignageEntry {
  return entry.type === 'pickup' ? { ...entry, preparing: [], ready: [] } : entry;
}

/** The programs of all screens in this browser. */
export function storedPrograms(): SignageProgram[] {
  return read().map(({ program }) => program);
}

export function storeProgram(key: string, program: SignageProgram): void {
  const now = Date.now();
  const others = read().filter((one) => one.key !== key && now - one.at < KEPT_DAYS * 24 * HOUR);
  write([{ key, program, at: now }, ...others]);
}

/** Records that the server still knows the key and nothing has changed. */
export function confirmProgram(key: string): void {
  const stored = read().find((one) => one.key === key);
  if (stored && Date.now() - stored.at >= HOUR) storeProgram(key, stored.program);
}

export function forgetProgram(key: string): void {
  write(read().filter((one) => one.key !== key));
}

function read(): Stored[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStored) : [];
  } catch {
    return [];
  }
}

function isStored(value: unknown): value is Stored {
  return value !== null && typeof value === 'object' && 'key' in value && 'program' in value && 'at' in value;
}

function write(programs: readonly Stored[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(programs));
  } catch {
    // Storage full or blocked: then only this page keeps it.
  }
}
