import { isVoid } from '#domain/devices/print-job.ts';
import type { JobInquiry } from './agent-inquiry.ts';
import type { AgentSettings, PrinterSettings } from './agent-settings.ts';
import * as texts from './agent-texts.ts';
import { encode, encodeParts } from './escpos.ts';
import type { JobQueue, QueuedJob, Target } from './job-queue.ts';
import { kitchenTicket } from './kitchen-ticket.ts';
import { titleOf } from './labels.ts';
import type { PrintJob } from './print-job.ts';
import { receipt } from './receipt.ts';
import { selfTest } from './self-test.ts';
import { testSlip } from './test-slip.ts';
import {
  type Bytes,
  DEFAULT_TIMEOUTS,
  type OfferResult,
  offerToPrinter,
  type SendResult,
  sendToPrinter,
} from './transport.ts';
import { readWireJob } from './wire-job.ts';

export interface LaneState {
  id: string;
  name: string;
  state: 'ready' | 'printing' | 'blocked';
  /** Why it is blocked, for staff. */
  reason: string | null;
  /** Since when it is blocked (ISO 8601). */
  since: string | null;
  waiting: number;
  /** The printer reports low paper; it keeps printing. */
  isPaperLow: boolean;
}

export interface LaneDeps {
  printer: PrinterSettings;
  settings: AgentSettings;
  queue: JobQueue;
  inquiry: JobInquiry;
  now: () => Date;
  log: (message: string) => void;
  onChange: () => void;
}

/** Prints one printer's jobs one after the other; an unreachable printer holds up nobody but itself. */
export class PrinterLane {
  readonly #deps: LaneDeps;
  #state: Pick<LaneState, 'state' | 'reason' | 'since'> = { state: 'ready', reason: null, since: null };
  #failures = 0;
  #isPaperLow = false;
  readonly #ending = new AbortController();
  #wake: () => void = () => {};
  #isAwake = false;
  #busy: Promise<unknown> = Promise.resolve();

  constructor(deps: LaneDeps) {
    this.#deps = deps;
  }

  get state(): LaneState {
    const { printer, queue } = this.#deps;
    const waiting = queue
      .all()
      .filter((job) =>
        job.targets.some((entry) => entry.printer === printer.id && entry.state === 'received'),
      );
    return {
      id: printer.id,
      name: printer.name,
      ...this.#state,
      waiting: waiting.length,
      isPaperLow: this.#isPaperLow,
    };
  }

  /** Works until stopped. */
  async run(): Promise<void> {
    while (!this.#ending.signal.aborted) {
      const next = this.#deps.queue.nextFor(this.#deps.printer.id);
      if (!next) {
        await this.#rest(null);
        continue;
      }
      const isDone = await this.#exclusively(() => this.#attempt(next.job, next.target));
      if (!isDone) await this.#rest(this.#delay());
    }
  }

  /** There is a new job, or a person asks to retry now. */
  wake(): void {
    this.#isAwake = true;
    this.#wake();
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

  /** Prints the test page, or a short slip, between jobs; is not retried. */
  testPrint(length: 'page' | 'slip' = 'page'): Promise<SendResult> {
    const { printer, settings, now } = this.#deps;
    const draw = length === 'page' ? selfTest : testSlip;
    const lines = draw(printer, { printedAt: now(), timeZone: settings.timeZone });
    return this.#exclusively(async () => {
      const result = await sendToPrinter(encode(lines, printer), this.#connection());
      this.#notePaper(result);
      this.#note(result.outcome === 'printed' ? null : result.reason);
      if (result.outcome === 'printed') this.wake();
      return result;
    });
  }

