import { logLine } from '#domain/text/log-text.ts';

const LINES = 500;

/** The last lines of what an agent says, for whoever looks after the shop from afar; keys and persons are cut out. */
export class Journal {
  readonly #now: () => Date;
  readonly #lines: string[] = [];

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The oldest first, each with its instant. */
  get lines(): readonly string[] {
    return [...this.#lines];
  }

  add(message: string): void {
    this.#lines.push(`${this.#now().toISOString()}  ${logLine(message)}`);
    if (this.#lines.length > LINES) this.#lines.shift();
  }
}
