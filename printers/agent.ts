import { type AgentClient, type ProgramInfo, ServerFault, type Signals } from './agent-client.ts';
import { commandDesk } from './agent-commands.ts';
import { JobInquiry } from './agent-inquiry.ts';
import { printingOf, takeAll } from './agent-intake.ts';
import type { AgentSettings } from './agent-settings.ts';
import { StateReports } from './agent-state.ts';
import * as texts from './agent-texts.ts';
import { JobQueue, type NewJob } from './job-queue.ts';
import { Journal } from './journal.ts';
import { type LaneState, PrinterLane } from './printer-lane.ts';
import { pause, Repeater } from './repeater.ts';
import type { SendResult } from './transport/outcome.ts';

export interface AgentStatus {
  /** null = fine; else why the server cannot be reached, for staff. */
  serverFault: string | null;
  /** When the server last answered; null = not since the start. */
  lastContactAt: Date | null;
  printers: LaneState[];
}

export interface PrintAgent {
  /** Ends the current job within 8 s (a longer slip is 'unclear' then), keeps the rest for the next start. */
  stop(): Promise<void>;
  status(): AgentStatus;
  /** Calls back after each change of the status; returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
  /** Prints the test page. Throws RangeError for an unknown printer. */
  testPrint(printerId: string): Promise<SendResult>;
  /** Retries now instead of waiting for the next attempt. */
  retryNow(): void;
}

export interface PrintAgentOptions {
  client: AgentClient;
  /** For this agent's exclusive use. */
  queueDir: string;
  settings: AgentSettings;
  now: () => Date;
  log: (message: string) => void;
  /** Where the log is kept for the server's request; in memory by default. */
  journal?: Journal;
  /** Shows a test notification; false if the computer showed none. Without it there is only a log line. */
  notify?: () => Promise<boolean>;
  /** What this program reports to the server about itself. */
  self?: ProgramInfo;
  /** Fallback for the live stream. */
  pollMs?: number;
  /** For tests: how often an idle printer is asked how it is, when a job is passed on, how often the server is told. */
  lookMs?: number;
  passOnMs?: number;
  stateMs?: number;
}

const CLAIM_LIMIT = 20;
const LONGEST_RECONNECT_MS = 15_000;

/**
 * Fetches print jobs, prints each exactly once and reports the result. Runs inside the desktop app and as `npm run
 * print-agent`. Throws QueueInUse if another agent has the queue.
 */
