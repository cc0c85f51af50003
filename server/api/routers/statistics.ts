import { openPast } from '#api/http/past.ts';
import { procedure, router } from '#api/http/trpc.ts';
import type { StatisticName } from '#domain/insights/statistics.ts';
import { branchInput, salesReportOutput, todayOutput } from '#inputs/sales-report.ts';
import { statisticsInput, statisticsOutput } from '#inputs/statistics.ts';
import * as salesTexts from '#text/sales-texts.ts';
import {
  STATISTIC_DESCRIPTIONS,
  STATISTIC_NAMES,
  statisticsRecount,
  statisticsRecountNote,
} from '#text/statistics-texts.ts';
import { readSalesReport, readToday } from '#use-cases/insights/read-sales-report.ts';
import { readStatistics } from '#use-cases/insights/read-statistics.ts';
import { recountStatistics } from '#use-cases/insights/roll-up-statistics.ts';
import * as texts from './texts.ts';

function statistic(name: StatisticName) {
  return procedure
    .meta({
      access: ['ROLE_EMPLOYEE'],
      rest: {
        method: 'GET',
        path: `/statistics/${name}`,
        tag: texts.tagStatistics,
        summary: STATISTIC_NAMES[name],
        description: STATISTIC_DESCRIPTIONS[name],
        headers: ['X-Data-Age'],
        failures: ['not-found', 'day-invalid', 'ends-before-start', 'range-too-long'],
        output: statisticsOutput,
      },
    })
    .input(statisticsInput)
    .query(({ ctx, input }) =>
      readStatistics(ctx.deps, openPast(ctx), ctx.actor, {
        name,
        from: input.from ?? null,
        to: input.to ?? null,
        branch: input.branch ?? null,
      }),
    );
}

/** The statistics of the reader's branches. */
export const statisticsRouter = router({
  uniqueVisitors: statistic('unique-visitors'),
  pageViews: statistic('page-views'),
  pages: statistic('pages'),
  events: statistic('events'),
  orders: statistic('orders'),
  revenue: statistic('revenue'),
  lines: statistic('lines'),
  donations: statistic('donations'),
  canceledOrders: statistic('canceled-orders'),
  items: statistic('items'),
  popularItems: statistic('popular-items'),
  visitorTimes: statistic('visitor-times'),
  orderTimes: statistic('order-times'),
  workingActivities: statistic('working-activities'),
  workingSchedules: statistic('working-schedules'),
  sales: procedure
    .meta({
      access: ['ROLE_EMPLOYEE'],
      rest: {
        method: 'GET',
        path: '/statistics/sales',
        tag: texts.tagStatistics,
        summary: salesTexts.salesReport,
        description: salesTexts.salesReportDescription,
        headers: ['X-Data-Age'],
        failures: ['not-found', 'day-invalid', 'ends-before-start', 'range-too-long'],
        output: salesReportOutput,
      },
    })
    .input(statisticsInput)
    .query(({ ctx, input: { from = null, to = null, branch = null } }) =>
      readSalesReport(ctx.deps, openPast(ctx), ctx.actor, { from, to, branch }),
    ),
  today: procedure
    .meta({
      access: ['ROLE_EMPLOYEE'],
      rest: {
        method: 'GET',
        path: '/statistics/today',
        tag: texts.tagStatistics,
        summary: salesTexts.today,
        description: salesTexts.todayDescription,
        failures: ['not-found'],
        output: todayOutput,
      },
    })
    .input(branchInput)
    .query(({ ctx, input }) => readToday(ctx.deps, ctx.actor, input.branch ?? null)),
  recount: procedure
    .meta({
      access: ['ROLE_ADMIN'],
      rest: {
        method: 'POST',
        path: '/statistics/recount',
        tag: texts.tagStatistics,
        summary: statisticsRecount,
        description: statisticsRecountNote,
        status: 204,
      },
    })
    .mutation(({ ctx }) => recountStatistics(ctx.deps)),
});
