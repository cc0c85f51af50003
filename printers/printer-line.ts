import { Socket } from 'node:net';
import { StatusReader } from './printer-status.ts';

/** How long the printer may take to close after us; many accept only one connection at a time. */
export const FAREWELL_MS = 300;

/** One TCP connection, all of whose waits end at the deadline, which signs of life extend. */
export class PrinterLine {
  readonly status = new StatusReader();
  /** The printer closed its side cleanly. */
  hasEnded = false;
  /** Reset or any other fault. */
  hasFailed = false;
  readonly #socket = new Socket({ allowHalfOpen: true });
  #deadline: number;
  /** No sign of life extends the deadline beyond it. */
  #latest = Number.POSITIVE_INFINITY;
  #wake: () => void = () => {};
  #isHalfClosed = false;

  constructor(deadline: number) {
    this.#deadline = deadline;
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (bytes: Uint8Array) => {
      this.status.feed(bytes);
      this.#wake();
    });
    this.#socket.on('end', () => {
      this.hasEnded = true;
      this.#wake();
    });
    this.#socket.on('error', () => {
      this.hasFailed = true;
      this.#wake();
    });
    for (const event of ['connect', 'drain', 'close']) this.#socket.on(event, () => this.#wake());
  }

  /** Nothing more can be expected on this connection. */
  get isBroken(): boolean {
    return (
      this.hasFailed ||
      this.status.isForeign ||
      this.#socket.destroyed ||
      (this.hasEnded && !this.#isHalfClosed)
    );
  }

  get isTimeUp(): boolean {
    return performance.now() >= this.#deadline;
  }

  /** The printer is alive: from now on it has this long for its next sign. */
  extend(milliseconds: number): void {
    this.#deadline = Math.min(performance.now() + milliseconds, this.#latest);
  }

  /** Whatever the printer says, it ends after this long. */
  endWithin(milliseconds: number): void {
    this.#latest = Math.min(this.#latest, performance.now() + milliseconds);
    this.#deadline = Math.min(this.#deadline, this.#latest);
    this.#wake();
  }

  /** A caller wants it to end soon. */
  get isEnding(): boolean {
    return this.#latest < Number.POSITIVE_INFINITY;
  }

  async connect(address: string, port: number, timeoutMs: number): Promise<boolean> {
    let isConnected = false;
    this.#socket.connect({ host: address, port }, () => {
      isConnected = true;
    });
    return (await this.until(() => (isConnected ? true : undefined), timeoutMs)) ?? false;
  }

  write(bytes: Uint8Array): void {
    if (!this.isBroken) this.#socket.write(bytes);
  }

  /** True once the system has accepted all bytes; false if the connection broke or time ran out. */
  async drained(): Promise<boolean> {
    const isEmpty = () => (this.#socket.writableLength === 0 ? true : undefined);
    return ((await this.until(isEmpty)) ?? false) && !this.hasFailed;
  }

  halfClose(): void {
    this.#isHalfClosed = true;
    this.#socket.end();
  }

  /** Closes cleanly if possible: a reset could make the printer drop what it still holds. */
  async close(): Promise<void> {
    if (!this.#socket.connecting && !this.#socket.destroyed) {
      if (!this.#isHalfClosed) this.#socket.end();
      const farewell = performance.now() + FAREWELL_MS;
      while (!this.hasEnded && !this.#socket.destroyed && performance.now() < farewell) {
        await this.#pause(farewell - performance.now());
      }
    }
    this.#socket.destroy();
  }

  /** Waits until `look` finds something; undefined if the connection broke or time ran out before. */
  async until<T>(
    look: (status: StatusReader) => T | undefined,
    withinMs = Number.POSITIVE_INFINITY,
  ): Promise<T | undefined> {
    const end = performance.now() + withinMs;
    for (;;) {
      const found = look(this.status);
      if (found !== undefined) return found;
      const left = Math.min(this.#deadline, end) - performance.now();
      if (this.isBroken || left <= 0) return undefined;
      await this.#pause(left);
    }
  }

  #pause(atMostMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, atMostMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
