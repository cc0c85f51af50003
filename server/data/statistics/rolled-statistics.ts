import type { StatisticName } from '#domain/insights/statistics.ts';
import type { Prisma } from '#prisma/generated/client.ts';
import type { CountingQuery } from './counted-rows.ts';
import {
  canceledOrdersByDay,
  donationsByMonth,
  itemsByDay,
  linesByKind,
  ordersByDay,
  orderTimes,
  popularItems,
  revenueByDay,
} from './order-statistics.ts';
import {
  eventsByType,
  pageViewsByDay,
  pageViewsByPath,
  visitorsByDay,
  visitorTimes,
} from './visitor-statistics.ts';

/** The branch of the roll-ups of everything: visitors of two branches are no two visitors, so that these do not add up. */
export const EVERYTHING = -1;

interface Rolled {
  /** The table without whose rows in a day there is nothing to count. */
  of: 'Order' | 'AnalyticsEvent';
  count: (query: CountingQuery) => Prisma.Sql;
  /** Whether there are roll-ups of each branch as well. */
  isPerBranch: boolean;
  /** Whether those of several branches can be added. */
  addsUp: boolean;
}

const ofEach = (of: Rolled['of'], count: Rolled['count']): Rolled => ({
  of,
  count,
  isPerBranch: true,
  addsUp: true,
});
/** Of a branch there are hardly fewer keys in a day than rows to count: these are as quick to read. */
const ofAll = (of: Rolled['of'], count: Rolled['count']): Rolled => ({
  of,
  count,
  isPerBranch: false,
  addsUp: true,
});

/** What is counted when a day is over: all that depends on orders and visits only, which hardly change afterwards. */
export const ROLLED: Partial<Record<StatisticName, Rolled>> = {
  'unique-visitors': { of: 'AnalyticsEvent', count: visitorsByDay, isPerBranch: true, addsUp: false },
  'page-views': ofEach('AnalyticsEvent', pageViewsByDay),
  pages: ofEach('AnalyticsEvent', pageViewsByPath),
  events: ofEach('AnalyticsEvent', eventsByType),
  orders: ofEach('Order', ordersByDay),
  revenue: ofEach('Order', revenueByDay),
  lines: ofAll('Order', linesByKind),
  donations: ofAll('Order', donationsByMonth),
  'canceled-orders': ofEach('Order', canceledOrdersByDay),
  items: ofEach('Order', itemsByDay),
  'popular-items': ofAll('Order', popularItems),
  'visitor-times': { of: 'AnalyticsEvent', count: visitorTimes, isPerBranch: false, addsUp: false },
  'order-times': ofAll('Order', orderTimes),
};
