import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type AgentStatus, type PrintAgent, startPrintAgent } from '#printers/agent.ts';
import { type AgentClient, createAgentClient } from '#printers/agent-client.ts';
import { ServerFault } from '#printers/agent-http.ts';
import {
  emptySettings,
  loadSettings,
  type PrinterSettings,
  parseSettings,
  SettingsFault,
} from '#printers/agent-settings.ts';
import { QueueInUse } from '#printers/job-queue-lock.ts';
import type { Journal } from '#printers/journal.ts';
import { PrinterBook, type PrinterSource } from '#printers/printer-book.ts';
import { PrinterRefused } from '#printers/printer-calls.ts';
import type { Credentials } from './connection.ts';
import type { PrinterSetting, PrinterStatus, PrintOutcome } from './ipc.ts';
import { DesktopFault } from './ipc-main.ts';
import * as texts from './texts.ts';

interface PrintingDeps {
  /** Directory of printers.json and the queue; they survive updates and restarts. */
  directory: string;
  now: () => Date;
  /** Into the journal. */
  log: (message: string) => void;
  /** To the console alone. */
  say: (message: string) => void;
  journal: Journal;
  onChange: () => void;
  /** Handles the backoffice's notification test. */
  notify: () => Promise<boolean>;
  appVersion: string;
}

/** The print agent inside the desktop app: its settings, its start and stop with the connection, its state in words. */
export class Printing {
  readonly #deps: PrintingDeps;
  #book: PrinterBook;
  /** What the page shows, and a save of it is compared with: somebody may have changed printers in the backend since. */
  #shown: readonly PrinterSettings[] = [];
  #credentials: Credentials | null = null;
  #agent: PrintAgent | null = null;
  /** Of the settings, until they are next saved; and of the agent, until it starts. */
  #settingsProblem: string | null = null;
  #startProblem: string | null = null;
  /** Changes to the agent run one at a time: two agents on one queue would lock each other out. */
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(deps: PrintingDeps, book: PrinterBook) {
    this.#deps = deps;
    this.#book = book;
  }

  /** Unreadable settings are moved aside, so that orders come in all the same (F23). */
  static async open(deps: PrintingDeps): Promise<Printing> {
    let settings = emptySettings();
    let problem: string | null = null;
    try {
      settings = (await loadSettings(deps.directory)) ?? settings;
    } catch (error) {
      if (!(error instanceof SettingsFault)) throw error;
      const path = join(deps.directory, 'printers.json');
      await rename(path, `${path}.broken`).catch(() => {});
      problem = texts.settingsDamaged;
      deps.log(texts.settingsPutAside({ fault: error.message }));
    }
    const printing = new Printing(deps, await PrinterBook.open(deps.directory, settings, deps.log));
    printing.#settingsProblem = problem;
    return printing;
  }

  /** Why printing as a whole does not work; null if it does. */
  get problem(): string | null {
    // What was lost with the file is still known to the server.
    const lost = this.#book.printers.length > 0 ? null : this.#settingsProblem;
    return lost ?? this.#startProblem ?? this.serverFault;
  }

  /** Why the server cannot be reached; null if it can, or no request was made yet. */
  get serverFault(): string | null {
    return this.#status()?.serverFault ?? null;
  }

  /** When the server last answered; null = not since the start. */
  get lastContactAt(): Date | null {
    return this.#status()?.lastContactAt ?? null;
  }

  /** Jobs that printers which are well are printing, or about to. */
  get busyWith(): number {
    const able = this.status.filter(({ problem }) => problem === null);
    return able.reduce((sum, { waiting }) => sum + waiting, 0);
  }

  /** For the settings screen, which shows them also while the server is away. */
  show(): PrinterSetting[] {
    this.#shown = this.#book.printers;
    return this.#shown.map(({ cancelChineseMode: _, ...printer }) => printer);
  }

  get status(): PrinterStatus[] {
    const lanes = new Map(this.#status()?.printers.map((lane) => [lane.id, lane]));
    return this.#book.printers.map(({ id, name }) => {
      const lane = lanes.get(id);
      const problem = lane ? lane.reason : (this.#startProblem ?? texts.notConnected);
      return { id, name, waiting: lane?.waiting ?? 0, problem, isPaperLow: lane?.isPaperLow ?? false };
    });
  }

