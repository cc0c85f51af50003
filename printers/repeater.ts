/** Runs a task whenever triggered and at the latest after `intervalMs`; never concurrently, and no trigger is lost. */
export class Repeater {
  readonly #intervalMs: number;
  readonly #task: () => Promise<void>;
  #isDue = true;
  #wake: () => void = () => {};

  constructor(intervalMs: number, task: () => Promise<void>) {
    this.#intervalMs = intervalMs;
    this.#task = task;
  }

  readonly trigger = (): void => {
    this.#isDue = true;
    this.#wake();
  };

  /** Runs until the signal aborts. After a failure the next run waits for the interval, regardless of triggers. */
  async run(signal: AbortSignal, onFault: (error: unknown) => void): Promise<void> {
    signal.addEventListener('abort', () => this.#wake());
    while (!signal.aborted) {
      this.#isDue = false;
      try {
        await this.#task();
      } catch (error) {
        onFault(error);
        await pause(Math.min(this.#intervalMs, 5_000), signal);
        this.#isDue = true;
        continue;
      }
      if (!this.#isDue && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, this.#intervalMs);
          this.#wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
  }
}

/** A pause that whoever has news ends early; news from before the pause ends it at once. */
export class Rest {
  #isAwake = false;
  #wake: () => void = () => {};

  wake(): void {
    this.#isAwake = true;
    this.#wake();
  }

  /** For this many milliseconds, or until woken: then true. */
  async for(milliseconds: number): Promise<boolean> {
    if (!this.#isAwake) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    const isWoken = this.#isAwake;
    this.#isAwake = false;
    return isWoken;
  }
}

/** Waits, or until the signal aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
