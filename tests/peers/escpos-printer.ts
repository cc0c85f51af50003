import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { EscPosDecoder, type PrintedReceipt } from './escpos-decoder.ts';

export type { PrintedReceipt } from './escpos-decoder.ts';

/** How the printer behaves; every field may be changed while it runs. */
export interface PrinterBehaviour {
  isPaperOut: boolean;
  isCoverOpen: boolean;
  isOffline: boolean;
  /** The near-end sensor sees little paper. */
  isPaperLow: boolean;
  /** Answers DLE EOT. Cheap printers do not. */
  answersStatus: boolean;
  /** Answers GS r in its turn. */
  answersFinished: boolean;
  /** Accepts connections and never reads a byte. */
  neverReads: boolean;
  /** Resets the connection when so many bytes of the job (status queries not counted) have arrived. */
  resetAfterBytes: number | null;
  /** Paper runs out when so many bytes of jobs have been printed. */
  paperOutAfterBytes: number | null;
  /** Printing speed. */
  bytesPerSecond: number | null;
  /** Closes its side when the client does. */
  closesAfterClient: boolean;
}

const HEALTHY: PrinterBehaviour = {
  isPaperOut: false,
  isCoverOpen: false,
  isOffline: false,
  isPaperLow: false,
  answersStatus: true,
  answersFinished: true,
  neverReads: false,
  resetAfterBytes: null,
  paperOutAfterBytes: null,
  bytesPerSecond: null,
  closesAfterClient: true,
};

/**
 * A thermal printer on a real TCP port of 127.0.0.1. What it has received it prints when it can: without paper the job
 * stays in its buffer and comes out when there is paper again.
 */
export class EscPosPrinter {
  readonly host = '127.0.0.1';
  readonly behaviour: PrinterBehaviour;
  port = 0;
  connections = 0;
  /** Bytes of jobs that have arrived, without status queries. */
  jobBytes = 0;
  readonly #decoder: EscPosDecoder;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #buffer: { byte: number; from: Socket }[] = [];
  #printed = 0;
  #current: Socket | null = null;
  #isPrinting = false;

  private constructor(behaviour: Partial<PrinterBehaviour>, columns: number) {
    this.behaviour = { ...HEALTHY, ...behaviour };
    this.#decoder = new EscPosDecoder(columns, () => {
      if (this.behaviour.answersFinished)
        this.#current?.write(Buffer.from([this.behaviour.isPaperLow ? 0x03 : 0x00]));
    });
  }

  static async start(behaviour: Partial<PrinterBehaviour> = {}, columns = 48): Promise<EscPosPrinter> {
    const printer = new EscPosPrinter(behaviour, columns);
    await printer.plugIn();
    return printer;
  }

  /** What came out of the printer, in order, cut by cut. */
  get receipts(): readonly PrintedReceipt[] {
    return this.#decoder.receipts;
  }

  get texts(): string[] {
    return this.receipts.map((receipt) => receipt.text);
  }

  get drawerPulses(): number {
    return this.#decoder.drawerPulses;
  }

  get unknownBytes(): readonly string[] {
    return this.#decoder.unknown;
  }

  get overflows(): number {
    return this.#decoder.overflows;
  }

  /** Changes the behaviour, for example refills the paper; what is buffered prints at once when it can. */
  set(change: Partial<PrinterBehaviour>): void {
    Object.assign(this.behaviour, change);
    void this.#print();
  }

  /** Waits until so many receipts were printed. */
  async waitForReceipts(count: number, timeoutMs = 10_000): Promise<readonly PrintedReceipt[]> {
    const end = Date.now() + timeoutMs;
    while (this.receipts.length < count) {
      if (Date.now() > end)
        throw new Error(`${this.receipts.length} of ${count} receipts were printed in time`);
      await wait(10);
    }
    return this.receipts;
  }

  /** Refuses connections from now on; the port stays known for plugIn. */
  async unplug(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    for (const socket of this.#sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  async plugIn(): Promise<void> {
    const server = createServer({ allowHalfOpen: true }, (socket) => this.#serve(socket));
    this.#server = server;
    server.listen(this.port, this.host);
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    this.port = address.port;
  }

  /** Power off and on: what was buffered is lost. */
  loseBuffer(): void {
    this.#buffer = [];
    this.#decoder.forgetHalfCommand();
  }

  #serve(socket: Socket): void {
    this.connections += 1;
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => {});
    if (this.behaviour.neverReads) {
      socket.pause();
      return;
    }
    let query: number[] = [];
    let arrived = 0;
    socket.on('data', (bytes: Buffer) => {
      for (const byte of bytes) {
        // DLE EOT n is answered at once and never reaches the print buffer.
        query.push(byte);
        if (query.length < 3 && [0x10, 0x04][query.length - 1] === byte) continue;
        const taken = query;
        query = [];
        if (taken.length === 3 && byte >= 1 && byte <= 4) {
          if (this.behaviour.answersStatus) socket.write(Buffer.from([this.#status(byte)]));
          continue;
        }
        for (const data of taken) {
          if (this.behaviour.resetAfterBytes !== null && arrived >= this.behaviour.resetAfterBytes) {
            socket.resetAndDestroy();
            return;
          }
          arrived += 1;
          this.jobBytes += 1;
          this.#buffer.push({ byte: data, from: socket });
        }
      }
      void this.#print();
    });
    socket.on('end', () => {
      if (this.behaviour.closesAfterClient) socket.end();
    });
  }

  #status(n: number): number {
    const { isPaperOut, isCoverOpen, isOffline } = this.behaviour;
    const isStopped = isPaperOut || isCoverOpen || isOffline;
    if (n === 1) return 0x12 | (isStopped ? 0x08 : 0);
    if (n === 2) return 0x12 | (isCoverOpen ? 0x04 : 0) | (isPaperOut ? 0x20 : 0);
    if (n === 4) return 0x12 | (isPaperOut ? 0x60 : 0) | (this.behaviour.isPaperLow ? 0x0c : 0);
    return 0x12;
  }

  async #print(): Promise<void> {
    if (this.#isPrinting) return;
    this.#isPrinting = true;
    const { behaviour } = this;
    let due = performance.now();
    while (
      this.#buffer.length > 0 &&
      !behaviour.isPaperOut &&
      !behaviour.isCoverOpen &&
      !behaviour.isOffline
    ) {
      if (behaviour.bytesPerSecond !== null) {
        // By the clock: a busy machine sleeps longer than it is told, and its printer would be slower than any real one.
        due += 1_000 / behaviour.bytesPerSecond;
        const pause = due - performance.now();
        if (pause > 0) await wait(pause);
      }
      const next = this.#buffer.shift();
      if (!next) break;
      this.#current = next.from;
      this.#decoder.feed([next.byte]);
      this.#printed += 1;
      if (behaviour.paperOutAfterBytes !== null && this.#printed >= behaviour.paperOutAfterBytes) {
        behaviour.paperOutAfterBytes = null;
        behaviour.isPaperOut = true;
      }
    }
    this.#isPrinting = false;
  }
}
