import type { PrinterHealth } from '#domain/devices/counter-fault.ts';
import type { JobInquiry } from './agent-inquiry.ts';
import { type AgentSettings, type PrinterSettings, placeOf } from './agent-settings.ts';
import * as texts from './agent-texts.ts';
import { interruptedPrint } from './interrupted-print.ts';
import type { JobQueue, QueuedJob, Target, Waiting } from './job-queue.ts';
import {
  type Attempt,
  changeAfter,
  delayAfter,
  healthOf,
  nextPlace,
  type PrinterState,
  printerAfter,
  type StandIn,
  UNUSED,
} from './printer-lane-state.ts';
import { drawSlip, drawTest, targetOf, titleIn } from './printer-slip.ts';
import { Rest } from './repeater.ts';
import type { Bytes, SendResult } from './transport/outcome.ts';
import { offerToPrinter, type PrinterTarget, sendToPrinter } from './transport.ts';
import { readWireJob } from './wire-job.ts';

export interface LaneState extends Pick<PrinterState, 'reason' | 'isPaperLow'> {
  id: string;
  waiting: number;
  health: PrinterHealth;
}

export interface LaneDeps {
  printer: PrinterSettings;
  settings: AgentSettings;
  queue: JobQueue;
  inquiry: JobInquiry;
  now: () => Date;
  log: (message: string) => void;
  onChange: () => void;
  /** Another printer of this computer; null if it has none of this id. */
  standIn: (id: string) => StandIn | null;
  /** There is a job for another printer of this computer. */
  wake: (id: string) => void;
  /** How long a job waits for a printer that does not take it before another device may have it; 30 s by default. */
  passOnMs?: number | undefined;
  /** How often a printer without work is asked how it is; 5 s by default. */
  lookMs?: number | undefined;
}

const PASS_ON_MS = 30_000;
/** A printer that is away is noticed before the next order needs it. */
const LOOK_MS = 5_000;

/** Prints one printer's jobs one after the other; an unreachable printer holds up nobody but itself. */
export class PrinterLane {
  readonly #deps: LaneDeps;
  #printer = UNUSED;
  readonly #ending = new AbortController();
  readonly #rest = new Rest();
  #busy: Promise<unknown> = Promise.resolve();
  #isRetired = false;
  #over: Promise<void> = Promise.resolve();

  constructor(deps: LaneDeps) {
    this.#deps = deps;
  }

  get printer(): PrinterSettings {
    return this.#deps.printer;
  }

  get id(): string {
    return this.#deps.printer.id;
  }

  get name(): string {
    return this.#deps.printer.name;
  }

  get address(): string {
    return placeOf(this.printer);
  }

  get state(): LaneState {
    const { reason, isPaperLow } = this.#printer;
    const health = healthOf(this.#printer);
    return { id: this.id, reason, isPaperLow, waiting: this.#waiting().length, health };
  }

  /** Works until stopped or retired. */
  run(): Promise<void> {
    this.#over = this.#work();
    return this.#over;
  }

  async #work(): Promise<void> {
    await this.#exclusively(() => this.#settleInterrupted());
    while (!this.#isOver) {
      const [next] = this.#waiting();
      const isDone = next && (await this.#exclusively(() => this.#attempt(next)));
      if (!next) {
        const isWoken = await this.#rest.for(this.#deps.lookMs ?? LOOK_MS);
        if (!isWoken) await this.#exclusively(() => this.#look());
      } else if (!isDone) await this.#rest.for(delayAfter(this.#printer, this.#deps.settings.retry));
    }
  }

  /** There is a new job, or a person asks to retry now. */
  wake(): void {
    this.#rest.wake();
  }

  /**
   * Ends the current job within 8 s: a longer slip is 'unclear' then, although the printer continues with it. Jobs of
   * which no byte was sent stay for the next start.
   */
  async stop(): Promise<void> {
    this.#ending.abort();
    this.wake();
    await this.#busy.catch(() => {});
  }

  /**
   * Begins no further job; resolves when the one that is being sent is done, however long it takes. The others stay for the
   * lane that follows.
   */
  async retire(): Promise<void> {
    this.#isRetired = true;
    this.wake();
    await this.#over;
    await this.#busy.catch(() => {});
  }

  /** Prints the test page, or a short slip, between jobs; is not retried. */
  testPrint(length: 'page' | 'slip' = 'page'): Promise<SendResult> {
    return this.#exclusively(async () => {
      const result = await sendToPrinter(drawTest(length, this.#deps), this.#target);
      this.#learn({ kind: 'test', result });
      if (result.outcome === 'printed') this.wake();
      return result;
    });
  }

  get #target(): PrinterTarget {
    return targetOf(this.#deps.printer, this.#deps.settings, this.#ending.signal);
  }

  get #isOver(): boolean {
    return this.#isRetired || this.#ending.signal.aborted;
  }

  /** What a crash left at the printer comes first: it is in front of everything else there. */
  async #settleInterrupted(): Promise<void> {
    const { printer, queue, now } = this.#deps;
    for (const { job, target } of queue.handedOverTo(this.id)) {
      const result = await interruptedPrint(target, printer, this.#target, now());
      await this.#conclude(job, target, { kind: 'job', result });
    }
  }

  /** Asks the printer how it is; nothing is printed. */
  async #look(): Promise<void> {
    const result = await offerToPrinter(async () => null, this.#target);
    this.#learn({ kind: 'look', result });
  }

  /** True if the job needs no further attempt. A bug of ours must not end the lane. */
  async #attempt({ job, target }: Waiting): Promise<boolean> {
    try {
      await this.#conclude(job, target, await this.#print(job, target));
    } catch (error) {
      await this.#conclude(job, target, crashed(error));
    }
    return target.state !== 'received' || target.printer !== this.id;
  }

