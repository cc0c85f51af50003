import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type AgentStatus, type PrintAgent, startPrintAgent } from '#printers/agent.ts';
import { createAgentClient } from '#printers/agent-client.ts';
import {
  type AgentSettings,
  emptySettings,
  loadSettings,
  parseSettings,
  SettingsFault,
  saveSettings,
} from '#printers/agent-settings.ts';
import { QueueInUse } from '#printers/job-queue-lock.ts';
import type { Journal } from '#printers/journal.ts';
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
  #settings: AgentSettings = emptySettings();
  #credentials: Credentials | null = null;
  #agent: PrintAgent | null = null;
  /** Of the settings, until they are next saved; and of the agent, until it starts. */
  #settingsProblem: string | null = null;
  #startProblem: string | null = null;
  /** Changes to the agent run one at a time: two agents on one queue would lock each other out. */
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(deps: PrintingDeps) {
    this.#deps = deps;
  }

  /** Unreadable settings are moved aside, so that orders come in all the same (F23). */
  static async open(deps: PrintingDeps): Promise<Printing> {
    const printing = new Printing(deps);
    try {
      printing.#settings = (await loadSettings(deps.directory)) ?? emptySettings();
    } catch (error) {
      if (!(error instanceof SettingsFault)) throw error;
      const path = join(deps.directory, 'printers.json');
      await rename(path, `${path}.broken`).catch(() => {});
      printing.#settingsProblem = texts.settingsDamaged;
      deps.log(texts.settingsPutAside({ fault: error.message }));
    }
    return printing;
  }

  /** Why printing as a whole does not work; null if it does. */
  get problem(): string | null {
    return this.#settingsProblem ?? this.#startProblem ?? this.serverFault;
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

  get printers(): PrinterSetting[] {
    return this.#settings.printers.map(({ cancelChineseMode: _, ...printer }) => printer);
  }

  get status(): PrinterStatus[] {
    const lanes = new Map(this.#status()?.printers.map((lane) => [lane.id, lane]));
    return this.#settings.printers.map(({ id, name }) => {
      const lane = lanes.get(id);
      const problem = lane ? lane.reason : (this.#startProblem ?? texts.notConnected);
      return { id, name, waiting: lane?.waiting ?? 0, problem, isPaperLow: lane?.isPaperLow ?? false };
    });
  }

  /** Starts printing for this server, or stops it (null); the queue on disk is kept. */
  connect(credentials: Credentials | null): Promise<void> {
    return this.#exclusively(async () => {
      this.#credentials = credentials;
      await this.#restart();
    });
  }

  /** Throws DesktopFault with what is wrong. Fields that the settings screen does not know keep their values. */
  save(printers: PrinterSetting[]): Promise<PrinterSetting[]> {
    return this.#exclusively(async () => {
      const before = new Map(this.#settings.printers.map((printer) => [printer.id, printer]));
      const merged = printers.map((printer) => ({
        ...unknownToOlderPages(before.get(printer.id)),
        ...printer,
        stations: printer.stations ?? before.get(printer.id)?.stations ?? [],
        cancelChineseMode: before.get(printer.id)?.cancelChineseMode ?? false,
      }));
      try {
        this.#settings = parseSettings({ ...this.#settings, printers: merged });
      } catch (error) {
        throw error instanceof SettingsFault ? new DesktopFault(error.message) : error;
      }
      await saveSettings(this.#deps.directory, this.#settings);
      this.#settingsProblem = null;
      await this.#restart();
      return this.printers;
    });
  }

  /** Prints with the settings saved last, even if the agent is just restarting with them. */
  async testPrint(printerId: string): Promise<PrintOutcome> {
    await this.#turn;
    const agent = this.#agent;
    if (!agent) return { isPrinted: false, reason: this.#startProblem ?? texts.notConnected };
    if (!this.#settings.printers.some(({ id }) => id === printerId)) {
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

  #status(): AgentStatus | undefined {
    return this.#agent?.status();
  }

  async #restart(): Promise<void> {
    const { directory, now, log, journal, onChange, notify, appVersion } = this.#deps;
    await this.#agent?.stop();
    this.#agent = null;
    if (this.#credentials) {
      const { serverUrl, deviceKey } = this.#credentials;
      try {
        this.#agent = await startPrintAgent({
          client: createAgentClient({ server: serverUrl, deviceKey }),
          queueDir: join(directory, 'queue'),
          settings: { ...this.#settings, shopUrl: this.#settings.shopUrl ?? serverUrl },
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

/** The pages of older servers leave out where a printer is that has no address. */
function unknownToOlderPages(known: AgentSettings['printers'][number] | undefined) {
  if (!known || known.interface === 'tcp') return {};
  const { interface: kind, queue, path } = known;
  return { interface: kind, queue, path };
}
