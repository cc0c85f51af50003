import type { PrintLayout, PrintState } from '#domain/devices/print-job.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';

export type { PrintLayout, PrintState };

/**
 * Something to do after the commit: a row of the outbox. mail, print and sms belong to an order; form is the mail about
 * a contact form.
 */
export interface Effect {
  kind: 'mail' | 'print' | 'sms' | 'form';
  /** Ids and choices only; the effects of an order get its `order` from the store. */
  payload: Record<string, string | number | boolean | readonly string[]>;
}

export interface OutboxRow {
  id: bigint;
  kind: Effect['kind'];
  /** Ids and choices as the effect named them; of an order also `order`. */
  payload: Readonly<Record<string, unknown>>;
  /** This attempt included. */
  attempts: number;
}

export interface StoredPrintJob {
  id: number;
  order: number;
  branch: number;
  layout: PrintLayout;
  copies: number;
  isDuplicate: boolean;
  state: PrintState;
  attempts: number;
  reason: string | null;
  printer: string | null;
  device: number | null;
  /** Devices that could not print it. */
  declinedBy: number[];
  /** A person asked for it; else it follows from a confirmation. */
  isRequested: boolean;
  createdAt: string;
  claimedAt: string | null;
  printedAt: string | null;
}

export interface NewPrintJob {
  order: number;
  branch: number;
  layout: PrintLayout;
  copies: number;
  /** The outbox row that caused it: the same row and layout make one job only. */
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

export interface WorkStore {
  /** Adds rows that belong to no order and signals the worker; in the transaction of their cause. */
  addEffects(effects: readonly Effect[], at: Date): Promise<void>;
  /** Takes due rows of one kind until `leasedUntil`; rows whose lease ran out count as due. */
  lease(kind: Effect['kind'], now: Date, leasedUntil: Date, limit: number): Promise<OutboxRow[]>;
  finish(id: bigint, at: Date): Promise<void>;
  /** Back to the queue, due at `runAt`. */
  postpone(id: bigint, runAt: Date, error: string): Promise<void>;
  /** Given up; stays visible with its error. */
  bury(id: bigint, error: string): Promise<void>;
  /** Gives leased rows back untouched, as if they had not been tried. */
  release(ids: readonly bigint[]): Promise<void>;
  /** Gives every leased row back; only when no other process can be working (embedded database). */
  releaseAll(): Promise<void>;
  forgetDone(before: Date): Promise<void>;

  /**
   * Adds jobs of one order and signals the branch's devices; a job that the same outbox row made before is left out. A
   * layout that the order has a job for already is a duplicate. Must run inside a transaction.
   */
  addPrintJobs(jobs: readonly NewPrintJob[]): Promise<StoredPrintJob[]>;
  /**
   * Hands jobs of a branch to a device: those of these layouts that no device has and that it has not declined, and those
   * that it claimed before `lostBefore` and has not settled (where it cannot print them any more, it says so). A job goes
   * to a second device only when the first has declined it: else that one may have it on paper.
   */
  claimPrintJobs(claim: {
    branch: number;
    device: number;
    layouts: readonly PrintLayout[];
    now: Date;
    lostBefore: Date;
    limit: number;
  }): Promise<StoredPrintJob[]>;
  printJob(id: number): Promise<StoredPrintJob | null>;
  printJobs(order: number, branches: BranchFilter): Promise<StoredPrintJob[]>;
  /**
   * How many jobs of its branch each device could take: no device has them, and it can print them, as far as it has said what
   * it can. Devices without one may be left out.
   */
  countWaiting(devices: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /**
   * False when the job is not with this device, is printed already, or has ended; that paper moved all the same is noted even
   * then.
   */
  reportPrintJob(id: number, device: number, report: PrintJobReport): Promise<boolean>;
  /**
   * Takes an unsettled job from a device that cannot print it. It waits again, and the branch's devices are signalled, while
   * another device is able: switched on for orders, announced for the layout, and not one that declined. Else it has failed.
   * False when the job is not with this device or is settled.
   */
  declinePrintJob(id: number, device: number, report: PrintJobReport): Promise<boolean>;
  /** Notes that an unsettled job must not print any more. */
  endPrintJob(id: number, reason: string): Promise<void>;
}
