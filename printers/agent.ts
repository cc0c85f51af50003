import { PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import { nameOf } from '#text/name-of.ts';
import { type AgentClient, type CommandAnswer, type ProgramInfo, ServerFault } from './agent-client.ts';
import { type CommandHands, carryOut } from './agent-commands.ts';
import { JobInquiry } from './agent-inquiry.ts';
import { repeated, takeIn } from './agent-intake.ts';
import type { AgentSettings } from './agent-settings.ts';
import * as texts from './agent-texts.ts';
import { JobQueue, type NewJob, reportOf } from './job-queue.ts';
import { Journal } from './journal.ts';
import { type LaneState, PrinterLane } from './printer-lane.ts';
import { pause, Repeater } from './repeater.ts';
import type { SendResult } from './transport.ts';
import { readWireJob } from './wire-job.ts';

export interface AgentStatus {
  /** null = fine; else why the server cannot be reached, for staff. */
  serverFault: string | null;
  /** Since when (ISO 8601). */
  serverFaultSince: string | null;
  printers: LaneState[];
  /** Jobs that may or may not have printed: a person checks and decides. */
  unclear: { id: string; ticketNumber: number | null; reason: string; printer: string }[];
}

export interface PrintAgent {
  /** Ends the current job within 8 s (a longer slip is 'unclear' then), keeps the rest for the next start. */
  stop(): Promise<void>;
  status(): AgentStatus;
  /** Calls back after each change of the status; returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
  /** Prints the test page. Throws RangeError for an unknown printer. */
  testPrint(printerId: string): Promise<SendResult>;
  /** A person's decision after 'unclear' or 'failed': prints again, marked DUPLIKAT. False if not possible. */
  printAgain(jobId: string): Promise<boolean>;
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
  /** Shows a test notification; false if the computer showed none. Without it there is only a log line. */
  notify?: () => Promise<boolean>;
  /** What this program reports to the server about itself. */
  self?: ProgramInfo;
  /** Fallback for the live stream. */
  pollMs?: number;
}

const CLAIM_LIMIT = 20;
const LONGEST_RECONNECT_MS = 15_000;

/**
 * Fetches print jobs, prints each exactly once and reports the result. Runs inside the desktop app and as `npm run
 * print-agent`. Throws QueueInUse if another agent has the queue.
 */
export async function startPrintAgent(options: PrintAgentOptions): Promise<PrintAgent> {
  const { client, settings, now, self, pollMs = 10_000 } = options;
  const journal = new Journal(now);
  const log = (message: string) => {
    journal.add(message);
    options.log(message);
  };
  const queue = await JobQueue.open(options.queueDir, now, log);
  const ending = new AbortController();
  const listeners = new Set<() => void>();
  let serverFault: string | null = null;
  let serverFaultSince: string | null = null;
  const changed = () => {
    reports.trigger();
    for (const listener of listeners) listener();
  };
  const inquiry = new JobInquiry(client, now, ending.signal);
  const layouts = PRINT_LAYOUTS.filter((layout) =>
    settings.printers.some((printer) => printer.layouts.includes(layout)),
  );
  const lanes = new Map(
    settings.printers.map((printer) => [
      printer.id,
      new PrinterLane({ printer, settings, queue, inquiry, now, log, onChange: changed }),
    ]),
  );

  function setServerFault(fault: string | null): void {
    if (ending.signal.aborted || fault === serverFault) return;
    log(fault ?? texts.connected);
    serverFault = fault;
    serverFaultSince = fault === null ? null : (serverFaultSince ?? now().toISOString());
    for (const listener of listeners) listener();
  }

  // A computer without printers leaves the jobs to others; it still watches and answers commands.
  const claims = new Repeater(pollMs, async () => {
    while (layouts.length > 0) {
      const offered = await client.claim(layouts, CLAIM_LIMIT, ending.signal);
      setServerFault(null);
      let isAnyNew = false;
      for (const entry of offered) isAnyNew = (await take(entry)) || isAnyNew;
      if (offered.length < CLAIM_LIMIT || !isAnyNew) return;
    }
  });

  const reports = new Repeater(pollMs, async () => {
    for (const { job, report } of queue.undelivered()) {
      const answer = await client.report(job.reportAs, report, ending.signal);
      if (answer === 'refused') log(texts.reportRefused({ job: job.reportAs }));
      await queue.setDelivered(job, report);
    }
  });

  const failed = (error: unknown): CommandAnswer => {
    if (error instanceof ServerFault) throw error;
    onFault(error);
    return { isDone: false, message: texts.unexpectedHere };
  };
  const hands: CommandHands = {
    print: () =>
      Promise.all(
        [...lanes.values()].map(async (lane) => ({
          printer: lane.state.name,
          result: await lane.testPrint('slip'),
        })),
      ),
    notify: options.notify ?? (async () => true),
    sendLogs: (lines) => client.sendLogs(lines, ending.signal),
  };
  // Until the server has received an answer it asks again; nothing is executed twice because of that.
  const answers = new Map<number, CommandAnswer>();
  const commands = new Repeater(pollMs, async () => {
    const asked = await client.commands(ending.signal);
    if (layouts.length === 0) setServerFault(null);
    for (const command of asked) {
      const answer = answers.get(command.id) ?? (await carryOut(command, hands, journal).catch(failed));
      answers.set(command.id, answer);
      await client.answer(command.id, answer, ending.signal);
      log(`${nameOf(texts.COMMANDS, command.kind)}: ${answer.isDone ? texts.done : answer.message}`);
    }
    for (const id of answers.keys()) if (!asked.some((command) => command.id === id)) answers.delete(id);
  });

  /** False for a job that is already known or unusable. */
  async function take(entry: unknown): Promise<boolean> {
    const intake = takeIn(entry, queue, settings.printers);
    if (intake.kind === 'unusable') log(texts.jobUnusable);
    if (intake.kind === 'known') {
      await queue.setDelivered(intake.job, null);
      reports.trigger();
    }
    if (intake.kind !== 'new') return false;
    await store(intake.job);
    if (intake.title) log(texts.jobReceived({ job: intake.title }));
    return true;
  }

  /** On disk first, then to its printers. */
  async function store(job: NewJob): Promise<void> {
    await queue.accept(job);
    for (const { printer } of job.targets) lanes.get(printer)?.wake();
    changed();
  }

  /** Decides which jobs the server expects this computer to print: reported until received. */
  async function reportProgram(program: ProgramInfo): Promise<void> {
    const isReceived = () =>
      client.introduce(program, layouts, ending.signal).then(
        () => true,
        () => false,
      );
    while (!ending.signal.aborted && !(await isReceived())) await pause(pollMs, ending.signal);
  }

  async function watch(): Promise<void> {
    for (let failures = 0; !ending.signal.aborted; ) {
      const started = performance.now();
      await client.watch({ jobs: claims.trigger, commands: commands.trigger }, ending.signal).catch(() => {});
      failures = performance.now() - started > LONGEST_RECONNECT_MS ? 0 : failures + 1;
      claims.trigger();
      commands.trigger();
      await pause(Math.min(1_000 * 2 ** failures, LONGEST_RECONNECT_MS), ending.signal);
    }
  }

  await dropMissingPrinters(queue, lanes);
  const onFault = (error: unknown) => {
    if (error instanceof ServerFault) setServerFault(error.message);
    else if (!ending.signal.aborted)
      log(texts.unexpected({ reason: error instanceof Error ? error.message : String(error) }));
  };
  const work = [
    claims.run(ending.signal, onFault),
    reports.run(ending.signal, onFault),
    commands.run(ending.signal, onFault),
    watch(),
    ...(self ? [reportProgram(self)] : []),
    ...[...lanes.values()].map((lane) => lane.run()),
  ];

  return {
    async stop() {
      await Promise.all([...lanes.values()].map((lane) => lane.stop()));
      ending.abort();
      await Promise.allSettled(work);
      await queue.close();
    },
    status: () => ({
      serverFault,
      serverFaultSince,
      printers: [...lanes.values()].map((lane) => lane.state),
      unclear: unclearJobs(queue),
    }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async testPrint(printerId) {
      const lane = lanes.get(printerId);
      if (!lane) throw new RangeError(`no printer ${printerId}`);
      return lane.testPrint();
    },
    async printAgain(jobId) {
      const before = queue.get(jobId);
      const again = before && repeated(before, settings.printers, now());
      if (again) await store(again);
      return Boolean(again);
    },
    retryNow() {
      for (const lane of lanes.values()) lane.wake();
    },
  };
}

/** Jobs for a printer removed since would wait forever. */
async function dropMissingPrinters(queue: JobQueue, lanes: ReadonlyMap<string, unknown>): Promise<void> {
  for (const job of queue.all()) {
    for (const target of job.targets) {
      if (target.state !== 'received' || lanes.has(target.printer)) continue;
      await queue.update(job, target, { state: 'failed', reason: texts.printerRemoved });
    }
  }
}

function unclearJobs(queue: JobQueue): AgentStatus['unclear'] {
  return queue
    .all()
    .filter((job) => reportOf(job).state === 'unclear' && queue.newest(job.id) === job)
    .map((job) => {
      const { reason = '', printer = '' } = reportOf(job);
      return { id: job.id, ticketNumber: readWireJob(job.job)?.order.ticketNumber ?? null, reason, printer };
    });
}
