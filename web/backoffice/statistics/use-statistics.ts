import { useQueries } from '@tanstack/react-query';
import type { SalesPart } from '#domain/insights/sales-part.ts';
import { STATISTICS, type StatisticName } from '#domain/insights/statistics.ts';
import type { ComparedPeriod, Period } from '#domain/insights/statistics-period.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { type Client, trpc } from '#web/lib/trpc.ts';
import type { Entry } from './statistic-series.ts';
import { SHORT_NAMES } from './texts.ts';

export interface SplitPart {
  key: SalesPart;
  label: string;
  total: number;
  series: readonly { key: string; value: number }[];
}

export interface Statistic {
  total: number;
  series: readonly Entry[];
  /** Of the sales: what of them is confirmed, open, a quotation or canceled. */
  split?: readonly SplitPart[] | undefined;
  /** Pieces inside bundles, which are not in the total. */
  bundled?: Omit<SplitPart, 'key'> | undefined;
}

/** One statistic with that of the previous period. */
export interface ShownStatistic {
  name: StatisticName;
  current: Statistic | null;
  before: Statistic | null;
  isFailed: boolean;
  retry: () => void;
}

export type Statistics = Readonly<Record<StatisticName, ShownStatistic>>;

const NAMES = Object.keys(STATISTICS) as StatisticName[];

/** The procedures by statistic name. */
const CALLS = {
  'unique-visitors': 'uniqueVisitors',
  'page-views': 'pageViews',
  pages: 'pages',
  events: 'events',
  orders: 'orders',
  revenue: 'revenue',
  lines: 'lines',
  donations: 'donations',
  'canceled-orders': 'canceledOrders',
  items: 'items',
  'popular-items': 'popularItems',
  'visitor-times': 'visitorTimes',
  'order-times': 'orderTimes',
  'working-activities': 'workingActivities',
  'working-schedules': 'workingSchedules',
} as const satisfies Record<StatisticName, keyof Client['statistics']>;

/** All statistics of a period and of the previous one; recent responses are reused. */
export function useStatistics(period: Period, before: ComparedPeriod, branch: number | null): Statistics {
  const { client } = trpc.useUtils();
  const ofBranch = branch === null ? {} : { branch };
  const ranges = [
    { from: period.from, to: period.to, ...ofBranch },
    { from: before.from, to: before.until ?? before.to, ...ofBranch },
  ];
  // The end of the compared period moves with the minute; a response from a minute ago is good enough.
  const places = [
    [period.from, period.to],
    [before.from, before.to],
  ];
  const results = useQueries({
    queries: NAMES.flatMap((name) =>
      ranges.map((range, index) => ({
        queryKey: ['statistics', name, ...(places[index] ?? []), before.until !== null, branch],
        queryFn: (): Promise<Statistic> => client.statistics[CALLS[name]].query(range),
        staleTime: 60_000,
        meta: {
          failure: {
            id: `statistics.${name}.${index}`,
            text: CALL_FAILURES.statistics,
            subject: SHORT_NAMES[name],
          },
        },
      })),
    ),
  });
  const shown = NAMES.map((name, index): [StatisticName, ShownStatistic] => {
    const [current, compared] = results.slice(index * 2, index * 2 + 2);
    return [
      name,
      {
        name,
        current: current?.data ?? null,
        before: compared?.data ?? null,
        isFailed: current?.isError === true && !current.data,
        retry: () => void Promise.all([current?.refetch(), compared?.refetch()]),
      },
    ];
  });
  return Object.fromEntries(shown) as Statistics;
}
