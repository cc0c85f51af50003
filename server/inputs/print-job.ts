import { z } from 'zod';
import { PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import * as texts from './texts.ts';

const id = z.int().min(1).max(2_147_483_647);

/** More unsettled jobs than any branch has: an agent with more names none. */
const HELD_LIMIT = 1_000;

/** More than any branch has. */
const MOST_STATIONS = 100;

export const stationIds = z.array(id).max(MOST_STATIONS);

const layouts = z.array(z.enum(PRINT_LAYOUTS)).max(PRINT_LAYOUTS.length);

export const claimPrintJobsInput = z.strictObject({
  limit: z.int().min(1).max(50).default(20),
  layouts: layouts.optional().describe(texts.printJobLayoutsNote),
  stations: stationIds.default([]).describe(texts.printJobStationsNote),
  held: z.array(id).max(HELD_LIMIT).optional().describe(texts.printJobsHeldNote),
});

export const printJobId = z.strictObject({ id });

export const reportPrintJobInput = z.strictObject({
  id,
  state: z.enum(['waiting', 'printed', 'failed', 'unclear', 'expired']).describe(texts.stateNote),
  reason: z.string().max(500).nullish(),
  printer: z.string().max(200).nullish(),
  attempts: z.int().min(0).max(1_000_000).default(0),
});
