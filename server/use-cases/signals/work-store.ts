import type { OpenSlips } from '#domain/devices/counter-fault.ts';
import type { PaperFacts } from '#domain/devices/paper.ts';
import type { PrintKind, PrintLayout, PrintState } from '#domain/devices/print-job.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';

import type { StoredTrail } from './trail.ts';

export type { PrintKind, PrintLayout, PrintState };

/**
 * Something to do after the commit: a row of the outbox. mail, print, sms, push, payment and refund belong to an
 * order; form is the mail about a contact form; import is a stretch of an import of products; invoice issues an invoice,
 * takes one back or mails it.
 */
export interface Effect {
  kind: 'mail' | 'print' | 'sms' | 'push' | 'payment' | 'refund' | 'form' | 'import' | 'invoice';
  /** Ids and choices only, or a contact of the branch; the effects of an order get its `order` from the store. */
  payload: Record<string, string | number | boolean | readonly string[]>;
  /** How long after its cause it is due; unset: at once. */
  delaySeconds?: number;
  /** An effect of an order that is stored only where browsers listen: those of the staff, or those that follow the order. */
  listeners?: 'staff' | 'followers';
}

export interface OutboxRow extends StoredTrail {
  id: bigint;
  kind: Effect['kind'];
  /** Ids and choices as the effect named them; plus `order` where it has one. */
  payload: Readonly<Record<string, unknown>>;
  /** Including this attempt. */
  attempts: number;
}

/** A mail or an SMS of an order. */
export interface OutboxMessage extends Omit<OutboxRow, 'kind' | keyof StoredTrail> {
  kind: 'mail' | 'sms';
  state: 'waiting' | 'running' | 'done' | 'dead';
  isDropped: boolean;
  /** Of the last attempt. */
  lastError: string | null;
  /** When it is tried next. */
  runAt: Date;
  createdAt: Date;
  /** When it was sent, dropped or given up. */
  doneAt: Date | null;
}

export interface StoredPrintJob extends PaperFacts {
  /** Null also once the station is gone. */
  stationName: string | null;
  order: number;
  branch: number;
  copies: number;
  isDuplicate: boolean;
  attempts: number;
  reason: string | null;
  printer: string | null;
  /** Devices that could not print it. */
  declinedBy: number[];
  createdAt: string;
  claimedAt: string | null;
  printedAt: string | null;
}

export interface NewPrintJob {
  order: number;
  branch: number;
  layout: PrintLayout;
  kind: PrintKind;
  /** The station that reads it; null = none. */
  station: number | null;
  copies: number;
  /** Of what it would say now. */
  fingerprint: string;
  /** The outbox row that caused it: the same row, layout, kind and station create only one job. */
  outbox: bigint | null;
  at: Date;
}

export interface PrintJobReport {
  state: 'waiting' | 'printed' | 'failed' | 'unclear' | 'expired';
  reason: string | null;
  printer: string | null;
  attempts: number;
  at: Date;
}

export interface BranchSlips extends OpenSlips {
  branch: number;
}

/** Orders by their payment method: one of `paidBy`, or with `isOther` any other. */
export interface LaneOrders {
  paidBy: readonly string[];
  isOther: boolean;
}

export interface WorkStore {
  /** Adds rows that belong to no order and signals the worker; in the transaction of their cause. */
  addEffects(effects: readonly Effect[], at: Date): Promise<void>;
  /**
   * Takes due rows of one kind until `leasedUntil`, with `orders` only those that belong to these orders; rows whose lease has
   * expired count as due, and so do rows dated by a clock that was hours ahead (`latestDates`).
   */
  lease(
    kind: Effect['kind'],
    now: Date,
    leasedUntil: Date,
    limit: number,
    orders: LaneOrders | null,
  ): Promise<OutboxRow[]>;
  finish(id: bigint, at: Date, ending: { isDropped: boolean }): Promise<void>;
  /** Back to the queue, due at `runAt`. */
  postpone(id: bigint, runAt: Date, error: string): Promise<void>;
  /** Given up; stays visible with its error. */
  bury(id: bigint, error: string, at: Date): Promise<void>;
  /** Releases leased rows untouched, as if they had never been tried. */
  release(ids: readonly bigint[]): Promise<void>;
  /** Releases every leased row; only when no other process can be working (embedded database). */
  releaseAll(): Promise<void>;
  /** Removes what was done before that instant; messages of orders, and what was given up, only before `messagesBefore`. */
  forgetDone(before: Date, messagesBefore: Date): Promise<void>;

