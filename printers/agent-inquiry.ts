import type { AgentClient } from './agent-client.ts';
import { ServerFault } from './agent-http.ts';
import * as texts from './agent-texts.ts';
import { jobKey, type QueuedJob } from './job-queue.ts';
import { readWireJob } from './wire-job.ts';

/** What to do with a job: print it with its current content, or not at all. */
export type Verdict = { isEnded: false } | { isEnded: true; reason: string };

/** How long paper waits for the server's answer; less if the last request got none. */
const PATIENCE_MS = 2_500;
const SHORT_PATIENCE_MS = 1_000;

/**
 * Asks the server for a job's current state before paper moves: its order may have been canceled or corrected meanwhile,
 * or be long over. If the server is unreachable, or does not know the job, it prints; then only the job's own expiry
 * counts.
 */
export class JobInquiry {
  readonly #client: Pick<AgentClient, 'current'>;
  readonly #now: () => Date;
  readonly #signal: AbortSignal;
  #wasSilent = false;

  constructor(client: Pick<AgentClient, 'current'>, now: () => Date, signal: AbortSignal) {
    this.#client = client;
    this.#now = now;
    this.#signal = signal;
  }

  /** Whether the job has expired as far as this computer knows. */
  isOver({ job }: QueuedJob): boolean {
    const endsAt = readWireJob(job)?.endsAt;
    return endsAt !== undefined && Date.parse(endsAt) <= this.#now().getTime();
  }

  /** Puts the server's answer into `entry`; the caller that prints it stores it. */
  async refresh(entry: QueuedJob): Promise<Verdict> {
    const current = await this.#ask(entry.reportAs);
    const job = readWireJob(current);
    // Another server may count its jobs from 1 again: its job of this number is not this one.
    if (job && jobKey(job.id, job.order.hash) === jobKey(entry.reportAs, orderHash(entry))) {
      entry.job = current;
      if (typeof job.ended === 'string') return { isEnded: true, reason: job.ended };
      return { isEnded: false };
    }
    return this.isOver(entry) ? { isEnded: true, reason: texts.tooLate } : { isEnded: false };
  }

  /** Whether another device is there that could print the job. */
  async isWantedElsewhere(entry: QueuedJob): Promise<boolean> {
    return readWireJob(await this.#ask(entry.reportAs))?.isWantedElsewhere === true;
  }

  /** null = no useful answer. */
  async #ask(id: string): Promise<unknown> {
    const patience = AbortSignal.timeout(this.#wasSilent ? SHORT_PATIENCE_MS : PATIENCE_MS);
    try {
      const current = await this.#client.current(id, AbortSignal.any([this.#signal, patience]));
      this.#wasSilent = false;
      return current;
    } catch (error) {
      if (!(error instanceof ServerFault)) throw error;
      this.#wasSilent = patience.aborted;
      return null;
    }
  }
}

function orderHash(entry: QueuedJob): string {
  return readWireJob(entry.job)?.order.hash ?? '';
}
