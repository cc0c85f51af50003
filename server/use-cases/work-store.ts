import type { BranchFilter, Effect } from './order-store.ts';

export interface OutboxRow {
  id: bigint;
  kind: Effect['kind'];
  /** Ids and choices as the effect named them; of an order also `order`. */
  payload: Readonly<Record<string, unknown>>;
  /** This attempt included. */
  attempts: number;
}

export type PrintLayout = 'receipt' | 'kitchen';
export type PrintState = 'waiting' | 'claimed' | 'printed' | 'failed' | 'unclear';

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
}

export interface PrintJobReport {
  state: 'waiting' | 'printed' | 'failed' | 'unclear';
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
   * Hands jobs of a branch to a device: those that no device ever had, and those that this device claimed before
   * `lostBefore` and has not settled. A job never goes to a second device: the first may have it on paper.
   */
  claimPrintJobs(claim: {
    branch: number;
    device: number;
    now: Date;
    lostBefore: Date;
    limit: number;
  }): Promise<StoredPrintJob[]>;
  printJob(id: number): Promise<StoredPrintJob | null>;
  printJobs(order: number, branches: BranchFilter): Promise<StoredPrintJob[]>;
  /** Jobs of the branch that no device has taken. */
  countWaiting(branch: number): Promise<number>;
  /** False when the job is not with this device or is printed already. */
  reportPrintJob(id: number, device: number, report: PrintJobReport): Promise<boolean>;
}
