import {
  isPrintOverdue,
  isUnsettled,
  isVoid,
  type PrintKind,
  type PrintLayout,
  type PrintState,
} from '#domain/devices/print-job.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';
import { slipName } from '#text/print-reasons.ts';
import * as texts from './print-texts.ts';

/** What the screens read of a print job. */
export interface PrintWordsJob {
  id: number;
  layout: PrintLayout;
  kind: PrintKind;
  stationName: string | null;
  state: PrintState;
  reason: string | null;
  printer: string | null;
  createdAt: string;
}

/** The print state of an order, worst first. */
export type PrintSummary = 'failed' | 'unclear' | 'expired' | 'waiting' | 'printed' | 'none';

const ORDER_OF_WORRY: readonly PrintSummary[] = ['failed', 'unclear', 'expired', 'waiting', 'printed'];

/**
 * The latest whole slip of each layout and station counts, because a successful reprint settles every earlier failure; and the
 * latest of each other kind that came after it.
 */
function newestJobs<T extends PrintWordsJob>(jobs: readonly T[]): T[] {
  const newest = new Map<string, T>();
  for (const job of [...jobs].sort((a, b) => a.id - b.id)) {
    const place = `${job.layout} ${job.stationName}`;
    if (job.kind === 'normal')
      for (const key of [...newest.keys()]) if (key.startsWith(`${place} `)) newest.delete(key);
    newest.set(`${place} ${job.kind}`, job);
  }
  return [...newest.values()];
}

export function printSummary(jobs: readonly PrintWordsJob[]): PrintSummary {
  const needed = newestJobs(jobs).filter((job) => job.kind === 'normal' || job.state !== 'expired');
  const states = needed.map(({ state }) => (state === 'claimed' ? 'waiting' : state));
  return ORDER_OF_WORRY.find((state) => states.some((known) => known === state)) ?? 'none';
}

type Ended = Pick<StaffOrder, 'isCompleted' | 'isCanceled' | 'isRejected' | 'isFailed'>;

/** Whether a job needs attention: it is not on paper, or nobody knows; and there is something that staff can do. */
export function isAlarming(job: PrintWordsJob, order: Ended, now: Date): boolean {
  if (job.state === 'failed' || job.state === 'unclear') return true;
  // Once the order is done, nobody misses the slip; and what the kitchen knows already need not be told.
  if (job.state === 'expired') return job.kind === 'normal' && !order.isCompleted && !isVoid(order);
  return isUnsettled(job.state) && (job.reason !== null || isPrintOverdue(job, now));
}

/** What the board announces about the slips of an order: one sentence per layout and station, with its name; none = all is well. */
export function printAlarms(jobs: readonly PrintWordsJob[], order: Ended, now: Date): string[] {
  return newestJobs(jobs)
    .filter((job) => isAlarming(job, order, now))
    .map((job) => alarmText(job, now));
}

function alarmText(job: PrintWordsJob, now: Date): string {
  const slip = slipName(job);
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
