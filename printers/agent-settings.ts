import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { FIRST_LAYOUTS, PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import {
  CODE_PAGE_IDS,
  PAPER_COLUMNS,
  PLACE_FIELDS,
  PRINTER_INTERFACES,
  PRINTER_LIMITS,
  PRINTER_PORT,
  placeOf as placeFor,
} from '#domain/devices/printer.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { replaceFile } from './agent-files.ts';
import * as texts from './agent-texts.ts';

import { PRINTER_PORTS } from './printer-address.ts';

const printerId = z.string().regex(/^[a-z0-9-]{1,40}$/, texts.idCharacters);

/** One printer as this computer knows it. */
const printerFields = z.strictObject({
  id: printerId,
  name: z.string().trim().min(1).max(PRINTER_LIMITS.name),
  /** Before its interface had a name every printer was TCP; so it is without one. */
  interface: z.enum(PRINTER_INTERFACES).default('tcp'),
  host: z.string().trim().max(PRINTER_LIMITS.host).default(''),
  port: z.int().min(1).max(PRINTER_LIMITS.port).default(PRINTER_PORT),
  /** For 'system': the name of the queue. */
  queue: z.string().trim().max(PRINTER_LIMITS.queue).optional(),
  /** For 'file'. */
  path: z.string().trim().max(PRINTER_LIMITS.path).optional(),
  columns: z.literal(PAPER_COLUMNS).default(42),
  codePage: z.enum(CODE_PAGE_IDS).default('PC858'),
  layouts: z.array(z.enum(PRINT_LAYOUTS)).default([...FIRST_LAYOUTS]),
  /** Numbers of the stations whose tickets and labels it prints; empty = of all that no other printer here is for. */
  stations: z.array(z.int().min(1)).max(100).default([]),
  /** Multiplied by the job's copies. */
  copies: z.int().min(1).max(PRINTER_LIMITS.copies).default(1),
  /** false for cheap printers that never answer status queries. */
  statusQuery: z.boolean().default(true),
  /** Opens the cash drawer after a receipt. */
  openDrawer: z.boolean().default(false),
  cancelChineseMode: z.boolean().default(false),
  /** The printer of this computer that prints in its place; older programs refuse a file that names one. */
  fallback: printerId.nullable().optional(),
});
export type PrinterSettings = z.infer<typeof printerFields>;

const printerSettings = printerFields.superRefine(requirePlace);

function requirePlace(printer: PrinterSettings, context: z.RefinementCtx): void {
  const path = PLACE_FIELDS[printer.interface];
  if (!printer[path]) context.addIssue({ code: 'custom', path: [path], message: texts.PLACES_MISSING[path] });
}

/** As a server describes it, which may be newer: what this program does not know is left out. */
const servedPrinter = z
  .object({
    ...printerFields.shape,
    codePage: printerFields.shape.codePage.catch('PC858'),
    layouts: z.array(z.string()).transform((named) => PRINT_LAYOUTS.filter((known) => named.includes(known))),
  })
  .superRefine(requirePlace);

/** A printer that a server describes; null if this program cannot print on it. */
export function readPrinter(entry: unknown): PrinterSettings | null {
  return servedPrinter.safeParse(entry).data ?? null;
}

/** Where a printer is, for people. */
export function placeOf({ queue = '', path = '', ...printer }: PrinterSettings): string {
  return placeFor({ ...printer, queue, path });
}

const agentSettings = z.strictObject({
  printers: z
    .array(printerSettings)
    .refine((printers) => new Set(printers.map(({ id }) => id)).size === printers.length, texts.idTaken),
  /** The shop's public address: receipts then carry a QR code to the status page. */
  shopUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  /** For the date on the test page; slips use the branch's zone. */
  timeZone: z.string().default(DEFAULT_ZONE),
  allowLoopback: z.boolean().default(false),
  /** Files that slips may be added to, besides the ports of printers; set only here, never by a page. */
  allowedFiles: z.array(z.string().min(1)).default([]),
  allowedPorts: z.array(z.int().min(1).max(65_535)).default([...PRINTER_PORTS]),
  /**
   * Backoff between attempts while a printer is unreachable, doubling from first to longest, which is capped (F8): files
   * written by earlier versions say 300 seconds.
   */
  retry: z
    .strictObject({ firstSeconds: z.number().positive(), longestSeconds: z.number().positive() })
    .default({ firstSeconds: 0.5, longestSeconds: 1.5 }),
});
export type AgentSettings = z.infer<typeof agentSettings>;

/** Thrown with a German sentence saying what is wrong in printers.json. */
export class SettingsFault extends Error {}

/** A new computer's initial settings: no printer. */
export function emptySettings(): AgentSettings {
  return agentSettings.parse({ printers: [] });
}

/** Fills in defaults. Throws SettingsFault. */
export function parseSettings(input: unknown): AgentSettings {
  const result = agentSettings.safeParse(input);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    (issue) => `${issue.path.join('.') || texts.settingsFile}: ${issue.message}`,
  );
  throw new SettingsFault(texts.settingsFaulty({ faults: faults.join('; ') }));
}

/** Reads printers.json from a directory; null if there is none yet. Throws SettingsFault if it is unreadable. */
export async function loadSettings(directory: string): Promise<AgentSettings | null> {
  let text: string;
  try {
    text = await readFile(join(directory, 'printers.json'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new SettingsFault(
      texts.settingsUnreadable({ reason: error instanceof Error ? error.message : String(error) }),
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SettingsFault(texts.settingsNoJson);
  }
  return parseSettings(json);
}

/** Replaces printers.json as a whole; a crash leaves either the old or the new file. */
export async function saveSettings(directory: string, settings: AgentSettings): Promise<void> {
  await mkdir(directory, { recursive: true });
  await replaceFile(join(directory, 'printers.json'), `${JSON.stringify(settings, null, 2)}\n`);
}
