import { isEmptyChange, type KitchenChange, type KitchenContent, kitchenChange } from './kitchen-content.ts';
import {
  isUnsettled,
  type PrintJobEnd,
  type PrintKind,
  type PrintLayout,
  type PrintState,
} from './print-job.ts';

/** What is known of a job's paper. */
export interface PaperFacts {
  id: number;
  layout: PrintLayout;
  kind: PrintKind;
  /** Which station reads it; null = none: a receipt, or the kitchen as a whole. */
  station: number | null;
  state: PrintState;
  /** The device that has it. */
  device: number | null;
  isRequested: boolean;
  /** What its device was last handed, and a digest of it; null = nothing yet, or by an earlier version. */
  content: KitchenContent | null;
  fingerprint: string | null;
}

/** What a slip would say now. */
export interface SlipContent {
  isVoid: boolean;
  /** Not of receipts. */
  content: KitchenContent | null;
  /** Nothing of the order is for the station. */
  isEmpty: boolean;
  fingerprint: string;
}

export interface Slip {
  /** Why no paper is needed; null = it is. */
  end: PrintJobEnd | null;
  /** The same paper came out, or may have. */
  isDuplicate: boolean;
  /** Paper with something else on it came out, or may have: this one counts. */
  isReplacement: boolean;
  /** Of a change ticket. */
  change: KitchenChange | null;
}

/** Whether paper of a job may be out before another one prints: one device prints its jobs in their order. */
function mayBeOut({ id, state, device }: PaperFacts, before: number): boolean {
  if (state === 'printed' || state === 'unclear') return true;
  return isUnsettled(state) && device !== null && id < before;
}

/** What a job's slip has to be, given all jobs of its order (R254). */
export function slipOf(job: PaperFacts, jobs: readonly PaperFacts[], now: SlipContent): Slip {
  const others = jobs.filter((other) => other.id !== job.id && isSameReader(other, job));
  const papers = others.filter((other) => mayBeOut(other, job.id));
  if (job.kind === 'void') return plain(voidEnd(papers));
  if (job.kind === 'change') return changeSlip(papers, now);
  if (now.isVoid && !job.isRequested) {
    const end = job.fingerprint === null ? 'canceled' : isVoidedElsewhere(job, others) ? 'told' : null;
    if (end) return plain(end);
  }
  if (now.isEmpty && papers.length === 0) return plain('empty');
  const isDuplicate = papers.some(
    ({ kind, fingerprint }) => kind === job.kind && (fingerprint === null || fingerprint === now.fingerprint),
  );
  return { ...plain(null), isDuplicate, isReplacement: !isDuplicate && !now.isVoid && papers.length > 0 };
}

/** Nobody cooks what was never on paper, and once is enough to stop it. */
function voidEnd(papers: readonly PaperFacts[]): PrintJobEnd | null {
  if (papers.length === 0) return 'unneeded';
  return papers.some(tellsVoid) ? 'told' : null;
}

function changeSlip(papers: readonly PaperFacts[], { isVoid, content }: SlipContent): Slip {
  if (isVoid) return plain('canceled');
  const base = lastContent(papers);
  const change = base && content && kitchenChange(base, content);
  return change && !isEmptyChange(change) ? { ...plain(null), change } : plain('told');
}

/** Whether a void ticket came out or will, although this job's device, which holds it back, has not printed it. */
function isVoidedElsewhere(job: PaperFacts, others: readonly PaperFacts[]): boolean {
  return others.some(
    (other) =>
      other.kind === 'void' &&
      (mayBeOut(other, job.id) ||
        (isUnsettled(other.state) && other.device !== null && other.device !== job.device)),
  );
}

/** Whether two slips are for the same person: the guest, the kitchen, or a station, whichever form its slips have. */
function isSameReader(one: PaperFacts, other: PaperFacts): boolean {
  return (one.layout === 'receipt') === (other.layout === 'receipt') && one.station === other.station;
}

/**
 * The places whose slips of an order are out or may still come, in the order in which they were chosen; of a void order also
 * those whose slips ended with it.
 */
export function chosenPlaces(jobs: readonly PaperFacts[], isVoid = false): (number | null)[] {
  const chosen = jobs.filter(({ layout, state }) => layout !== 'receipt' && (isVoid || state !== 'expired'));
  return [...new Set(chosen.sort((a, b) => a.id - b.id).map(({ station }) => station))];
}

/** Whether a cook has, or may have, paper of an order that is void and no word of it. */
export function needsVoidTicket(jobs: readonly PaperFacts[], station: number | null): boolean {
  const papers = kitchenPapers(jobs, station);
  return papers.length > 0 && !papers.some(tellsVoid);
}

/** Whether a cook has, or may have, paper that says something else, and no change ticket waits that will say it. */
export function needsChangeTicket(
  jobs: readonly PaperFacts[],
  station: number | null,
  now: KitchenContent,
): boolean {
  if (now.isVoid) return false;
  if (
    jobs.some(
      (job) =>
        job.kind === 'change' && job.station === station && job.state === 'waiting' && job.device === null,
    )
  )
    return false;
  const papers = kitchenPapers(jobs, station);
  // What a device is being handed right now may be from before the change.
  if (papers.some(({ content, state }) => content === null && isUnsettled(state))) return true;
  const base = lastContent(papers);
  return base !== null && !isEmptyChange(kitchenChange(base, now));
}

function kitchenPapers(jobs: readonly PaperFacts[], station: number | null): PaperFacts[] {
  return jobs.filter(
    (job) => job.layout !== 'receipt' && job.station === station && mayBeOut(job, Number.POSITIVE_INFINITY),
  );
}

function lastContent(papers: readonly PaperFacts[]): KitchenContent | null {
  return [...papers].sort((a, b) => b.id - a.id).find(({ content }) => content !== null)?.content ?? null;
}

function tellsVoid({ kind, content }: PaperFacts): boolean {
  return kind === 'void' || content?.isVoid === true;
}

function plain(end: PrintJobEnd | null): Slip {
  return { end, isDuplicate: false, isReplacement: false, change: null };
}
