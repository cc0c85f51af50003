import { z } from 'zod';
import { PRINTER_HEALTHS } from '#domain/devices/counter-fault.ts';
import { PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import { stationIds } from './print-job.ts';
import * as texts from './texts.ts';

const id = z.int().min(1).max(2_147_483_647);

export const deviceId = z.strictObject({ id });

export const testPrintInput = z.strictObject({
  id,
  printer: id.optional().describe(texts.testedPrinterNote),
});

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
  stations: stationIds.optional().describe(texts.printJobStationsNote),
});

const MOST_PRINTERS = 40;

export const deviceStateInput = z.strictObject({
  appVersion: z.string().max(200),
  clock: z.iso.datetime({ offset: true }).describe(texts.clockNote),
  printers: z
    .array(
      z.strictObject({
        name: z
          .string()
          .max(60)
          .meta({ examples: [texts.examplePrinter] }),
        address: z
          .string()
          .max(300)
          .describe(texts.addressNote)
          .meta({ examples: ['192.168.1.50:9100'] }),
        health: z
          .enum(PRINTER_HEALTHS)
          .describe(texts.healthNote)
          .meta({ examples: ['ok'] }),
        isPaperLow: z.boolean().describe(texts.paperLowNote),
      }),
    )
    .max(MOST_PRINTERS),
});
