import { setMaxListeners } from 'node:events';
import type { AgentClient, ProgramInfo, Signals } from './agent-client.ts';
import { commandDesk } from './agent-commands.ts';
import { ServerContact } from './agent-contact.ts';
import { JobInquiry } from './agent-inquiry.ts';
import { printingOf, takeAll } from './agent-intake.ts';
import type { AgentSettings } from './agent-settings.ts';
import { StateReports } from './agent-state.ts';
import * as texts from './agent-texts.ts';
import { JobQueue, type NewJob } from './job-queue.ts';
import { Journal } from './journal.ts';
import type { PrinterBook } from './printer-book.ts';
import type { LaneState } from './printer-lane-state.ts';
import { PrinterLanes } from './printer-lanes.ts';
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
  /** The book has been written: works with what stands there now. */
  followPrinters(): Promise<void>;
}

export interface PrintAgentOptions {
  client: AgentClient;
  /** For this agent's exclusive use. */
  queueDir: string;
  settings: AgentSettings;
  /** Where its printers stand; without it those of the settings are all there are. */
  source?: { book: PrinterBook; server: string };
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
  /** Likewise how often the server is asked for the printers, which it also signals. */
  printersMs?: number;
}

const CLAIM_LIMIT = 20;
const LONGEST_RECONNECT_MS = 15_000;
/** A signal may get lost. */
const PRINTERS_MS = 60_000;
const INTRODUCTION_MS = 60 * 60_000;

/**
 * Fetches print jobs, prints each exactly once and reports the result. Runs inside the desktop app and as `npm run
 * print-agent`. Throws QueueInUse if another agent has the queue.
 */
export async function startPrintAgent(options: PrintAgentOptions): Promise<PrintAgent> {
  const { client, settings, source, now, self, notify = async () => true, pollMs = 10_000 } = options;
  const journal = options.journal ?? new Journal(now);
  const log = journalled(journal, options.log);
  const queue = await JobQueue.open(options.queueDir, now, log);
  const ending = endOfEverything();
  const { signal } = ending;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const contact = new ServerContact({ now, log, signal, onChange: tell });
  const reports = new Repeater(pollMs, () => deliverReports(queue, client, log, signal));
  const changed = () => {
    reports.trigger();
    states?.noteChange();
    tell();
  };
  const inquiry = new JobInquiry(client, now, signal);
  const lanes = new PrinterLanes(
    {
      ...{ settings, queue, inquiry, now, log, onChange: changed },
      ...{ lookMs: options.lookMs, passOnMs: options.passOnMs },
    },
    source?.book.printers ?? settings.printers,
  );
  const states =
    self &&
    new StateReports({
      ...{ client, lanes, appVersion: self.appVersion, now, signal },
      ...(options.stateMs === undefined ? {} : { everyMs: options.stateMs }),
    });

  // A computer without printers leaves the jobs to others; it still watches and answers commands.
  const can = () => printingOf(lanes.printers);
  const stored = ({ targets }: NewJob) => {
    lanes.wake(targets);
    changed();
  };
  // Jobs are taken in for the printers of now, not for those of the last start.
  let hasAsked = false;
  const printers = new Repeater(options.printersMs ?? PRINTERS_MS, async () => {
    try {
      if (!source || !(await followBook(source, lanes, client, signal))) return;
      log(texts.printersChanged({ count: lanes.printers.length, printers: namesOf(lanes.printers) }));
      introductions.trigger();
      claims.trigger();
      changed();
    } finally {
      if (!hasAsked) claims.trigger();
      hasAsked = true;
    }
  });
  const claims = new Repeater(pollMs, async () => {
    if (hasAsked)
      await claimAll({ client, queue, contact, signal, lanes, log, stored, known: reports.trigger });
  });
  const asked = () => (can().layouts.length === 0 ? contact.heard() : undefined);
  const commands = new Repeater(
    pollMs,
    commandDesk({ client, asked, lanes, notify, journal, signal, log, onFault: contact.onFault }),
  );
  const introductions = new Repeater(INTRODUCTION_MS, async () => {
    if (self) await client.introduce(self, can(), signal);
  });
  await lanes.dropMissing();
  const repeaters = [printers, claims, reports, commands];
  const work = [
    ...repeaters.map((repeater) => repeater.run(signal, contact.onFault)),
    // Whatever keeps the server from hearing it keeps it from handing out jobs, and is said there.
    introductions.run(signal, () => {}),
    watch(client, { jobs: claims.trigger, commands: commands.trigger, printers: printers.trigger }, signal),
    ...(states ? [states.run()] : []),
  ];
  lanes.run();

  return {
    async stop() {
      await lanes.stop();
      ending.abort();
      await Promise.allSettled(work);
      await queue.close();
    },
    status: () => ({
      serverFault: contact.fault,
      lastContactAt: contact.lastAt,
      printers: lanes.all.map((lane) => lane.state),
    }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    testPrint: (printerId) => lanes.testPrint(printerId),
    retryNow: () => lanes.wakeAll(),
    async followPrinters() {
      if (source) await lanes.apply(source.book.printers);
      printers.trigger();
    },
  };
}

/** All that works waits for it, more than Node takes for no leak. */
function endOfEverything(): AbortController {
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  return ending;
}

type Claiming = Pick<PrintAgentOptions, 'client' | 'log'> & {
  queue: JobQueue;
  contact: ServerContact;
  lanes: PrinterLanes;
  signal: AbortSignal;
  stored: (job: NewJob) => void;
  known: () => void;
};

/** Takes what waits for the printers of now, until nothing is left. */
async function claimAll({ client, queue, contact, lanes, signal, ...intake }: Claiming): Promise<void> {
  let isMore = true;
  while (isMore) {
    const can = printingOf(lanes.printers);
    if (can.layouts.length === 0) return;
    const offered = await client.claim({ ...can, held: queue.held(), limit: CLAIM_LIMIT }, signal);
    contact.heard();
    const isAnyNew = await takeAll(offered, { queue, printers: lanes.printers, ...intake });
    isMore = isAnyNew && offered.length === CLAIM_LIMIT;
  }
}

/** The printers as the server has them now; true if other ones work since. */
async function followBook(
  { book, server }: NonNullable<PrintAgentOptions['source']>,
  lanes: PrinterLanes,
  client: AgentClient,
  signal: AbortSignal,
): Promise<boolean> {
  await book.sync({ client, server }, signal);
  return lanes.apply(book.printers);
}

function namesOf(printers: readonly { name: string }[]): string {
  return printers.map(({ name }) => name).join(', ');
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

/** Passes on the server's signals; connects again at growing intervals. */
async function watch(client: AgentClient, on: Signals, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    const started = performance.now();
    await client.watch(on, signal).catch(() => {});
    failures = performance.now() - started > LONGEST_RECONNECT_MS ? 0 : failures + 1;
    on.jobs();
    on.commands();
    on.printers();
    await pause(Math.min(1_000 * 2 ** failures, LONGEST_RECONNECT_MS), signal);
  }
}
