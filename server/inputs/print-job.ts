import { z } from 'zod';

const id = z.int().min(1).max(2_147_483_647);

export const claimPrintJobsInput = z.strictObject({ limit: z.int().min(1).max(50).default(20) });

export const reportPrintJobInput = z.strictObject({
  id,
  state: z.enum(['waiting', 'printed', 'failed', 'unclear']),
  reason: z.string().max(500).nullish(),
  printer: z.string().max(200).nullish(),
  attempts: z.int().min(0).max(1_000_000).default(0),
});
