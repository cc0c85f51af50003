/** File and folder names that we generate ourselves; any other is a bug of ours. */
const NAME = /^[a-z0-9-]+(\/[A-Za-z0-9_-]+)*\/[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/;

/** Up to this size a file is read at once: a stream would cost more than the memory. Bytes. */
export const SMALL_FILE = 256 * 1_024;

export function isStoredName(name: string): boolean {
  return NAME.test(name);
}

/** Throws RangeError for a name that is none, so that no path leads out of the storage. */
export function requireStoredName(name: string): void {
  if (!isStoredName(name)) throw new RangeError(`not a name of the storage: ${name}`);
}
