import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from './agent-files.ts';
import { type AgentSettings, type PrinterSettings, readPrinter, saveSettings } from './agent-settings.ts';
import * as texts from './agent-texts.ts';
import { type PrinterCalls, PrinterRefused } from './printer-calls.ts';

/** Where a computer gets its printers from. */
export interface PrinterSource {
  client: PrinterCalls;
  /** Its address. */
  server: string;
}

/**
 * file: printers.json, because the server knows no printers or did not take them. unknown: the server was not asked yet, or is
 * away.
 */
type Keeper = 'server' | 'file' | 'unknown';

/** More than any server sends. */
const MOST_KEPT = 40;

const listOfDevice = z.looseObject({ device: z.int(), printers: z.array(z.unknown()) });

/** What the server said last, and whose printers these are. */
const keptList = z.object({ server: z.string(), device: z.int(), printers: z.array(z.unknown()) });

interface KnownList {
  server: string;
  device: number;
  printers: PrinterSettings[];
}

/**
 * The printers of this computer. They are set up at the server; its last answer is kept on disk, so that slips come out
 * without it, too. What only this computer may decide (other files, ports and networks) stays in printers.json, and with a
 * server that knows no printers these do as well.
 */
export class PrinterBook {
  readonly #directory: string;
  readonly #log: (message: string) => void;
  #settings: AgentSettings;
  #list: KnownList | null;
  #keeper: Keeper = 'unknown';
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(
    directory: string,
    settings: AgentSettings,
    list: KnownList | null,
    log: (message: string) => void,
  ) {
    this.#directory = directory;
    this.#settings = settings;
    this.#list = list;
    this.#log = log;
  }

  static async open(
    directory: string,
    settings: AgentSettings,
    log: (message: string) => void,
  ): Promise<PrinterBook> {
    return new PrinterBook(directory, settings, await loadKept(directory), log);
  }

  get printers(): readonly PrinterSettings[] {
    return this.#list?.printers ?? this.#settings.printers;
  }

  /** Who keeps the printers, as far as is known since the start. */
  get keeper(): Keeper {
    return this.#keeper;
  }

  /** With the printers of now. */
  get settings(): AgentSettings {
    return { ...this.#settings, printers: [...this.printers] };
  }

  /** Another server, or none: what was known of the last one says nothing. */
  forget(): void {
    this.#keeper = 'unknown';
  }

  /**
   * Asks the server. If it has none for this device, it gets those that this computer has had so far, once. Throws
   * ServerFault, and what the disk throws.
   */
  sync(source: PrinterSource, signal: AbortSignal): Promise<void> {
    return this.#exclusively(() => this.#sync(source, signal));
  }

  /** Stores a printer at the server. Throws PrinterRefused and ServerFault. */
  save(printer: PrinterSettings, { client, server }: PrinterSource, signal: AbortSignal): Promise<void> {
    return this.#exclusively(async () =>
      this.#take(server, readList(await client.savePrinter(printer, signal))),
    );
  }

  remove(id: string, { client, server }: PrinterSource, signal: AbortSignal): Promise<void> {
    return this.#exclusively(async () => {
      await client.removePrinter(id, signal);
      this.#take(server, readList(await client.printers(signal)));
    });
  }

  /** All printers at once, in printers.json: where no server keeps them. */
  replace(settings: AgentSettings): Promise<void> {
    return this.#exclusively(async () => {
      await saveSettings(this.#directory, settings);
      await rm(keptFile(this.#directory), { force: true });
      this.#settings = settings;
      this.#list = null;
    });
  }

  async #sync({ client, server }: PrinterSource, signal: AbortSignal): Promise<void> {
    const answer = await client.printers(signal);
    if (answer === null) {
      this.#keeper = 'file';
      return;
    }
    const found = readList(answer);
    if (!found) return;
    const isKnown = this.#list?.server === server && this.#list.device === found.device;
    const before = this.printers;
    if (found.printers.length > 0 || isKnown || before.length === 0) return this.#take(server, found);
    try {
      await this.#take(server, readList(await client.handOver(before, signal)));
      this.#log(texts.printersHandedOver({ count: before.length }));
    } catch (error) {
      if (!(error instanceof PrinterRefused)) throw error;
      if (this.#keeper !== 'file') this.#log(texts.printersNotHandedOver({ reason: error.message }));
      this.#keeper = 'file';
    }
  }

  async #take(server: string, found: { device: number; printers: unknown[] } | null): Promise<void> {
    if (!found) return;
    this.#keeper = 'server';
    const list = { server, ...found };
    const printers = readPrinters(found.printers, this.#log);
    if (JSON.stringify({ ...list, printers }) === JSON.stringify(this.#list)) return;
    await mkdir(this.#directory, { recursive: true });
    await replaceFile(keptFile(this.#directory), `${JSON.stringify(list, null, 2)}\n`);
    this.#list = { ...list, printers };
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => {});
    return result;
  }
}

function readList(answer: unknown): { device: number; printers: unknown[] } | null {
  const { data } = listOfDevice.safeParse(answer);
  return data ? { device: data.device, printers: data.printers } : null;
}

/** A printer that this program does not understand does not keep the others from printing. */
function readPrinters(entries: readonly unknown[], log: (message: string) => void): PrinterSettings[] {
  const printers = new Map<string, PrinterSettings>();
  for (const entry of entries.slice(0, MOST_KEPT)) {
    const printer = readPrinter(entry);
    if (printer) printers.set(printer.id, printer);
    else log(texts.printerNotUnderstood);
  }
  return [...printers.values()];
}

function keptFile(directory: string): string {
  return join(directory, 'server-printers.json');
}

/** null if there is nothing, or nothing that can be read: the server says it again. */
async function loadKept(directory: string): Promise<KnownList | null> {
  try {
    const { server, device, printers } = keptList.parse(
      JSON.parse(await readFile(keptFile(directory), 'utf8')),
    );
    return { server, device, printers: readPrinters(printers, () => {}) };
  } catch {
    return null;
  }
}
