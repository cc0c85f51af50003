import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { logLine } from '#domain/text/log-text.ts';

const LINES = 500;
/** The file being written and older ones. */
const FILES = 5;
const LARGEST_FILE = 1_000_000;

/**
 * The last log lines of a program, for remote support; keys and personal data are redacted. With a directory they are also
 * on disk before `add` returns, so that they survive a crash and the next start knows them.
 */
export class Journal {
  readonly #now: () => Date;
  readonly #lines: string[] = [];
  readonly #files: LogFiles | null;

  constructor(now: () => Date, directory: string | null = null, largestFile = LARGEST_FILE) {
    this.#now = now;
    this.#files = directory === null ? null : new LogFiles(directory, largestFile);
    if (this.#files) this.#lines.push(...this.#files.lastLines(LINES));
  }

  /** Oldest first, each with its instant. */
  get lines(): readonly string[] {
    return [...this.#lines];
  }

  add(message: string): void {
    const line = `${this.#now().toISOString()}  ${logLine(message)}`;
    this.#lines.push(line);
    if (this.#lines.length > LINES) this.#lines.shift();
    this.#files?.append(line);
  }
}

/** theke.log, and as theke.1.log to theke.4.log what was it before. A disk that refuses stops nobody from printing. */
class LogFiles {
  readonly #directory: string;
  readonly #largestFile: number;
  #open: number | null = null;
  #size = 0;

  constructor(directory: string, largestFile: number) {
    this.#directory = directory;
    this.#largestFile = largestFile;
  }

  append(line: string): void {
    try {
      const bytes = Buffer.from(`${line}\n`);
      const file = this.#fileFor(bytes.length);
      // In full before anything else happens: a crash in the next moment is what the line is for.
      this.#size += writeSync(file, bytes);
    } catch {
      this.#close();
    }
  }

  lastLines(count: number): string[] {
    const lines: string[] = [];
    for (let age = 0; age < FILES && lines.length < count; age += 1) {
      lines.unshift(...this.#read(age).split('\n').filter(Boolean));
    }
    return lines.slice(-count);
  }

  #fileFor(bytes: number): number {
    if (this.#open !== null && this.#size + bytes > this.#largestFile) {
      this.#close();
      this.#rotate();
    }
    if (this.#open === null) {
      mkdirSync(this.#directory, { recursive: true });
      // A crash may have cut off the last line.
      const isTorn = !/(^|\n)$/.test(this.#read(0));
      this.#open = openSync(this.#path(0), 'a', 0o600);
      this.#size = fstatSync(this.#open).size + (isTorn ? writeSync(this.#open, '\n') : 0);
    }
    return this.#open;
  }

  #rotate(): void {
    rmSync(this.#path(FILES - 1), { force: true });
    for (let age = FILES - 2; age >= 0; age -= 1) {
      try {
        renameSync(this.#path(age), this.#path(age + 1));
      } catch {
        // There is none of that age yet.
      }
    }
  }

  #close(): void {
    if (this.#open === null) return;
    try {
      closeSync(this.#open);
    } catch {
      // Nothing more can be done for it.
    }
    this.#open = null;
  }

  #read(age: number): string {
    try {
      return readFileSync(this.#path(age), 'utf8');
    } catch {
      return '';
    }
  }

  #path(age: number): string {
    return join(this.#directory, age === 0 ? 'theke.log' : `theke.${age}.log`);
  }
}
