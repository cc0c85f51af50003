import { z } from 'zod';
import { MOST_COMPARISONS } from '#domain/insights/comparison.ts';

/** Judged by the domain, which names what is wrong with it. */
const day = z.string().max(40).meta({ format: 'date' });

const comparisonSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(60),
    from: day,
    to: day,
    comparedFrom: day,
    comparedTo: day,
    branch: z.int().min(1).max(2_147_483_647).nullable(),
  })
  .meta({ id: 'Comparison' });

export const comparisonsInput = z.strictObject({
  comparisons: z.array(comparisonSchema).max(MOST_COMPARISONS),
});
export const comparisonsOutput = z.array(comparisonSchema);
