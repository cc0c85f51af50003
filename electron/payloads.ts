import { z } from 'zod';
import { PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import type { CallName, Calls } from './channels.ts';
import { secondScreen, windowMode } from './settings/desktop-settings.ts';

/** What a page may send on each channel: its arguments as a tuple. No value reaches a handler unchecked. */
export type Payloads = { [K in CallName]: z.ZodType<Parameters<Calls[K]>> };

const connection = z.strictObject({
  serverUrl: z.string().trim().min(1).max(300),
  // It becomes a header: printable ASCII, so that nothing else can be injected into the request.
  deviceKey: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{8,512}$/),
  keepUnencrypted: z.boolean().optional(),
});

// The page may be newer than this program: fields it does not know are dropped, and the bell rings all the same.
const printer = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().trim().min(1).max(60),
  interface: z.enum(['tcp', 'system', 'file']).optional(),
  queue: z.string().trim().max(127).optional(),
  path: z.string().trim().max(250).optional(),
  host: z.string().trim().max(253),
  port: z.int().min(1).max(65_535),
  columns: z.union([z.literal(32), z.literal(42), z.literal(48)]),
  codePage: z.string().min(1).max(20),
  layouts: z.array(z.enum(PRINT_LAYOUTS)).max(PRINT_LAYOUTS.length),
  stations: z.array(z.int().min(1)).max(100).optional(),
  copies: z.int().min(1).max(5),
  statusQuery: z.boolean(),
  openDrawer: z.boolean(),
  fallback: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .nullish(),
});

const waitingOrder = z.object({
  id: z.int().positive(),
  ticketNumber: z.int().nonnegative(),
  // Truncated, never refused: an order with a long list must ring like any other.
  summary: z.string().transform((text) => text.slice(0, 300)),
});

const settings = z.object({
  hasAutostart: z.boolean(),
  mode: windowMode,
  secondScreen: secondScreen.nullable(),
  updateAddress: z.string().trim().min(1).max(300).nullable(),
});

const nothing = z.tuple([]);

export const payloads: Payloads = {
  version: nothing,
  connection: nothing,
  connect: z.tuple([connection]),
  disconnect: nothing,
  printers: nothing,
  savePrinters: z.tuple([z.array(printer).max(20)]),
  printerStatus: nothing,
  testPrint: z.tuple([printer.shape.id]),
  alarm: z.tuple([z.array(waitingOrder).max(1_000)]),
  systemPrinters: nothing,
  findPrinters: nothing,
  stopFindingPrinters: nothing,
  openOrders: z.tuple([z.int().nonnegative()]),
  settings: nothing,
  saveSettings: z.tuple([settings]),
  diagnostics: nothing,
  copyText: z.tuple([z.string().max(200_000)]),
};
