const WITHIN_MS = 5 * 60_000;
const QUICK_TIMES = 3;
const SHORT_MS = 1_000;
const LONG_MS = 30_000;

/** How soon a page that crashed is loaded again: at once, but one that crashes again and again only every half minute. */
export class RecoveryRate {
  #crashes: number[] = [];

  /** Notes a crash; in milliseconds, as `now`. */
  delayAfterCrash(now: number): number {
    this.#crashes = [...this.#crashes.filter((at) => now - at < WITHIN_MS), now];
    return this.#crashes.length <= QUICK_TIMES ? SHORT_MS : LONG_MS;
  }
}
