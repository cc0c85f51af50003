import { z } from 'zod';
import { PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import * as texts from './texts.ts';

const id = z.int().min(1).max(2_147_483_647);

export const deviceId = z.strictObject({ id });

export const answerCommandInput = z.strictObject({
  id,
  isDone: z.boolean(),
  message: z.string().max(1_000).nullish().describe(texts.messageNote),
});

/** About 256 kB at most; the body limit rejects anything longer. */
export const deviceLogInput = z.strictObject({
  lines: z.array(z.string().max(4_000)).min(1).max(2_000).describe(texts.linesNote),
});

/** As typed: case, blanks and hyphens do not matter. */
export const pairDeviceInput = z.strictObject({
  code: z
    .string()
    .max(40)
    .describe(texts.codeNote)
    .meta({ examples: ['KM7X-2QPA'] }),
});

export const introduceDeviceInput = z.strictObject({
  appVersion: z.string().max(200),
  platform: z.string().max(200),
  layouts: z.array(z.enum(PRINT_LAYOUTS)).max(PRINT_LAYOUTS.length).optional().describe(texts.layoutsNote),
});
