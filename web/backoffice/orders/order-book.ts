import type { StaffOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';

/** The orders that the board knows, by id. */
export type OrderBook = ReadonlyMap<number, StaffOrder>;

export const EMPTY_BOOK: OrderBook = new Map();

/** The book with one order updated; a version older than the known one changes nothing. */
export function withOrder(book: OrderBook, order: StaffOrder): OrderBook {
  const known = book.get(order.id);
  if (known && known.version > order.version) return book;
  return new Map(book).set(order.id, order);
}

/**
 * The book after a list of all open orders. An open order missing from the list was finished elsewhere and is removed,
 * unless it is among `arrived`: those were pushed while the list was loading. Finished orders stay for today's drawers.
 */
export function withList(
  book: OrderBook,
  list: readonly StaffOrder[],
  arrived: ReadonlySet<StaffOrder>,
): OrderBook {
  const next = new Map(list.map((order) => [order.id, order]));
  for (const known of book.values()) {
    const listed = next.get(known.id);
    if (listed ? known.version > listed.version : isTerminal(known.state) || arrived.has(known)) {
      next.set(known.id, known);
    }
  }
  return next;
}

/** The book without orders finished before an instant: a board stays open for weeks. */
export function withoutOld(book: OrderBook, before: Date): OrderBook {
  const isOld = (order: StaffOrder) => isTerminal(order.state) && lastChange(order) < before.getTime();
  const kept = [...book].filter(([, order]) => !isOld(order));
  return kept.length === book.size ? book : new Map(kept);
}

/** When the order last changed, in milliseconds since the epoch. */
export function lastChange(order: Pick<StaffOrder, 'history' | 'createdAt'>): number {
  return Math.max(Date.parse(order.createdAt), ...order.history.map(({ at }) => Date.parse(at)));
}