  async #conclude(job: QueuedJob, target: Target, attempt: Attempt): Promise<void> {
    this.#log(job, attempt);
    this.#learn(attempt);
    const change = changeAfter(target, attempt);
    if (change) await this.#settle(job, target, change);
    if (attempt.kind === 'moved') this.#deps.wake(attempt.to.id);
    if (attempt.result?.outcome === 'not-sent') await this.#explainWaiting(attempt.result.reason);
  }

  async #print(job: QueuedJob, target: Target): Promise<Attempt> {
    const { queue, inquiry, now } = this.#deps;
    if (!readWireJob(job.job)) return dropped('failed', texts.jobUnreadable);
    // Nobody fixes a printer for an expired job; the server may have moved its expiry since.
    if (inquiry.isOver(job)) {
      const verdict = await inquiry.refresh(job);
      if (verdict.isEnded) return dropped('expired', verdict.reason);
    }
    let withdrawn: Attempt = { kind: 'put-off', result: null };
    const layOut = async (): Promise<Bytes | null> => {
      if (this.#isOver) return null;
      const verdict = await inquiry.refresh(job);
      withdrawn = verdict.isEnded
        ? dropped('expired', verdict.reason)
        : dropped('failed', texts.jobUnreadable);
      return verdict.isEnded ? null : drawSlip(job, target, this.#deps);
    };
    const result = await offerToPrinter(
      layOut,
      this.#target,
      () => queue.update(job, target, { state: 'sending' }),
      // If the disk refuses, 'sending' stays on it.
      () =>
        queue
          .update(job, target, { state: 'handed-over', handedOverAt: now().toISOString() })
          .catch(() => undefined),
    );
    if (result.outcome === 'withdrawn') return { ...withdrawn, result };
    if (result.outcome === 'not-sent') {
      const next = await this.#nextPlace(job, target);
      if (next === 'other-device') return { kind: 'dropped', state: 'failed', reason: result.reason, result };
      if (next !== 'wait') return { kind: 'moved', to: next, result };
    }
    return { kind: 'job', result };
  }

  /** Asks the server only once the job has waited for long enough; given away it never prints here. */
  async #nextPlace(entry: QueuedJob, target: Target): Promise<ReturnType<typeof nextPlace>> {
    const { now, inquiry, printer, standIn, passOnMs = PASS_ON_MS } = this.#deps;
    const waitedMs = now().getTime() - Date.parse(entry.receivedAt);
    const isShared = entry.targets.length > 1;
    const mayPassOn = !isShared && waitedMs >= passOnMs;
    const other = target.origin?.printer ?? printer.fallback ?? null;
    const hasItAlready = entry.targets.some((one) => one !== target && one.printer === other);
    return nextPlace({
      ...{ target, waitedMs, passOnMs, isShared },
      isWantedElsewhere: mayPassOn && (await inquiry.isWantedElsewhere(entry)),
      standIn: other === null || hasItAlready ? null : standIn(other),
    });
  }

  #log(entry: QueuedJob, attempt: Attempt): void {
    const { printer, log } = this.#deps;
    const names = { job: titleIn(entry), printer: printer.name };
    if (attempt.kind === 'crash') log(`${printer.name}: ${attempt.reason}`);
    if (attempt.kind === 'dropped') log(texts.notPrinted({ ...names, reason: attempt.reason }));
    if (attempt.kind === 'moved') log(texts.jobMoved({ ...names, to: attempt.to.name }));
    if (attempt.kind !== 'job') return;
    const { outcome } = attempt.result;
    const reason = attempt.result.outcome === 'printed' ? '' : attempt.result.reason;
    log(texts.printAttempt({ ...names, outcome, reason }));
  }

  /** Jobs queued behind the current one wait for the same reason, and staff see it at each order. */
  async #explainWaiting(reason: string): Promise<void> {
    for (const { job, target } of this.#waiting())
      if (target.reason !== reason) await this.#settle(job, target, { reason });
  }

  #waiting(): Waiting[] {
    return this.#deps.queue.waitingFor(this.id);
  }

  /** If the disk refuses, 'sending' stays on it: after a crash that is 'unclear', never a second print. */
  async #settle(job: QueuedJob, target: Target, change: Partial<Target>): Promise<void> {
    await this.#deps.queue.update(job, target, change).catch(() => {
      this.#deps.log(texts.queueNotStored);
    });
    this.#deps.onChange();
  }

  #learn(attempt: Attempt): void {
    const before = this.#printer;
    this.#printer = printerAfter(before, attempt);
    const { reason, isPaperLow, isKnown } = this.#printer;
    if (isPaperLow && !before.isPaperLow) this.#deps.log(texts.paperLow({ printer: this.name }));
    const isNews = reason !== before.reason || isPaperLow !== before.isPaperLow || isKnown !== before.isKnown;
    if (isNews) this.#deps.onChange();
  }

  /** A printer only takes one connection at a time. */
  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#busy.catch(() => {}).then(work);
    this.#busy = turn;
    return turn;
  }
}

function dropped(state: 'failed' | 'expired', reason: string): Attempt {
  return { kind: 'dropped', state, reason, result: null };
}

function crashed(error: unknown): Attempt {
  const reason = texts.unexpected({ reason: error instanceof Error ? error.message : String(error) });
  return { kind: 'crash', reason: reason.slice(0, 300), result: null };
}