  /** The mails and SMS of an order, newest first. */
  messages(order: number): Promise<OutboxMessage[]>;

  /** The jobs of an order, newest first; until the transaction ends nobody else adds any. */
  lockPrintJobs(order: number): Promise<StoredPrintJob[]>;
  /**
   * Adds jobs of one order and signals the branch's devices; skips a job that the same outbox row created before. A duplicate
   * is one whose paper came out, or may have. Must run inside a transaction.
   */
  addPrintJobs(jobs: readonly NewPrintJob[]): Promise<StoredPrintJob[]>;
  /**
   * Assigns jobs of a branch to a device: those of these layouts that no device has and that it has not declined (of no station
   * in `never`, and of those in `later` only what was made before `leftBefore`), and those that it claimed earlier and has not
   * settled (if it can no longer print them, it says so): at once if it names what it holds and does not hold them, otherwise
   * if it claimed them before `lostBefore`. A second device gets a job only if the first has declined it: otherwise the first
   * may already have printed it.
   */
  claimPrintJobs(claim: {
    branch: number;
    device: number;
    layouts: readonly PrintLayout[];
    never: readonly number[];
    /** Of these only what was made before `leftBefore`. */
    later: readonly number[];
    leftBefore: Date;
    /** Of these, among the former, only what a device has declined, or none has fetched since `lostBefore`. */
    attended: readonly number[];
    held: readonly number[] | null;
    now: Date;
    lostBefore: Date;
    limit: number;
  }): Promise<StoredPrintJob[]>;
  /** Of these branches, what was made after `since` and is still wanted. */
  openSlips(branches: readonly number[], since: Date): Promise<BranchSlips[]>;
  printJob(id: number): Promise<StoredPrintJob | null>;
  printJobs(order: number, branches: BranchFilter): Promise<StoredPrintJob[]>;
  /** Those of these orders, newest first. */
  printJobsOfOrders(orders: readonly number[]): Promise<StoredPrintJob[]>;
  /** The open orders with a job that waits. */
  waitingOrders(branches: BranchFilter): Promise<number[]>;
  /**
   * How many jobs of its branch each device could take: jobs that no device has and that it can print, as far as it has said
   * what it can. Devices without any may be left out.
   */
  countWaiting(devices: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /**
   * False when the job is not with this device, is already printed, or has expired; that it was printed after all is
   * recorded even then.
   */
  reportPrintJob(id: number, device: number, report: PrintJobReport): Promise<boolean>;
  /**
   * Takes an unsettled job from a device that cannot print it. It waits again, and the branch's devices are signalled, while
   * another device is able that has not declined it, too. Otherwise it has failed. False when the job is not with this device
   * or is settled.
   */
  declinePrintJob(
    id: number,
    device: number,
    report: PrintJobReport,
    able: readonly number[],
  ): Promise<boolean>;
  /** Records what a device is handed for an unsettled job that it has: its paper, if it comes out. */
  handOutPrintJob(
    id: number,
    device: number,
    slip: Pick<StoredPrintJob, 'content' | 'fingerprint' | 'isDuplicate'>,
  ): Promise<void>;
  /** Marks an unsettled job as one that must not be printed any more. */
  endPrintJob(id: number, reason: string): Promise<void>;
  /** Likewise those of an order that no device has and nobody asked for; but not void tickets. */
  endWaitingPrintJobs(order: number, reason: string): Promise<void>;
}
