import type { PrinterSettings } from './agent-settings.ts';
import * as texts from './agent-texts.ts';
import type { Target } from './job-queue.ts';
import { type LaneDeps, PrinterLane } from './printer-lane.ts';
import { drawTest } from './printer-slip.ts';
import type { SendResult } from './transport/outcome.ts';

type LanesDeps = Omit<LaneDeps, 'printer' | 'standIn' | 'wake'>;

/** What becomes of jobs at a printer that is no longer set up. */
const MISSING_ENDS: ReadonlyMap<Target['state'], 'failed' | 'unclear'> = new Map([
  ['received', 'failed'],
  ['handed-over', 'unclear'],
]);

/** The lanes of an agent, one for each printer, which may change while it works. */
export class PrinterLanes {
  readonly #deps: LanesDeps;
  #printers: readonly PrinterSettings[];
  #lanes: PrinterLane[];
  #isRunning = false;
  readonly #runs = new Set<Promise<void>>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(deps: LanesDeps, printers: readonly PrinterSettings[]) {
    this.#deps = deps;
    this.#printers = printers;
    this.#lanes = printers.map((printer) => this.#laneOf(printer));
  }

  get all(): readonly PrinterLane[] {
    return this.#lanes;
  }

  /** What jobs are taken in for. */
  get printers(): readonly PrinterSettings[] {
    return this.#printers;
  }

  run(): void {
    this.#isRunning = true;
    for (const lane of this.#lanes) this.#start(lane);
  }

  /** Those for which a job has just come. */
  wake(targets: readonly Pick<Target, 'printer'>[]): void {
    for (const lane of this.#lanes) if (targets.some(({ printer }) => printer === lane.id)) lane.wake();
  }

  wakeAll(): void {
    for (const lane of this.#lanes) lane.wake();
  }

  /** Throws RangeError for a printer that is not there. */
  async testPrint(printer: string): Promise<SendResult> {
    const lane = this.#lanes.find(({ id }) => id === printer);
    if (!lane) throw new RangeError(`no printer ${printer}`);
    return lane.printNow((desk) => drawTest('page', desk));
  }

  /**
   * Other printers from now on. A lane whose printer stays as it was goes on undisturbed; any other finishes the slip that it
   * is sending before the next one speaks to its printer. False if nothing has changed.
   */
  apply(printers: readonly PrinterSettings[]): Promise<boolean> {
    const turn = this.#turn.then(() => this.#apply(printers));
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
    await this.#turn;
    await Promise.all(this.#runs);
  }

  async #apply(printers: readonly PrinterSettings[]): Promise<boolean> {
    if (JSON.stringify(printers) === JSON.stringify(this.#printers)) {
      // One that was being taken in during the last change may still be for a printer of before.
      await this.dropMissing();
      return false;
    }
    this.#printers = printers;
    const staying = new Map(
      this.#lanes
        .filter((lane) => printers.some((printer) => isSame(printer, lane.printer)))
        .map((lane) => [lane.id, lane]),
    );
    await Promise.all(
      this.#lanes.filter((lane) => staying.get(lane.id) !== lane).map((lane) => lane.retire()),
    );
    if (!this.#isRunning) return false;
    this.#lanes = printers.map((printer) => staying.get(printer.id) ?? this.#laneOf(printer));
    for (const lane of this.#lanes) if (!staying.has(lane.id)) this.#start(lane);
    await this.dropMissing();
    return true;
  }

  #laneOf(printer: PrinterSettings): PrinterLane {
    return new PrinterLane({
      ...this.#deps,
      printer,
      standIn: (id) => {
        const lane = this.#lanes.find((one) => one.id === id);
        return lane ? { id, name: lane.name, isWell: lane.state.health === 'ok' } : null;
      },
      wake: (id) => this.wake([{ printer: id }]),
    });
  }

  #start(lane: PrinterLane): void {
    const run = lane.run().finally(() => this.#runs.delete(run));
    this.#runs.add(run);
  }

  /** Jobs for a printer removed since would wait forever; of what it was handed over nobody can ask it. */
  async dropMissing(): Promise<void> {
    const { queue, onChange } = this.#deps;
    for (const job of queue.all()) {
      for (const target of job.targets) {
        const end = MISSING_ENDS.get(target.state);
        if (!end || this.#printers.some(({ id }) => id === target.printer)) continue;
        await queue.update(job, target, {
          state: end,
          reason: texts.printerRemoved,
          handedOverAt: undefined,
        });
        onChange();
      }
    }
  }
}

function isSame(a: PrinterSettings, b: PrinterSettings): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
