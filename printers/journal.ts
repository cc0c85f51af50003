import { logLine } from '#domain/text/log-text.ts';

const LINES = 500;

/** The last log lines of an agent, for remote support; keys and personal data are redacted. */
export class Journal {
  readonly #now: () => Date;
  readonly #lines: string[] = [];

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Oldest first, each with its instant. */
  get lines(): readonly string[] {
    return [...this.#lines];
  }

  add(message: string): void {
    this.#lines.push(`${this.#now().toISOString()}  ${logLine(message)}`);
    if (this.#lines.length > LINES) this.#lines.shift();
  }
}
