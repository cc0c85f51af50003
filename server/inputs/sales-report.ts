import { z } from 'zod';
import { LATE_ANSWERS } from '#domain/insights/late-answer.ts';
import * as texts from './texts.ts';

const money = z.number();
const entry = z.strictObject({
  key: z.string(),
  label: z.string().describe(texts.labelNote),
  orders: z.int(),
  amount: money.describe(texts.salesAmountNote),
  passedOn: money.describe(texts.passedOnNote),
});
const goods = z.strictObject({
  key: z.string(),
  label: z.string(),
  pieces: z.number(),
  bundled: z.number().describe(texts.bundledPiecesNote),
  amount: money.describe(texts.goodsAmountNote),
});
const hour = z.strictObject({ hour: z.int(), orders: z.number(), amount: money });

/** What was sold, and how: the answer of GET /statistics/sales. */
export const salesReportOutput = z
  .strictObject({
    from: z.string().describe(texts.fromNote),
    to: z.string().describe(texts.toNote),
    revenue: money.describe(texts.salesRevenueNote),
    passedOn: money.describe(texts.passedOnNote),
    total: money.describe(texts.salesTotalNote),
    orders: z.int(),
    parts: z.array(entry).describe(texts.salesPartsNote),
    branches: z.array(entry),
    services: z.array(entry),
    payments: z.array(entry),
    hours: z.array(hour),
    taxes: z.array(z.strictObject({ rate: z.number(), net: money, tax: money, gross: money })),
    untaxed: money.describe(texts.untaxedNote),
    lines: z.array(entry),
    donations: z.array(entry).describe(texts.donationsNote),
    products: z.array(goods),
    categories: z.array(goods).describe(texts.categoriesNote),
    rejected: z.array(entry).describe(texts.reasonsNote),
    canceled: z.array(entry).describe(texts.reasonsNote),
    missed: z.array(z.strictObject({ key: z.enum(LATE_ANSWERS), label: z.string(), orders: z.int() })),
    answer: z
      .strictObject({ orders: z.int(), median: z.int(), ninety: z.int() })
      .nullable()
      .describe(texts.answerNote),
    ratings: z.strictObject({ orders: z.int(), average: z.number().nullable(), stars: z.array(z.int()) }),
  })
  .meta({ id: 'SalesReport' });
export type SalesReport = z.infer<typeof salesReportOutput>;

export const branchInput = z.strictObject({ branch: z.int().min(1).max(2_147_483_647).optional() });

/** Today against what is usual: the answer of GET /statistics/today. */
export const todayOutput = z
  .strictObject({
    day: z.string(),
    hour: z.int().describe(texts.currentHourNote),
    days: z.int().describe(texts.usualDaysNote),
    today: z.array(hour),
    usual: z.array(hour),
  })
  .meta({ id: 'TodayByHour' });
export type TodayByHour = z.infer<typeof todayOutput>;
