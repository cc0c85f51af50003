/** Something read at a version that only grows. */
interface Versioned {
  version: bigint;
}

/** The last reading, and the one under way, if any. */
export interface SharedRead<T extends Versioned> {
  kept: T | null;
  reading: Promise<T> | null;
}

/**
 * What is kept if it is of that version; else one reading for all who ask meanwhile. A reading that began before a change may end
 * after it without it: whoever knows the version of the change waits for the next one.
 */
export async function sharedRead<T extends Versioned>(
  shared: SharedRead<T>,
  version: bigint,
  read: () => Promise<T>,
): Promise<T> {
  if (shared.kept?.version === version) return shared.kept;
  for (;;) {
    shared.reading ??= read().finally(() => {
      shared.reading = null;
    });
    const found = await shared.reading;
    shared.kept = found;
    if (found.version >= version) return found;
  }
}
