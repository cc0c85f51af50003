import type { OrderHistoryEntry } from '#domain/order/history.ts';
import { isTerminal, type OrderState } from '#domain/order/order-state.ts';
import { standing } from '#domain/order/taking-back.ts';
import type { PrintLayout, PrintState } from './print-job.ts';

/**
 * The way of an order to the kitchen, step by step. seen: a device has fetched its slip, or a screen has shown it. accepted:
 * somebody, or the customer's answer to a proposal, has confirmed it.
 */
export type ProofStep = 'received' | 'paid' | 'seen' | 'accepted' | 'printed';
export const PROOF_STEPS = [
  'received',
  'paid',
  'seen',
  'accepted',
  'printed',
] as const satisfies readonly ProofStep[];

/** done: it happened, and nothing of it is missing. open: it is still to come. none: it will not, and need not, happen. */
export type ProofState = 'done' | 'open' | 'none';
export const PROOF_STATES = ['done', 'open', 'none'] as const satisfies readonly ProofState[];

/** When a step was done, and by whom. */
export interface ProofMark {
  /** ISO 8601 */
  at: string;
  /** A person's name, a device's name, 'Kunde' or 'System'. */
  actor: string;
  userId: number | null;
  deviceId: number | null;
  /** The slip that was fetched or printed; null = something else was done. */
  layout: PrintLayout | null;
  printer: string | null;
}

export interface ProvenStep {
  step: ProofStep;
  state: ProofState;
  /** Earliest first. */
  marks: readonly ProofMark[];
}

/** A screen has shown the order for the first time. */
export interface Sighting {
  at: string;
  actor: string;
  userId: number | null;
  deviceId: number | null;
}

/** What a print job proves. Instants are ISO 8601. */
export interface ProofJob {
  layout: PrintLayout;
  state: PrintState;
  printer: string | null;
  device: { id: number; name: string } | null;
  claimedAt: string | null;
  printedAt: string | null;
}

export interface ProofFacts {
  order: {
    state: OrderState;
    paymentState: 'none' | 'open' | 'paid' | 'refundPending' | 'refunded';
    history: readonly Omit<OrderHistoryEntry, 'note'>[];
  };
  sightings: readonly Sighting[];
  jobs: readonly ProofJob[];
}

/** Their events in the history. */
const RECEIVED = ['placed'];
const PAID = ['paid', 'paid-late'];
const PAID_AT_COUNTER = ['counter-paid'];
const ACCEPTED = ['confirmed', 'counter-appointment-accepted'];

/** Where an order has been: every step with its times and whose hand it was (R270). */
export function proofOf({ order, sightings, jobs }: ProofFacts): ProvenStep[] {
  const events = standing(order.history);
  const happened = (names: readonly string[]) =>
    events.filter(({ event }) => names.includes(event)).map((entry) => ({ ...seenBy(entry), ...NO_SLIP }));
  const isOver = isTerminal(order.state);
  const openUnless = (isEnded: boolean): ProofState => (isEnded ? 'none' : 'open');
  const isPaid = order.paymentState !== 'none' && order.paymentState !== 'open';
  const marks: Record<ProofStep, ProofMark[]> = {
    received: happened(RECEIVED),
    paid: happened(isPaid ? [...PAID, ...PAID_AT_COUNTER] : PAID),
    seen: [
      ...sightings.map((sighting) => ({ ...seenBy(sighting), ...NO_SLIP })),
      ...jobs.flatMap((job) => slipMark(job, job.claimedAt, null)),
    ],
    accepted: happened(ACCEPTED),
    printed: jobs.flatMap((job) => slipMark(job, job.printedAt, job.printer)),
  };
  const isPaperMissing = jobs.some(({ state }) => MISSING.includes(state));
  const states: Record<ProofStep, ProofState> = {
    received: 'done',
    paid: isPaid ? 'done' : openUnless(isOver || order.paymentState === 'none'),
    seen: marks.seen.length > 0 ? 'done' : openUnless(isOver),
    accepted: marks.accepted.length > 0 ? 'done' : openUnless(isOver),
    printed:
      isPaperMissing && !isOver
        ? 'open'
        : marks.printed.length > 0
          ? 'done'
          : openUnless(isOver || order.state !== 'awaiting'),
  };
  return PROOF_STEPS.map((step) => ({ step, state: states[step], marks: marks[step].sort(byTime) }));
}

/** Nobody knows of paper that a job in one of these states was for. */
const MISSING: readonly PrintState[] = ['waiting', 'claimed', 'failed', 'unclear'];
const NO_SLIP = { layout: null, printer: null };

function seenBy({ at, actor, userId, deviceId }: Sighting): Sighting {
  return { at, actor, userId, deviceId };
}

function slipMark({ device, layout }: ProofJob, at: string | null, printer: string | null): ProofMark[] {
  if (at === null || device === null) return [];
  return [{ at, actor: device.name, userId: null, deviceId: device.id, layout, printer }];
}

function byTime(a: ProofMark, b: ProofMark): number {
  return Date.parse(a.at) - Date.parse(b.at);
}
