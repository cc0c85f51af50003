import { z } from 'zod';
import { MOST_PRINTERS, PAPER_COLUMNS } from '#domain/devices/printer.ts';
import { printer } from '#entities/printer.ts';
import { stationIds } from './print-job.ts';
import * as texts from './texts.ts';

/** What a device calls its printers, in the names of files and in the jobs that it keeps. */
const printerKey = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .meta({ examples: ['drucker-1'] });

const { fields } = printer;

/** A printer as its own device knows it. */
export const devicePrinter = z.strictObject({
  id: printerKey,
  name: fields.name.schema.meta({ examples: [texts.examplePrinter] }),
  interface: fields.interface.schema,
  host: fields.host.schema.meta({ examples: ['192.168.1.50'] }),
  port: fields.port.schema,
  queue: fields.queue.schema,
  path: fields.path.schema,
  columns: z.literal(PAPER_COLUMNS),
  codePage: fields.codePage.schema,
  layouts: fields.layouts.schema,
  stations: stationIds.describe(texts.printerStationsNote),
  copies: fields.copies.schema,
  statusQuery: fields.statusQuery.schema,
  openDrawer: fields.openDrawer.schema,
  cancelChineseMode: fields.cancelChineseMode.schema,
  fallback: printerKey
    .nullable()
    .describe(texts.printerFallbackNote)
    .meta({ examples: [null] }),
});
export type DevicePrinter = z.infer<typeof devicePrinter>;

export const devicePrinterId = z.strictObject({ id: printerKey });

export const handOverPrintersInput = z.strictObject({ printers: z.array(devicePrinter).max(MOST_PRINTERS) });
