import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from './agent-files.ts';
import * as texts from './agent-texts.ts';
import { lockQueue } from './job-queue-lock.ts';
import type { PrintReport } from './print-job.ts';

/**
 * received: no byte went out. sending: bytes may have gone out. handed-over: the printer has all but the cut. The others are
 * final.
 */
const targetState = z.enum(['received', 'sending', 'handed-over', 'printed', 'unclear', 'failed', 'expired']);

/** One target printer of a job; '' stands for none. */
const target = z.strictObject({
  printer: z.string(),
  printerName: z.string(),
  state: targetState,
  reason: z.string().nullable(),
  attempts: z.int().min(0),
  /** Where it belongs, if another printer stands in; only then, as older agents refuse a record with it. */
  origin: z.strictObject({ printer: z.string(), printerName: z.string() }).optional(),
  /** Only while it is 'handed-over'. */
  handedOverAt: z.iso.datetime().optional(),
});
export type Target = z.infer<typeof target>;

const record = z.strictObject({
  id: z.string(),
  /** The job's id at the server, which may have counted from 1 again since. */
  reportAs: z.string(),
  receivedAt: z.iso.datetime(),
  sequence: z.int(),
  /** Always false: nothing reads it, but agents before this one refuse a record without it. */
  isDuplicate: z.boolean(),
  /** As the server sent it; requested again at print time. */
  job: z.unknown(),
  targets: z.array(target).min(1),
  /** The last report that the server accepted, as JSON. */
  delivered: z.string().nullable(),
});
export type QueuedJob = z.infer<typeof record>;
export type NewJob = Pick<QueuedJob, 'id' | 'reportAs' | 'job' | 'targets'>;

/** A job and the printer at which it waits. */
export interface Waiting {
  job: QueuedJob;
  target: Target;
}

/**
 * The key under which a job is remembered. Servers count jobs from 1: the order's secret tells job 7 of a restored or new
 * server from the job 7 printed long ago.
 */
export function jobKey(id: string, orderHash: string): string {
  return `${id}.${createHash('sha256').update(orderHash).digest('hex').slice(0, 12)}`;
}

/** So many jobs are named in a claim at most. */
const HELD_LIMIT = 1_000;

/** How long seen ids are remembered: the server does not offer older jobs again. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * The agent's memory: one file per job, replaced as a whole and synced before anything depends on it. A job id seen
 * before is never accepted again. What a crash left in 'sending' is 'unclear' after opening (decision 0001); of what was handed
 * over the lane asks the printer (decision 0007).
 */
export class JobQueue {
  readonly #directory: string;
  readonly #now: () => Date;
  readonly #release: () => Promise<void>;
  readonly #jobs = new Map<string, QueuedJob>();
  readonly #writes = new Map<string, Promise<void>>();
  #sequence = 0;
  #prunedAt = 0;

  private constructor(directory: string, now: () => Date, release: () => Promise<void>) {
    this.#directory = directory;
    this.#now = now;
    this.#release = release;
  }

  /** Throws QueueInUse if another agent has the directory, and any error of the file system. */
  static async open(directory: string, now: () => Date, log: (message: string) => void): Promise<JobQueue> {
    await mkdir(join(directory, 'jobs'), { recursive: true });
    const queue = new JobQueue(directory, now, await lockQueue(directory));
    try {
      await queue.#load(log);
    } catch (error) {
      await queue.close();
      throw error;
    }
    return queue;
  }

  get(id: string): QueuedJob | undefined {
    return this.#jobs.get(id);
  }