  /** A bug of ours must not end the lane: what may have been sent is unclear, the rest is retried. */
  async #attempt(job: QueuedJob, target: Target): Promise<boolean> {
    try {
      return await this.#print(job, target);
    } catch (error) {
      const reason = texts
        .unexpected({ reason: error instanceof Error ? error.message : String(error) })
        .slice(0, 300);
      this.#deps.log(`${this.#deps.printer.name}: ${reason}`);
      this.#note(reason);
      if (target.state === 'received') return false;
      if (target.state === 'sending') await this.#settle(job, target, { state: 'unclear', reason });
      return true;
    }
  }

  /** True if the job needs no further attempt. */
  async #print(job: QueuedJob, target: Target): Promise<boolean> {
    const { queue, printer, log, inquiry } = this.#deps;
    if (!readWireJob(job.job)) return this.#giveUp(job, target, 'failed', texts.jobUnreadable);
    // Nobody fixes a printer for an expired job; the server may have moved its expiry since.
    if (inquiry.isOver(job)) {
      const verdict = await inquiry.refresh(job);
      if (verdict.isEnded) return this.#giveUp(job, target, 'expired', verdict.reason);
    }
    this.#show('printing', null);
    let withdrawal: () => Promise<boolean> = async () => false;
    const layOut = async (): Promise<Bytes | null> => {
      if (this.#ending.signal.aborted) return null;
      const verdict = await inquiry.refresh(job);
      const bytes = verdict.isEnded ? null : this.#draw(job);
      const { reason } = verdict.isEnded ? verdict : { reason: texts.jobUnreadable };
      withdrawal = () => this.#giveUp(job, target, verdict.isEnded ? 'expired' : 'failed', reason);
      return bytes;
    };
    const result = await offerToPrinter(layOut, this.#connection(), () =>
      queue.update(job, target, { state: 'sending' }),
    );
    this.#notePaper(result);
    if (result.outcome === 'withdrawn') {
      this.#note(null);
      return withdrawal();
    }
    const reason = result.outcome === 'printed' ? null : result.reason;
    this.#note(result.outcome === 'not-sent' ? reason : null);
    log(
      texts.printAttempt({
        job: titleIn(job),
        printer: printer.name,
        outcome: result.outcome,
        reason: reason ?? '',
      }),
    );
    const state = result.outcome === 'not-sent' ? 'received' : result.outcome;
    await this.#settle(job, target, { state, reason, attempts: target.attempts + 1 });
    if (result.outcome === 'not-sent') await this.#explainWaiting(reason);
    return result.outcome !== 'not-sent';
  }

  /** No paper moves for it any more. */
  async #giveUp(job: QueuedJob, target: Target, state: 'failed' | 'expired', reason: string): Promise<true> {
    this.#deps.log(texts.notPrinted({ job: titleIn(job), printer: this.#deps.printer.name, reason }));
    await this.#settle(job, target, { state, reason, attempts: target.attempts + 1 });
    return true;
  }

  /** Jobs queued behind the current one wait for the same reason, and staff see it at each order. */
  async #explainWaiting(reason: string | null): Promise<void> {
    const { queue, printer } = this.#deps;
    for (const job of queue.all()) {
      for (const target of job.targets) {
        const isWaiting = target.printer === printer.id && target.state === 'received';
        if (isWaiting && target.reason !== reason) await this.#settle(job, target, { reason });
      }
    }
  }

  /** If the disk refuses, 'sending' stays on it: after a crash that is 'unclear', never a second print. */
  async #settle(job: QueuedJob, target: Target, change: Partial<Target>): Promise<void> {
    await this.#deps.queue.update(job, target, change).catch(() => {
      this.#deps.log(texts.queueNotStored);
    });
    this.#deps.onChange();
  }

  #draw(entry: QueuedJob): Bytes | null {
    const { printer, settings, now } = this.#deps;
    const job = readWireJob(entry.job);
    if (!job) return null;
    const slip = { ...job, isDuplicate: job.isDuplicate || entry.isDuplicate };
    const occasion = { printedAt: now(), statusUrl: statusUrl(job, settings.shopUrl) };
    const isMoneyDue = job.layout === 'receipt' && !slip.isDuplicate && !isVoid(job.order);
    try {
      const lines = job.layout === 'kitchen' ? kitchenTicket(slip, occasion) : receipt(slip, occasion);
      return encodeParts(lines, printer, {
        copies: Math.min(job.copies * printer.copies, 20),
        openDrawer: printer.openDrawer && isMoneyDue,
      });
    } catch {
      return null;
    }
  }

  #connection() {
    const { printer, settings } = this.#deps;
    const { allowLoopback, allowedPorts } = settings;
    const { host, port, statusQuery } = printer;
    const ending = this.#ending.signal;
    return { host, port, statusQuery, allowLoopback, allowedPorts, ending, ...DEFAULT_TIMEOUTS };
  }

  /** A printer that could not be queried is assumed to be unchanged. */
  #notePaper(result: OfferResult): void {
    const isLow = result.isPaperLow === true;
    if (isLow === this.#isPaperLow || (!isLow && result.outcome !== 'printed')) return;
    this.#isPaperLow = isLow;
    if (isLow) this.#deps.log(texts.paperLow({ printer: this.#deps.printer.name }));
    this.#deps.onChange();
  }

  #note(fault: string | null): void {
    this.#failures = fault === null ? 0 : this.#failures + 1;
    this.#show(fault === null ? 'ready' : 'blocked', fault);
  }

  #show(state: LaneState['state'], reason: string | null): void {
    const isSame = this.#state.state === state && this.#state.reason === reason;
    // During the next attempt the fault and its time stay visible.
    if (isSame || (state === 'printing' && this.#state.state === 'blocked')) return;
    const since = state === 'blocked' ? (this.#state.since ?? this.#deps.now().toISOString()) : null;
    this.#state = { state, reason, since };
    this.#deps.onChange();
  }

  /** Doubles with every failure, from the first wait to the longest. */
  #delay(): number {
    const { firstSeconds, longestSeconds } = this.#deps.settings.retry;
    return Math.min(firstSeconds * 2 ** Math.max(0, this.#failures - 1), longestSeconds) * 1_000;
  }

  /** Until woken, or for this many milliseconds. */
  async #rest(milliseconds: number | null): Promise<void> {
    if (!this.#isAwake && !this.#ending.signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isAwake = false;
  }

  /** A printer only takes one connection at a time. */
  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#busy.catch(() => {}).then(work);
    this.#busy = turn;
    return turn;
  }
}

function titleIn({ job }: QueuedJob): string {
  const read = readWireJob(job);
  return read ? titleOf(read) : texts.unreadableTitle;
}

function statusUrl(job: PrintJob, shopUrl: string | null): string | null {
  if (shopUrl === null) return null;
  return new URL(
    `/status/${encodeURIComponent(job.order.uid)}/${encodeURIComponent(job.order.hash)}`,
    shopUrl,
  ).href;
}
