import { z } from 'zod';
import * as texts from '#inputs/texts.ts';

const branch = z.int().min(1).max(2_147_483_647);
const day = z
  .string()
  .max(40)
  .nullish()
  .describe(texts.cashReportDayNote)
  .meta({ examples: ['2026-11-27'] });

/** GET /cash-report: of a branch, for a day of it. */
export const cashReportInput = z.strictObject({ branch, day });

/** POST /cash-report/prints: on the receipt printer of a device; null = of the one that asks, or was heard of last. */
export const printCashReportInput = z.strictObject({ branch, day, device: branch.nullish() });
