import type { Fault } from '#domain/errors.ts';

/** tcp: an address in the network. system: set up in the operating system. file: a device file or port. */
export type PrinterInterface = 'tcp' | 'system' | 'file';
export const PRINTER_INTERFACES = ['tcp', 'system', 'file'] as const satisfies readonly PrinterInterface[];

/** Characters per row: 32 on paper of 58 mm, 42 or 48 on 80 mm. */
export type PaperColumns = 32 | 42 | 48;
export const PAPER_COLUMNS = [32, 42, 48] as const satisfies readonly PaperColumns[];

/** The character sets that thermal printers offer for German text; the agent knows their characters. */
export const CODE_PAGE_IDS = ['PC858', 'WPC1252', 'PC850', 'PC852', 'PC437', 'ISO8859_15'] as const;
export type CodePageId = (typeof CODE_PAGE_IDS)[number];

/** The bounds of what describes a printer, for everybody who reads one: form, server and agent. */
export const PRINTER_LIMITS = {
  name: 60,
  host: 253,
  port: 65_535,
  queue: 127,
  path: 250,
  copies: 5,
} as const;
/** Raw printing. */
export const PRINTER_PORT = 9100;
/** So many printers a device has at most: more than any counter, and few enough for one report. */
export const MOST_PRINTERS = 20;

/** What tells where a printer is, by its interface; the others mean nothing there. */
export const PLACE_FIELDS = { tcp: 'host', system: 'queue', file: 'path' } as const;

/** Where a printer is. */
export interface PrinterPlace {
  interface: PrinterInterface;
  host: string;
  queue: string;
  path: string;
}

const HOST = /^(?!-)[a-z0-9_.:[\]-]+$/i;
const DEVICE_FILE = /^(\/|LPT\d$|COM\d{1,2}$)/i;

/** What is wrong with where a printer is; null = nothing. Whether the agent may go there is for the agent to decide. */
export function placeFault(printer: PrinterPlace): (Fault & { field: 'host' | 'queue' | 'path' }) | null {
  const field = PLACE_FIELDS[printer.interface];
  const place = printer[field].trim();
  if (place === '') return { code: 'required', field };
  if (field === 'host' && !HOST.test(place)) return { code: 'printer-address-invalid', field };
  if (field === 'path' && !DEVICE_FILE.test(place)) return { code: 'printer-file-invalid', field };
  return null;
}

/** What is wrong with a printer: where it is, and whether it prints anything. */
export function printerFaults(printer: PrinterPlace & { layouts: readonly string[] }): Fault[] {
  const place = placeFault(printer);
  return [
    ...(place ? [place] : []),
    ...(printer.layouts.length === 0 ? [{ code: 'required', field: 'layouts' } as const] : []),
  ];
}

/** Where a printer is, for people. */
export function placeOf({
  interface: kind,
  host,
  port,
  queue,
  path,
}: PrinterPlace & { port: number }): string {
  if (kind === 'tcp') return `${host}:${port}`;
  return kind === 'system' ? queue : path;
}
