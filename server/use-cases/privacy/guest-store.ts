import type { Country } from '#domain/contact/country.ts';
import type { ErasureReceipt } from '#domain/privacy/erasure.ts';
import type { RetentionPeriods, Stage } from '#domain/privacy/retention.ts';
import type { UploadFile } from '#use-cases/files/file-store.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';

export interface RetentionSettings {
  periods: RetentionPeriods;
  /** Nothing of an order is forgotten before (R349). */
  startsAt: Date;
}

/** Orders of a country's branches from before an instant of which not everything up to the stage is forgotten. */
export interface DueOrders {
  country: Country;
  stage: Stage;
  before: Date;
}

export interface DueCount {
  /** What would be forgotten now. */
  due: number;
  /** Would be due, but has to wait (R350). */
  waiting: number;
  /** When the oldest of those that are due was placed; null = none is. */
  oldest: Date | null;
}

/** An order whose turn it is, for people to look at. */
export interface DueOrder {
  id: number;
  uid: string;
  ticketNumber: number;
  branch: string;
  createdAt: Date;
}

/** What should have been forgotten, and is still there. */
export interface OverdueQuery {
  /** Those whose stage is the next of theirs; each order once. */
  due: readonly (DueOrders & { months: number })[];
  /** Nothing was due before: the periods are no older, or were announced for then. */
  notBefore: Date;
  /** What happened to an order afterwards may be why it had to wait until now. */
  untouchedSince: Date;
  most: number;
}

/** How orders are recognized as those of one guest. */
export interface GuestSearch {
  by: 'order' | 'email' | 'phone';
  /** A uid or id, an address in any case, the digits of a phone number. */
  value: string;
}

export interface StoredErasure {
  id: number;
  at: Date;
  actor: string;
  user: number | null;
  /** How the owner made sure who asked. */
  note: string;
  /** Orders that were not over, and still are not. */
  waiting: readonly number[];
  receipt: ErasureReceipt;
}

/** Guests in the database, wherever something of them is stored. */
export interface GuestStore {
  retention(): Promise<RetentionSettings & { changedAt: Date }>;
  saveRetention(settings: RetentionSettings): Promise<void>;
  /** True in one transaction at a time, across all servers; the others are told false at once. */
  isAlone(): Promise<boolean>;
  /** Locks up to `limit` orders that are due and need not wait, oldest first, until the end of the transaction. */
  lockDue(wanted: DueOrders, limit: number): Promise<number[]>;
  /** Locks those of the orders that need not wait (R350), whatever is forgotten of them already. */
  lockFree(orders: readonly number[]): Promise<number[]>;
  countDue(wanted: DueOrders): Promise<DueCount>;
  listDue(wanted: DueOrders, limit: number): Promise<DueOrder[]>;
  /** Orders that need not wait and are due, or that a guest wants erased; at most `most` of them, and when the first was due. */
  countOverdue(query: OverdueQuery): Promise<{ orders: number; since: Date | null }>;
  /** The files of guests that these orders use. */
  uploadsOf(orders: readonly number[]): Promise<UploadFile[]>;
  /**
   * Stores the orders as they are without their guests, and forgets what else refers to them up to that stage: notes, what
   * revisions and slips said, files, who follows them.
   */
  forget(orders: readonly StoredOrder[], stage: Stage): Promise<void>;
  /** The sealed key for the pseudonyms of a year, made of `fresh` if there is none yet. */
  pseudonymKey(year: number, fresh: string): Promise<string>;
  /** The orders and forms that a guest is recognized in, the newest first, at most 1,000 of each. */
  find(search: GuestSearch): Promise<{ orders: number[]; forms: number[] }>;
  /** Contact forms from before an instant. */
  countForms(before: Date): Promise<{ count: number; oldest: Date | null }>;
  /** The numbers of the invoices of orders, and when they were issued. */
  invoicesOf(
    orders: readonly number[],
  ): Promise<{ order: number; number: string; issuedAt: Date; content: object }[]>;
  addErasure(erasure: Omit<StoredErasure, 'id'>): Promise<number>;
  /** The newest first. */
  erasures(limit: number): Promise<StoredErasure[]>;
  erasure(id: number): Promise<StoredErasure | null>;
  /** Orders that wait to be erased. */
  waitingForErasure(): Promise<number[]>;
  /** Takes them out of every erasure that waits for them. */
  endWaiting(orders: readonly number[]): Promise<void>;
  /** Drops the keys of the years before `year` of whose orders nothing is left to forget. */
  dropPseudonymKeys(year: number): Promise<void>;
}
