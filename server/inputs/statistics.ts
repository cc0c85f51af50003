import { z } from 'zod';
import { SALES_PARTS } from '#domain/insights/sales-part.ts';
import * as texts from './texts.ts';

// The range rules parse both formats, so that invalid values get the same sentence.
const rangeEnd = z.string().max(40).describe(texts.rangeEnd);

/** The parameters of every statistic; by default the last 30 days and all of the reader's branches. */
export const statisticsInput = z.strictObject({
  from: rangeEnd.optional(),
  to: rangeEnd.optional(),
  branch: z.int().min(1).max(2_147_483_647).optional(),
});

export const statisticsOutput = z
  .strictObject({
    from: z.string().describe(texts.fromNote),
    to: z.string().describe(texts.toNote),
    total: z.number().describe(texts.totalNote),
    series: z.array(
      z.strictObject({
        key: z.string().describe(texts.statisticsKeyNote),
        label: z.string().describe(texts.labelNote),
        value: z.number(),
      }),
    ),
    split: z
      .array(
        z.strictObject({
          key: z.enum(SALES_PARTS),
          label: z.string().describe(texts.labelNote),
          total: z.number().describe(texts.totalNote),
          series: z.array(
            z.strictObject({ key: z.string().describe(texts.statisticsKeyNote), value: z.number() }),
          ),
        }),
      )
      .optional()
      .describe(texts.splitNote),
    bundled: z
      .strictObject({
        label: z.string().describe(texts.labelNote),
        total: z.number().describe(texts.totalNote),
        series: z.array(
          z.strictObject({ key: z.string().describe(texts.statisticsKeyNote), value: z.number() }),
        ),
      })
      .optional()
      .describe(texts.bundledNote),
  })
  .meta({ id: 'Statistic' });
