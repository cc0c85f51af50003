/** What a reader takes from without waiting: with hundreds of readers every promise per entry counts. */
export interface Source<T> {
  /** The next entry; undefined while there is none. Throws when the source has failed. */
  take(): T | undefined;
  close(): void;
}

/**
 * Readers take once after opening, and then whenever `wake` says that there may be something. What is not taken stays, or
 * is read again later, so a slow reader needs no buffer of its own.
 */
export type OpenSource<T> = (wake: () => void) => Source<T>;

/** For readers that would rather wait. Ends with the signal. */
export async function* entriesOf<T>(open: OpenSource<T>, signal: AbortSignal): AsyncGenerator<T> {
  let resume: (() => void) | null = null;
  const wake = () => resume?.();
  signal.addEventListener('abort', wake);
  const source = open(wake);
  try {
    while (!signal.aborted) {
      const entry = source.take();
      if (entry === undefined) {
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
        resume = null;
      } else yield entry;
    }
  } finally {
    signal.removeEventListener('abort', wake);
    source.close();
  }
}
