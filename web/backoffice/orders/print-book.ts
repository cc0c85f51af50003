import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#api/router.ts';

export type PrintJobState = inferRouterOutputs<AppRouter>['orders']['printJobs']['data'][number];

/** The print jobs of the orders on the board, newest first, by order. */
export type PrintBook = ReadonlyMap<number, readonly PrintJobState[]>;

/** What the server pushes about the slips of an order. */
export interface OrderPrints {
  order: number;
  jobs: readonly PrintJobState[];
}

/** The book with the jobs of one order replaced. */
export function withPrints(book: PrintBook, { order, jobs }: OrderPrints): PrintBook {
  return new Map(book).set(order, jobs);
}

/**
 * The book after a list of the jobs of all open orders. `arrived` are the orders that were pushed while the list was loading:
 * what is known of them is newer.
 */
export function withPrintList(
  book: PrintBook,
  jobs: readonly PrintJobState[],
  arrived: ReadonlySet<number>,
): PrintBook {
  const next = new Map<number, PrintJobState[]>();
  for (const job of jobs) next.set(job.order, [...(next.get(job.order) ?? []), job]);
  const kept = [...book].filter(([order]) => arrived.has(order));
  return new Map<number, readonly PrintJobState[]>([...next, ...kept]);
}
