import type { Values } from '#domain/order/field.ts';
import type { OrderRevision } from '#domain/order/history.ts';
import type { HistoryEvent } from '#domain/order/history-event.ts';
import type { OrderItem } from '#domain/order/item.ts';
import type {
  CONTENT_FIELDS,
  OrderKinds,
  PROGRESS_FIELDS,
  STORED_FIELDS,
  WRITTEN_FIELDS,
} from '#domain/order/order.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { JournalChange } from '#domain/privacy/journal.ts';
import type { EscalationSettings } from '#domain/shop/escalation-settings.ts';
import type { RatingSum } from '#domain/shop/rating.ts';
import type { Author } from '#use-cases/access/actor.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import type { ArrivedSender } from './brake/brake-store.ts';
import type { MoneyChange } from './money-change.ts';
import type { SightingStore } from './sighting-store.ts';

/** What is fixed when an order is placed. Instants are ISO 8601 in UTC. */
export interface OrderContent extends Values<typeof CONTENT_FIELDS, OrderKinds> {}
/** What commands change; always written as a whole. */
export interface OrderProgress extends Values<typeof PROGRESS_FIELDS, OrderKinds> {}
export interface StoredOrder extends Values<typeof STORED_FIELDS, OrderKinds> {}
/** What staff correct after the order was placed, and what follows from it. */
export type OrderCorrection = Partial<Values<typeof WRITTEN_FIELDS, OrderKinds>>;

/** A change of items: all of them as they will be, and the record of each change. */
export interface NewRevision {
  items: readonly OrderItem[];
  changes: readonly Omit<OrderRevision, 'at' | 'actor' | 'userId' | 'deviceId'>[];
  /** Uploads that the order did not use before; each must be unused. */
  uploads: readonly number[];
}

/** A request that takes effect once. The same scope and key within `since` identifies the same request. */
export interface Claim {
  scope: string;
  key: string;
  /** SHA-256 of the canonical body, hex. */
  bodyHash: string;
  at: Date;
  /** Older claims with this key are ignored. */
  since: Date;
}

export interface NewOrder {
  content: OrderContent;
  progress: OrderProgress;
  items: OrderItem[];
  /** Uploads used by the items; each must be unused. */
  uploads: readonly number[];
  claim: Claim;
  /** null: nobody counts by who sent it (R342). */
  sender: ArrivedSender | null;
  /** The snapshot that the order was validated against; the write is refused if another version is stored. */
  shopVersion: bigint;
  author: Author;
  effects: readonly Effect[];
}

export type Placement =
  | { outcome: 'placed'; id: number; ticketNumber: number }
  /** The claim was already taken. */
  | { outcome: 'repeated' }
  /** The shop changed since the snapshot. */
  | { outcome: 'outdated' }
  /** An upload now belongs to another order. */
  | { outcome: 'uploads-taken' };

export interface OrderChange {
  id: number;
  /** The version that was read; the change is refused if another version is stored. */
  version: number;
  progress: OrderProgress;
  correction?: OrderCorrection;
  revision?: NewRevision;
  money?: MoneyChange;
  event: HistoryEvent;
  author: Author;
  /** What the journal keeps of it, where staff or a device did it (R352). */
  journal?: JournalChange | null;
  note: string | null;
  at: Date;
  effects: readonly Effect[];
  claim: Claim | null;
}

/** What a list is ordered by: the place of an order in it. */
export type OrderPlace = Pick<StoredOrder, 'id' | 'createdAt' | 'ticketDay' | 'ticketNumber'>;

export interface OrderFilter {
  branches: BranchFilter;
  states?: readonly OrderState[];
  /** Only what nothing keeps from the shop, what waits for its payment (R302), or what the brake holds (R343). */
  hold?: 'none' | 'payment' | 'brake';
  /** Created at or after / before. */
  from?: Date;
  to?: Date;
  /** As orderSearch reads it (R370). */
  search?: string;
  /** Exactly this one, of any day. */
  ticketNumber?: number;
  sort?: 'createdAt' | '-createdAt' | 'ticketNumber' | '-ticketNumber';
  /** Only what comes after this one in the list. */
  after?: OrderPlace;
  skip?: number;
  take?: number;
}

export interface OrderChangeEntry {
  /** Rises in commit order; later entries never become visible before earlier ones. */
  sequence: bigint;
  kind: string;
  /** The order as it is now. */
  order: StoredOrder;
}

/** An order that waits for an answer, and what its branch wants done about it. */
export interface Unanswered {
  order: StoredOrder;
  settings: EscalationSettings;
}

export interface OrderStore extends SightingStore {
  /**
   * Stores the order with its items, event, effects and claim in one statement: everything, or nothing for 'repeated' and
   * 'outdated'. An order with uploads must run inside a transaction, because 'uploads-taken' has to be rolled back.
   */
  place(order: NewOrder): Promise<Placement>;
  /**
   * False when the order changed since it was read, or another order took an upload of the revision. Must run inside a
   * transaction.
   */
  change(change: OrderChange): Promise<boolean>;
  /** The order that a claim stands for, with the body's hash; null = unknown or older than `since`. */
  claimed(claim: Pick<Claim, 'scope' | 'key' | 'since'>): Promise<{ bodyHash: string; order: number } | null>;
  /** Claims a request whose effect is not an order row (a print). False = already taken. */
  claim(claim: Claim, order: number): Promise<boolean>;
  /** Forgets claims older than `before`. */
  forgetClaims(before: Date): Promise<void>;
  /** One order of the given branches. */
  byId(id: number, branches: BranchFilter): Promise<StoredOrder | null>;
  /** Those that exist, of any branch. */
  byIds(ids: readonly number[]): Promise<StoredOrder[]>;
  /** The order with a uid; the caller compares the hash in constant time. */
  byUid(uid: string): Promise<StoredOrder | null>;
  list(filter: OrderFilter): Promise<StoredOrder[]>;
  /** How many there are; with `most`, no further than that. */
  count(filter: OrderFilter, most?: number): Promise<number>;
  /** Awaiting orders, with their branch's accept time in minutes. */
  awaiting(branches: BranchFilter): Promise<{ order: StoredOrder; acceptMinutes: number }[]>;
  /** Awaiting orders of branches that want something done about orders that nobody answers; oldest first. */
  unanswered(): Promise<Unanswered[]>;
  /**
   * The first `limit` changes after a sequence, in one read. With `upTo`, everything for these branches up to that sequence
   * has been returned: continue after it.
   */
  changesAfter(
    sequence: bigint,
    branches: BranchFilter,
    limit: number,
  ): Promise<{ entries: OrderChangeEntry[]; upTo: bigint }>;
  /** The overall stars of each branch's orders placed since then. */
  ratings(since: Date): Promise<RatingSum[]>;
  /** 0 before the first event. */
  lastSequence(): Promise<bigint>;
}
