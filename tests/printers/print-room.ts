import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PrintAgent, startPrintAgent } from '#printers/agent.ts';
import { createAgentClient } from '#printers/agent-client.ts';
import { parseSettings } from '#printers/agent-settings.ts';
import type { PrintLayout } from '#printers/print-job.ts';
import { PrinterBook } from '#printers/printer-book.ts';
import { EscPosPrinter, type PrinterBehaviour } from '#tests/peers/escpos-printer.ts';
import { PrintServer } from '#tests/peers/print-server.ts';

/** A shop's print room: a server, printers, and agents sharing a directory; all real but the paper. */
export class PrintRoom {
  readonly directory: string;
  readonly server: PrintServer;
  readonly logs: string[] = [];
  pollMs = 300;
  /** Idle printers are asked this often; as seldom as in a shop unless a test is about it. */
  lookMs = 5_000;
  /** A job waits this long for its printer before another device may have it; likewise. */
  passOnMs = 30_000;
  notify: (() => Promise<boolean>) | undefined;
  readonly #agents = new Set<PrintAgent>();
  readonly #printers: EscPosPrinter[] = [];

  private constructor(directory: string, server: PrintServer) {
    this.directory = directory;
    this.server = server;
  }

  static async open(): Promise<PrintRoom> {
    return new PrintRoom(await mkdtemp(join(tmpdir(), 'theke-agent-')), await PrintServer.start());
  }

  async printer(behaviour: Partial<PrinterBehaviour> = {}): Promise<EscPosPrinter> {
    const printer = await EscPosPrinter.start(behaviour);
    this.#printers.push(printer);
    return printer;
  }

  /** An agent with these printers, named 'Drucker 1', 'Drucker 2' ...; retries after 0.1 to 0.4 s. */
  async start(...entries: [EscPosPrinter, PrintLayout[]][]): Promise<PrintAgent> {
    return this.startWith(this.server.deviceKey, ...entries);
  }

  async startWith(deviceKey: string, ...entries: [EscPosPrinter, PrintLayout[]][]): Promise<PrintAgent> {
    return this.startOn(
      {
        printers: entries.map(([{ host, port }, layouts], index) => ({
          id: `drucker-${index + 1}`,
          name: `Drucker ${index + 1}`,
          host,
          port,
          layouts,
        })),
        allowLoopback: true,
        allowedPorts: entries.map(([{ port }]) => port),
      },
      deviceKey,
    );
  }

  /** What the server says of a printer. */
  served({ host, port }: EscPosPrinter, change: object = {}) {
    const common = { columns: 42, codePage: 'PC858', stations: [], copies: 1, statusQuery: true };
    const place = { interface: 'tcp', host, port, queue: '', path: '' };
    const rest = { openDrawer: false, cancelChineseMode: false, fallback: null };
    return { id: 'theke', name: 'Theke', ...place, ...common, layouts: ['receipt'], ...rest, ...change };
  }

  /** An agent whose printers the server keeps; `settings` as they stand in printers.json. */
  async startKept(settings: object = {}): Promise<PrintAgent> {
    const log = (message: string) => this.logs.push(message);
    const here = {
      printers: [],
      allowLoopback: true,
      allowedPorts: [...this.#printers.map(({ port }) => port)],
    };
    const parsed = parseSettings({ ...here, ...settings });
    const book = await PrinterBook.open(this.directory, parsed, log);
    return this.startOn({ ...here, ...settings }, undefined, { book, server: this.server.url });
  }

  /** An agent with these settings of printers.json. */
  async startOn(
    settings: object,
    deviceKey: string = this.server.deviceKey,
    source?: { book: PrinterBook; server: string },
  ): Promise<PrintAgent> {
    const agent = await startPrintAgent({
      client: createAgentClient({ server: this.server.url, deviceKey }),
      queueDir: join(this.directory, 'queue'),
      settings: parseSettings({ retry: { firstSeconds: 0.1, longestSeconds: 0.4 }, ...settings }),
      ...(source ? { source } : {}),
      now: () => new Date(),
      log: (message) => this.logs.push(message),
      pollMs: this.pollMs,
      lookMs: this.lookMs,
      passOnMs: this.passOnMs,
      self: { appVersion: '1.2.3', platform: 'linux x64' },
      ...(this.notify ? { notify: this.notify } : {}),
    });
    this.#agents.add(agent);
    return agent;
  }

  async stop(agent: PrintAgent): Promise<void> {
    this.#agents.delete(agent);
    await agent.stop();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#agents].map((agent) => agent.stop()));
    await Promise.all(this.#printers.map((printer) => printer.unplug()));
    await this.server.stop();
    await rm(this.directory, { recursive: true, force: true });
  }
}
