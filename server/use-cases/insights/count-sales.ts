import {
  type AnsweredOrder,
  LATE_ANSWERS,
  type LateAnswer,
  lateAnswer,
} from '#domain/insights/late-answer.ts';
import { mergedCells, type SalesCell } from '#domain/insights/sales-cells.ts';
import { yielder } from '#domain/time/breath.ts';
import { type PreparingShop, preparationOf } from '#use-cases/orders/preparation-of.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { LateOrder, SalesStore } from './sales-store.ts';
import type { StatisticsQuery } from './statistics-store.ts';

/** Orders per statement: a few milliseconds for the embedded database, which blocks everybody while it counts. */
const ORDERS_AT_ONCE = 1_000;

type Needed = Pick<Deps, 'turns'> & { sales: SalesStore };

/** What was sold, and how many orders were answered too late. */
export interface CountedSales {
  cells: SalesCell[];
  late: Record<LateAnswer, number>;
}

/** Counts span by span, each of at most a thousand orders, and adds up; others get their turn in between. */
export async function countSales(
  { sales, turns }: Needed,
  query: StatisticsQuery,
  shop: PreparingShop,
): Promise<CountedSales> {
  const breath = yielder(turns);
  let cells: SalesCell[] = [];
  const late: Record<LateAnswer, number> = { late: 0, 'given-up': 0, waiting: 0 };
  for await (const span of spansOf(sales, query)) {
    // Added up span by span: over a long range all cells at once would keep others waiting.
    cells = mergedCells([cells, await sales.cells(span)]);
    for (const order of await sales.late(span)) {
      await breath();
      const branch = shop.branches.find(({ id }) => id === order.branch);
      const became =
        branch &&
        lateAnswer(dueOrder(order, shop), { branch, acceptMinutes: order.acceptMinutes }, query.now);
      if (became) late[became] += 1;
    }
    await turns.next();
  }
  return { cells, late };
}

/** The order with the due time of its preparation for the guest's requested time, whatever was agreed later. */
function dueOrder(order: LateOrder, shop: PreparingShop): AnsweredOrder {
  const { appointmentDate, products, branch } = order;
  const items = products.map((product) => ({ product }));
  const preparationDue = preparationOf(shop)(
    { appointment: appointmentDate, appointmentDate, items },
    branch,
  );
  return { ...order, preparationDue };
}

/** The query cut into spans of time with few orders each. */
async function* spansOf(sales: SalesStore, query: StatisticsQuery): AsyncGenerator<StatisticsQuery> {
  let rest = query;
  while (rest.branches.length > 0) {
    const next = await sales.orderAfter(rest, ORDERS_AT_ONCE);
    if (!next) {
      yield rest;
      return;
    }
    const first = Math.min(...rest.branches.map(({ start }) => start.getTime()));
    // Never an empty span: a thousand orders of one millisecond are counted at once.
    const cut = new Date(Math.max(next.getTime(), first + 1));
    yield cutSpan(rest, { until: cut });
    rest = cutSpan(rest, { from: cut });
  }
}

function cutSpan(query: StatisticsQuery, { from, until }: { from?: Date; until?: Date }): StatisticsQuery {
  const branches = query.branches
    .map((branch) => ({
      ...branch,
      start: from && from > branch.start ? from : branch.start,
      end: until && until < branch.end ? until : branch.end,
    }))
    .filter(({ start, end }) => start < end);
  return { ...query, branches };
}

/** Whether anything was answered too late. */
export function lateEntries({ late }: CountedSales): { key: LateAnswer; orders: number }[] {
  return LATE_ANSWERS.map((key) => ({ key, orders: late[key] })).filter(({ orders }) => orders > 0);
}
