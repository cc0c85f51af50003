import { isPrintOverdue, isUnsettled, type PrintLayout, type PrintState } from '#domain/devices/print-job.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';
import { PRINT_LAYOUT_NAMES } from '#text/print-texts.ts';
import * as texts from './print-texts.ts';

/** What the screens read of a print job. */
export interface PrintWordsJob {
  id: number;
  layout: PrintLayout;
  state: PrintState;
  reason: string | null;
  printer: string | null;
  createdAt: string;
}

/** The print state of an order, worst first. */
export type PrintSummary = 'failed' | 'unclear' | 'expired' | 'waiting' | 'printed' | 'none';

const ORDER_OF_WORRY: readonly PrintSummary[] = ['failed', 'unclear', 'expired', 'waiting', 'printed'];

/** The latest job of each layout counts: a successful reprint settles an earlier failure. */
function newestJobs<T extends PrintWordsJob>(jobs: readonly T[]): T[] {
  const newest = new Map<PrintLayout, T>();
  for (const job of jobs) {
    const known = newest.get(job.layout);
    if (!known || job.id > known.id) newest.set(job.layout, job);
  }
  return [...newest.values()];
}

export function printSummary(jobs: readonly PrintWordsJob[]): PrintSummary {
  const states = newestJobs(jobs).map(({ state }) => (state === 'claimed' ? 'waiting' : state));
  return ORDER_OF_WORRY.find((state) => states.some((known) => known === state)) ?? 'none';
}

/** Whether a job needs attention: it is not on paper, or nobody knows; and there is something that staff can do. */
export function isAlarming(job: PrintWordsJob, order: { isCompleted: boolean }, now: Date): boolean {
  if (job.state === 'failed' || job.state === 'unclear') return true;
  // Once the order is done, nobody misses the slip.
  if (job.state === 'expired') return !order.isCompleted;
  return isUnsettled(job.state) && (job.reason !== null || isPrintOverdue(job, now));
}

/** What the board announces about the slips of an order: one sentence per layout, with its name; none = all is well. */
export function printAlarms(
  jobs: readonly PrintWordsJob[],
  order: { isCompleted: boolean },
  now: Date,
): string[] {
  return newestJobs(jobs)
    .filter((job) => isAlarming(job, order, now))
    .map((job) => alarmText(job, now));
}

function alarmText(job: PrintWordsJob, now: Date): string {
  const slip = PRINT_LAYOUT_NAMES[job.layout];
  const printer = job.printer ? ` (${job.printer})` : '';
  if (job.state === 'unclear') return texts.slipUnclear({ slip, printer });
  if (!isUnsettled(job.state))
    return texts.slipFailed({ slip, reason: job.reason ?? texts.unknownReason, printer });
  if (job.reason !== null) return texts.slipWaits({ slip, reason: job.reason, printer });
  const minutes = Math.floor((now.getTime() - Date.parse(job.createdAt)) / MINUTE);
  return texts.slipWaitsFor({ slip, minutes });
}

/** The message of a job for staff. */
export function jobText(job: PrintWordsJob): string {
  const printer = job.printer ? ` (${job.printer})` : '';
  switch (job.state) {
    case 'printed':
      return texts.printed({ printer });
    case 'waiting':
      return job.reason ? texts.waiting({ reason: job.reason }) : texts.waitingForPrinter;
    case 'claimed':
      return job.reason ? `${job.reason}${printer}` : texts.printing({ printer });
    case 'unclear':
      return texts.unclear({ reason: job.reason ?? texts.noAnswer, printer });
    case 'failed':
    case 'expired':
      return texts.failed({ reason: job.reason ?? texts.unknownReason, printer });
  }
}
