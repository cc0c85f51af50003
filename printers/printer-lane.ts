import type { JobInquiry } from './agent-inquiry.ts';
import type { AgentSettings, PrinterSettings } from './agent-settings.ts';
import * as texts from './agent-texts.ts';
import { HeldSlips, interruptedSlip } from './interrupted-print.ts';
import type { JobQueue, QueuedJob, Target, Waiting } from './job-queue.ts';
import {
  type Attempt,
  changeAfter,
  crashed,
  delayAfter,
  dropped,
  healthOf,
  interruptedBy,
  type LaneState,
  logOf,
  nextPlace,
  type PrinterState,
  printerAfter,
  type StandIn,
  UNUSED,
} from './printer-lane-state.ts';
import { type Desk, drawSlip, targetOf, titleIn } from './printer-slip.ts';
import { Rest } from './repeater.ts';
import type { Bytes, Notes, OfferResult, SendResult } from './transport/outcome.ts';
import { offerToPrinter, type PrinterTarget, sendToPrinter } from './transport.ts';
import { readWireJob } from './wire-job.ts';

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
  /** What the printer has and has not finished: it is in front of everything else there. */
  readonly #held = new HeldSlips((job, target, result) =>
    this.#conclude(job, target, { kind: 'job', result }),
  );
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

  get state(): LaneState {
    const { reason, isPaperLow } = this.#printer;
    const waiting = this.#waiting().length;
    return { id: this.id, reason, isPaperLow, waiting, health: healthOf(this.#printer) };
  }

  /** Works until stopped or retired. */
  run(): Promise<void> {
    this.#over = this.#work();
    return this.#over;
  }

  async #work(): Promise<void> {
    const { lookMs } = this.#deps;
    await this.#exclusively(() => this.#askForInterrupted());
    while (!this.#isOver) {
      const [next] = this.#waiting();
      const isDone = next && (await this.#exclusively(() => this.#attempt(next)));
      if (!next) {
        const isWoken = await this.#rest.for(this.#held.isAny ? this.#delay : (lookMs ?? LOOK_MS));
        if (!isWoken) await this.#exclusively(() => this.#look());
      } else if (!isDone) await this.#rest.for(this.#delay);
    }
  }

  get #delay(): number {
    return delayAfter(this.#printer, this.#deps.settings.retry);
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
    await this.#held.release();
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
    await this.#held.release();
  }

  /** Prints what is no job between jobs; is not retried. */
  printNow(draw: (desk: Desk) => Buffer): Promise<SendResult> {
    return this.#exclusively(async () => {
      const slip = draw(this.#deps);
      const result = await this.#whenClear(() => sendToPrinter(slip, this.#target));
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

  /** What a crash left at the printer. */
  async #askForInterrupted(): Promise<void> {
    const { printer, queue, now } = this.#deps;
    for (const { job, target } of queue.handedOverTo(this.id))
      this.#held.add(job, target, interruptedSlip(target, printer, this.#target, now()));
    if (this.#held.isAny) await this.#look();
  }

  #offer(layOut: () => Promise<Bytes | null>, notes: Partial<Notes> = {}): Promise<OfferResult> {
    return this.#whenClear(() => offerToPrinter(layOut, this.#target, notes));
  }

  /** Once the printer holds no other slip. */
  async #whenClear<T>(send: () => Promise<T>): Promise<T | Extract<SendResult, { outcome: 'not-sent' }>> {
    const reason = await this.#held.settle();
    return reason ? { outcome: 'not-sent', reason } : send();
  }

  /** Asks the printer how it is; nothing is printed. */
  async #look(): Promise<void> {
    this.#learn({ kind: 'look', result: await this.#offer(async () => null) });
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
    const said = logOf(attempt, { job: titleIn(job), printer: this.name });
    if (said !== null) this.#deps.log(said);
    this.#learn(attempt);
    const change = changeAfter(target, attempt);
    if (change) await this.#settle(job, target, change);
    const slip = attempt.result?.outcome === 'unclear' && attempt.result.held;
    if (slip) this.#held.add(job, target, slip);
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
    const result = await this.#offer(layOut, {
      beforeSend: () => queue.update(job, target, { state: 'sending' }),
      // If the disk refuses, 'sending' stays on it.
      handedOver: () =>
        queue
          .update(job, target, { state: 'handed-over', handedOverAt: now().toISOString() })
          .catch(() => undefined),
      interrupted: (fault) => this.#become(interruptedBy(fault, this.#printer)),
    });
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
    this.#become(printerAfter(this.#printer, attempt));
  }

  #become(state: PrinterState): void {
    const before = this.#printer;
    this.#printer = state;
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