  /** Starts printing for this server, or stops it (null); the queue on disk is kept. */
  connect(credentials: Credentials | null): Promise<void> {
    return this.#exclusively(async () => {
      this.#credentials = credentials;
      this.#book.forget();
      await this.#restart();
    });
  }

  /**
   * Stores what the settings screen has changed: at the server, or in the file where that knows no printers. Fields that the
   * screen does not know keep their values. Throws DesktopFault with what is wrong.
   */
  save(printers: PrinterSetting[]): Promise<PrinterSetting[]> {
    return this.#exclusively(async () => {
      const before = new Map(this.#book.printers.map((printer) => [printer.id, printer]));
      const merged = printers.map((printer) => ({
        ...unknownToOlderPages(before.get(printer.id)),
        ...printer,
        stations: printer.stations ?? before.get(printer.id)?.stations ?? [],
        cancelChineseMode: before.get(printer.id)?.cancelChineseMode ?? false,
      }));
      try {
        const wanted = parseSettings({ ...this.#book.settings, printers: merged });
        const source = this.#source;
        if (source && this.#book.keeper === 'unknown') await this.#book.sync(source, NEVER);
        if (source && this.#book.keeper === 'server') await this.#saveAtServer(wanted.printers, source);
        else {
          await this.#book.replace(wanted);
          await this.#restart();
        }
      } catch (error) {
        throw isForPeople(error) ? new DesktopFault(error.message) : error;
      }
      this.#settingsProblem = null;
      return this.show();
    });
  }

  /** Prints with the settings saved last, even if the agent is just restarting with them. */
  async testPrint(printerId: string): Promise<PrintOutcome> {
    await this.#turn;
    const agent = this.#agent;
    if (!agent) return { isPrinted: false, reason: this.#startProblem ?? texts.notConnected };
    if (!this.#book.printers.some(({ id }) => id === printerId)) {
      return { isPrinted: false, reason: texts.printerUnknown };
    }
    const result = await agent.testPrint(printerId);
    if (result.outcome === 'printed') return { isPrinted: true, reason: null };
    return { isPrinted: false, reason: result.reason };
  }

  retryNow(): void {
    this.#agent?.retryNow();
  }

  /** Stops after the current job, within 8 s; a longer slip is 'unclear' then. */
  end(): Promise<void> {
    return this.connect(null);
  }

  get #source(): (PrinterSource & { client: AgentClient }) | null {
    if (!this.#credentials) return null;
    const { serverUrl: server, deviceKey } = this.#credentials;
    return { client: createAgentClient({ server, deviceKey }), server };
  }

  async #saveAtServer(wanted: readonly PrinterSettings[], source: PrinterSource): Promise<void> {
    const shown = new Map(this.#shown.map((printer) => [printer.id, JSON.stringify(printer)]));
    for (const id of shown.keys())
      if (!wanted.some((printer) => printer.id === id)) await this.#book.remove(id, source, NEVER);
    for (const printer of wanted)
      if (shown.get(printer.id) !== JSON.stringify(printer)) await this.#book.save(printer, source, NEVER);
    await this.#agent?.followPrinters();
    this.#deps.onChange();
  }

  #status(): AgentStatus | undefined {
    return this.#agent?.status();
  }

  async #restart(): Promise<void> {
    const { directory, now, log, journal, onChange, notify, appVersion } = this.#deps;
    await this.#agent?.stop();
    this.#agent = null;
    const source = this.#source;
    if (source) {
      const { settings } = this.#book;
      try {
        this.#agent = await startPrintAgent({
          client: source.client,
          queueDir: join(directory, 'queue'),
          settings: { ...settings, shopUrl: settings.shopUrl ?? source.server },
          source: { book: this.#book, server: source.server },
          now,
          // The agent writes into the journal itself.
          log: this.#deps.say,
          journal,
          notify,
          self: { appVersion, platform: `${process.platform} ${process.arch}` },
        });
        this.#agent.onChange(onChange);
        this.#startProblem = null;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log(texts.printingNotStartedBecause({ reason }));
        this.#startProblem = error instanceof QueueInUse ? reason : texts.printingNotStarted;
      }
    }
    onChange();
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => {});
    return result;
  }
}

/** Each call ends by itself. */
const NEVER = new AbortController().signal;

/** Whether what went wrong is said in a sentence for staff. */
function isForPeople(error: unknown): error is Error {
  return error instanceof SettingsFault || error instanceof PrinterRefused || error instanceof ServerFault;
}

/** The pages of older servers leave out where a printer is that has no address, and which one stands in. */
function unknownToOlderPages(known: PrinterSettings | undefined) {
  if (!known) return {};
  const { interface: kind, queue, path, fallback } = known;
  return { interface: kind, queue, path, fallback };
}