  /** Oldest first. */
  all(): QueuedJob[] {
    return [...this.#jobs.values()].sort((a, b) => a.sequence - b.sequence);
  }

  /** Stores a new job durably; false (and nothing stored) if its id was seen before. Throws if the write fails. */
  async accept(job: NewJob): Promise<boolean> {
    if (this.#jobs.has(job.id)) return false;
    this.#sequence += 1;
    const entry: QueuedJob = {
      ...job,
      isDuplicate: false,
      receivedAt: this.#now().toISOString(),
      sequence: this.#sequence,
      delivered: null,
    };
    this.#jobs.set(job.id, entry);
    try {
      await this.#save(entry);
    } catch (error) {
      // A job not on disk is not accepted: the server offers it again.
      this.#jobs.delete(job.id);
      throw error;
    }
    await this.#prune();
    return true;
  }

  /** What waits for a printer, oldest first. */
  waitingFor(printer: string): Waiting[] {
    return this.#targetsAt(printer, 'received');
  }

  /** What a printer was handed over before a crash. */
  handedOverTo(printer: string): Waiting[] {
    return this.#targetsAt(printer, 'handed-over');
  }

  #targetsAt(printer: string, state: Target['state']): Waiting[] {
    return this.all().flatMap((job) =>
      job.targets
        .filter((entry) => entry.printer === printer && entry.state === state)
        .map((found) => ({ job, target: found })),
    );
  }

  /** Changes a target and waits until that is on disk. Throws if the write fails; the change in memory remains. */
  async update(job: QueuedJob, entry: Target, change: Partial<Target>): Promise<void> {
    Object.assign(entry, change);
    await this.#save(job);
  }

  /** Reports that the server has not accepted yet. */
  undelivered(): { job: QueuedJob; report: PrintReport }[] {
    return this.all()
      .map((job) => ({ job, report: reportOf(job) }))
      .filter(({ job, report }) => JSON.stringify(report) !== job.delivered);
  }

  /**
   * The numbers, at the server, of the jobs that it may still take for unsettled; null if there are more than it accepts. It
   * then offers again whatever else this computer claimed: a crash or a lost answer ate it.
   */
  held(): number[] | null {
    const jobs = this.all().filter((job) => {
      const report = reportOf(job);
      return report.state === 'waiting' || JSON.stringify(report) !== job.delivered;
    });
    const ids = jobs.map(({ reportAs }) => Number(reportAs)).filter((id) => Number.isInteger(id));
    return ids.length > HELD_LIMIT ? null : ids;
  }

  async setDelivered(job: QueuedJob, report: PrintReport | null): Promise<void> {
    job.delivered = report === null ? null : JSON.stringify(report);
    await this.#save(job);
  }

  /** Waits for pending writes and releases the directory. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#writes.values());
    await this.#release();
  }

  async #load(log: (message: string) => void): Promise<void> {
    for (const name of await readdir(this.#path())) {
      if (name.endsWith('.tmp')) await rm(this.#path(name), { force: true });
      if (!name.endsWith('.json')) continue;
      const job = await readRecord(this.#path(name));
      if (job && `${job.id}.json` === name) this.#jobs.set(job.id, job);
      else await this.#quarantine(name, log);
    }
    this.#sequence = Math.max(this.#sequence, ...this.all().map((job) => job.sequence));
    for (const job of this.all()) await this.#settleInterrupted(job);
    await this.#prune();
  }

  /** Nobody knows how far the print had got when the agent died. */
  async #settleInterrupted(job: QueuedJob): Promise<void> {
    for (const entry of job.targets) {
      if (entry.state !== 'sending') continue;
      await this.update(job, entry, { state: 'unclear', reason: texts.endedWhilePrinting });
    }
  }

  /** A damaged file is kept for inspection; its id stays known, so that the job cannot print a second time. */
  async #quarantine(name: string, log: (message: string) => void): Promise<void> {
    const folder = join(this.#directory, 'quarantine');
    await mkdir(folder, { recursive: true });
    await rename(this.#path(name), join(folder, `${this.#now().getTime()}-${name}`));
    const id = name.slice(0, -'.json'.length);
    log(texts.jobQuarantined({ id, folder }));
    const reason = texts.jobDamaged;
    await this.accept({
      id,
      reportAs: id.split('.')[0] ?? id,
      job: null,
      targets: [{ printer: '', printerName: '', state: 'unclear', reason, attempts: 0 }],
    });
  }

  async #prune(): Promise<void> {
    const now = this.#now().getTime();
    if (now - this.#prunedAt < KEEP_MS / 30) return;
    this.#prunedAt = now;
    for (const job of this.all()) {
      const isOld = now - Date.parse(job.receivedAt) > KEEP_MS;
      if (!isOld || job.delivered !== JSON.stringify(reportOf(job)) || reportOf(job).state === 'waiting')
        continue;
      this.#jobs.delete(job.id);
      await rm(this.#path(`${job.id}.json`), { force: true });
    }
  }

  /** Writes of one job are serialised; each writes the state at the time of its call. */
  #save(job: QueuedJob): Promise<void> {
    const content = JSON.stringify(job);
    const before = this.#writes.get(job.id) ?? Promise.resolve();
    const write = before.catch(() => {}).then(() => replaceFile(this.#path(`${job.id}.json`), content));
    this.#writes.set(job.id, write);
    const forget = () => {
      if (this.#writes.get(job.id) === write) this.#writes.delete(job.id);
    };
    write.then(forget, forget);
    return write;
  }

  #path(name = ''): string {
    return join(this.#directory, 'jobs', name);
  }
}

async function readRecord(path: string): Promise<QueuedJob | null> {
  try {
    const result = record.safeParse(JSON.parse(await readFile(path, 'utf8')));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/**
 * A job's report to the server, combined over all its printers: the worst state wins, printed only if all have printed.
 * 'failed' hands the job to another device: never while a printer here works on it, or after one has printed it.
 */
function reportOf(job: QueuedJob): PrintReport {
  const attempts = Math.max(...job.targets.map((entry) => entry.attempts));
  const states: readonly Target['state'][] = [
    'unclear',
    'sending',
    'handed-over',
    'received',
    'expired',
    'printed',
    'failed',
  ];
  const worst = states.find((state) => job.targets.some((entry) => entry.state === state)) ?? 'received';
  const found = job.targets.filter((entry) => entry.state === worst);
  const shown = found.find(({ reason }) => reason !== null) ?? found[0];
  const report: PrintReport = { state: stateOf(worst), attempts };
  if (shown?.reason) report.reason = shown.reason;
  if (shown?.printerName) report.printer = shown.printerName;
  return report;
}

function stateOf(state: Target['state']): PrintReport['state'] {
  return state === 'received' || state === 'sending' || state === 'handed-over' ? 'waiting' : state;
}
