import { z } from 'zod';

// The range rules parse both formats, so that invalid values get the same sentence.
const rangeEnd = z
  .string()
  .max(40)
  .describe('Tag der Filiale (JJJJ-MM-TT, inklusive) oder Zeitpunkt nach ISO 8601 (das Ende exklusive)');

/** The parameters of every statistic; by default the last 30 days and all of the reader's branches. */
export const statisticsInput = z.strictObject({
  from: rangeEnd.optional(),
  to: rangeEnd.optional(),
  branch: z.int().min(1).max(2_147_483_647).optional(),
});

export const statisticsOutput = z
  .strictObject({
    from: z.string().describe('Erster Tag, oder der verlangte Zeitpunkt in UTC'),
    to: z.string().describe('Letzter Tag, oder der verlangte Zeitpunkt in UTC'),
    total: z.number().describe('Summe über den ganzen Zeitraum'),
    series: z.array(
      z.strictObject({
        key: z.string().describe('Tag, Stunde der Woche oder das, wovon eine Rangliste handelt'),
        label: z.string().describe('Dasselbe, wie man es liest'),
        value: z.number(),
      }),
    ),
  })
  .meta({ id: 'Statistic' });
