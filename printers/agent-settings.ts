import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { FIRST_LAYOUTS, PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import { CODE_PAGE_IDS } from '#domain/devices/printer.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { replaceFile } from './agent-files.ts';
import * as texts from './agent-texts.ts';

import { PRINTER_PORTS } from './printer-address.ts';

/** Before its interface had a name every printer was TCP; so it is without one. */
const INTERFACES = ['tcp', 'system', 'file'] as const;

/** What each interface needs to know. */
const NEEDED = { tcp: 'host', system: 'queue', file: 'path' } as const;

/** One printer as this computer knows it; stored in printers.json. */
const printerFields = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, texts.idCharacters),
  name: z.string().trim().min(1).max(60),
  interface: z.enum(INTERFACES).default('tcp'),
  host: z.string().trim().max(253).default(''),
  port: z.int().min(1).max(65_535).default(9100),
  /** For 'system': the name of the queue. */
  queue: z.string().trim().max(127).optional(),
  /** For 'file'. */
  path: z.string().trim().max(250).optional(),
  columns: z.union([z.literal(32), z.literal(42), z.literal(48)]).default(42),
  codePage: z.enum(CODE_PAGE_IDS).default('PC858'),
  layouts: z.array(z.enum(PRINT_LAYOUTS)).default([...FIRST_LAYOUTS]),
  /** Numbers of the stations whose tickets and labels it prints; empty = of all that no other printer here is for. */
  stations: z.array(z.int().min(1)).max(100).default([]),
  /** Multiplied by the job's copies. */
  copies: z.int().min(1).max(5).default(1),
  /** false for cheap printers that never answer status queries. */
  statusQuery: z.boolean().default(true),
  /** Opens the cash drawer after a receipt. */
  openDrawer: z.boolean().default(false),
  cancelChineseMode: z.boolean().default(false),
});
const printerSettings = printerFields.superRefine((printer, context) => {
  const path = NEEDED[printer.interface];
  if (!printer[path]) context.addIssue({ code: 'custom', path: [path], message: texts.PLACES_MISSING[path] });
});
export type PrinterSettings = z.infer<typeof printerSettings>;

/** Where a printer is, for people. */
export function placeOf({ interface: kind, host, port, queue, path }: PrinterSettings): string {
  if (kind === 'system') return queue ?? '';
  return kind === 'file' ? (path ?? '') : `${host}:${port}`;
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
