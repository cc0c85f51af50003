import { powerSaveBlocker } from 'electron';

const EVERY_MS = 60_000;

/** Keeps computer and display awake as long as `isNeeded`: a sleeping computer means a missed order. */
export class Wakefulness {
  readonly #isNeeded: () => boolean;
  readonly #timer: NodeJS.Timeout;
  #blocker: number | null = null;

  constructor(isNeeded: () => boolean) {
    this.#isNeeded = isNeeded;
    this.#timer = setInterval(() => this.update(), EVERY_MS);
    this.update();
  }

  update(): void {
    const isNeeded = this.#isNeeded();
    if (isNeeded && this.#blocker === null) {
      this.#blocker = powerSaveBlocker.start('prevent-display-sleep');
    } else if (!isNeeded && this.#blocker !== null) {
      powerSaveBlocker.stop(this.#blocker);
      this.#blocker = null;
    }
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