export async function startPrintAgent(options: PrintAgentOptions): Promise<PrintAgent> {
  const { client, settings, now, self, notify = async () => true, pollMs = 10_000 } = options;
  const { printers } = settings;
  const journal = options.journal ?? new Journal(now);
  const log = journalled(journal, options.log);
  const queue = await JobQueue.open(options.queueDir, now, log);
  const ending = new AbortController();
  const { signal } = ending;
  const listeners = new Set<() => void>();
  let serverFault: string | null = null;
  let lastContactAt: Date | null = null;

  const setServerFault = (fault: string | null) => {
    if (fault === null) lastContactAt = now();
    if (signal.aborted || fault === serverFault) return;
    log(fault ?? texts.connected);
    serverFault = fault;
    for (const listener of listeners) listener();
  };
  const onFault = (error: unknown) => {
    if (error instanceof ServerFault) setServerFault(error.message);
    else if (!signal.aborted)
      log(texts.unexpected({ reason: error instanceof Error ? error.message : String(error) }));
  };
  const changed = () => {
    reports.trigger();
    states?.noteChange();
    for (const listener of listeners) listener();
  };
  const inquiry = new JobInquiry(client, now, signal);
  const lanes = printers.map(
    (printer) =>
      new PrinterLane({
        ...{ printer, settings, queue, inquiry, now, log, onChange: changed },
        ...{ lookMs: options.lookMs, passOnMs: options.passOnMs },
      }),
  );
  const states =
    self &&
    new StateReports({
      ...{ client, lanes, appVersion: self.appVersion, now, signal },
      ...(options.stateMs === undefined ? {} : { everyMs: options.stateMs }),
    });
  await dropMissingPrinters(queue, settings);

  // A computer without printers leaves the jobs to others; it still watches and answers commands.
  const can = printingOf(printers);
  const stored = ({ targets }: NewJob) => {
    for (const lane of lanes) if (targets.some(({ printer }) => printer === lane.id)) lane.wake();
    changed();
  };
  const claims = new Repeater(pollMs, async () => {
    let isMore = can.layouts.length > 0;
    while (isMore) {
      const offered = await client.claim({ ...can, held: queue.held(), limit: CLAIM_LIMIT }, signal);
      setServerFault(null);
      const isAnyNew = await takeAll(offered, { queue, printers, log, stored, known: reports.trigger });
      isMore = isAnyNew && offered.length === CLAIM_LIMIT;
    }
  });
  const reports = new Repeater(pollMs, () => deliverReports(queue, client, log, signal));
  const asked = () => {
    if (can.layouts.length === 0) setServerFault(null);
  };
  const commands = new Repeater(
    pollMs,
    commandDesk({ client, asked, lanes, notify, journal, signal, log, onFault }),
  );
  const work = [
    ...[claims, reports, commands].map((repeater) => repeater.run(signal, onFault)),
    watch(client, { jobs: claims.trigger, commands: commands.trigger }, signal),
    ...(states ? [states.run()] : []),
    ...(self ? [introduce(() => client.introduce(self, can, signal), pollMs, signal)] : []),
    ...lanes.map((lane) => lane.run()),
  ];

  return {
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
      ending.abort();
      await Promise.allSettled(work);
      await queue.close();
    },
    status: () => ({ serverFault, lastContactAt, printers: lanes.map((lane) => lane.state) }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async testPrint(printerId) {
      const lane = lanes.find(({ id }) => id === printerId);
      if (!lane) throw new RangeError(`no printer ${printerId}`);
      return lane.testPrint();
    },
    retryNow() {
      for (const lane of lanes) lane.wake();
    },
  };
}

/** What is logged also goes where staff read it: 'Protokolle anfordern'. */
function journalled(journal: Journal, log: (message: string) => void): (message: string) => void {
  return (message) => {
    journal.add(message);
    log(message);
  };
}

async function deliverReports(
  queue: JobQueue,
  client: AgentClient,
  log: (message: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const { job, report } of queue.undelivered()) {
    const answer = await client.report(job.reportAs, report, signal);
    if (answer === 'refused') log(texts.reportRefused({ job: job.reportAs }));
    await queue.setDelivered(job, report);
  }
}

/** Reports which program this is until the server has heard: it decides which jobs this computer is expected to print. */
async function introduce(say: () => Promise<void>, pollMs: number, signal: AbortSignal): Promise<void> {
  const isHeard = () =>
    say().then(
      () => true,
      () => false,
    );
  while (!signal.aborted && !(await isHeard())) await pause(pollMs, signal);
}

/** Passes on the server's signals; connects again at growing intervals. */
async function watch(client: AgentClient, on: Signals, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    const started = performance.now();
    await client.watch(on, signal).catch(() => {});
    failures = performance.now() - started > LONGEST_RECONNECT_MS ? 0 : failures + 1;
    on.jobs();
    on.commands();
    await pause(Math.min(1_000 * 2 ** failures, LONGEST_RECONNECT_MS), signal);
  }
}

/** Jobs for a printer removed since would wait forever. */
async function dropMissingPrinters(queue: JobQueue, { printers }: AgentSettings): Promise<void> {
  for (const job of queue.all()) {
    for (const target of job.targets) {
      if (target.state !== 'received' || printers.some(({ id }) => id === target.printer)) continue;
      await queue.update(job, target, { state: 'failed', reason: texts.printerRemoved });
    }
  }
}
