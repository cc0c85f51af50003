import type { OutboxFacts } from '#domain/operations/outbox.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';

export interface DatabaseMeasures {
  bytes: number;
  /** Of all programs, and how many it allows. */
  connections: number;
  most: number;
  /** Of the database program: '17.2'. */
  version: string;
  /** The last that was applied. */
  migration: string;
}

/** A number of the shop at this moment. */
export interface ShopMeasure {
  /**
   * branch: there is this one (at most 201 are told). event: orders to which that happened after the given sequence. open: orders of that state. last: seconds since the last
   * order. outbox: rows of that kind that wait or are given up. late: seconds that the oldest due row of that kind has waited.
   * print: print jobs of that state.
   */
  name: 'branch' | 'event' | 'open' | 'last' | 'outbox-waiting' | 'outbox-dead' | 'late' | 'print';
  /** null where it is about no branch. */
  branch: number | null;
  /** Event, state or kind; '' where there is none. */
  label: string;
  value: number;
}

export interface ShopMeasures {
  /** Of the last order event that is counted in. */
  sequence: bigint;
  measures: ShopMeasure[];
}

/** What the database says of itself and of the work that waits in it. */
export interface OperationsStore {
  measure(): Promise<DatabaseMeasures>;
  /**
   * @param deadSince what was given up before is left out
   * @param kinds of effects; unset: all
   */
  outbox(now: Date, deadSince: Date, kinds?: readonly Effect['kind'][]): Promise<OutboxFacts>;
  /** What waits for another try after it failed, and since when the oldest does. */
  held(now: Date, kinds: readonly Effect['kind'][]): Promise<Pick<OutboxFacts, 'waiting' | 'oldest'>>;
  /** When a mail was last sent; null = not among the last of the work. */
  lastMail(): Promise<Date | null>;
  /**
   * All numbers of the shop in one statement, which costs by the branches and by what is open, never by the years of orders.
   *
   * @param after events up to this one are not counted; null = none is
   */
  shop(now: Date, after: bigint | null): Promise<ShopMeasures>;
}
