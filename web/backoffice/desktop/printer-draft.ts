import { z } from 'zod';
import { PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import { CODE_PAGE_IDS, PRINTER_LIMITS, PRINTER_PORT, placeFault } from '#domain/devices/printer.ts';
import type { PrinterInterface, PrinterLayout, PrinterSetting } from '#electron/ipc.ts';
import * as texts from './texts.ts';

/** A printer as the form holds it: numbers are still strings. */
export interface PrinterDraft
  extends Omit<PrinterSetting, 'port' | 'copies' | 'interface' | 'queue' | 'path'> {
  interface: PrinterInterface;
  queue: string;
  path: string;
  port: string;
  copies: string;
}

/** The errors by field; empty when valid. */
export type DraftFaults = Partial<Record<keyof PrinterSetting, string>>;

/** The usual printer: 80 mm paper, port 9100, Western European character set with the euro sign. */
export function newPrinter(existing: readonly PrinterSetting[]): PrinterSetting {
  let number = existing.length + 1;
  while (existing.some(({ id }) => id === `drucker-${number}`)) number += 1;
  const layouts: PrinterLayout[] = ['receipt', 'kitchen'];
  return {
    id: `drucker-${number}`,
    name: existing.length === 0 ? texts.firstPrinter : texts.numberedPrinter({ number }),
    host: '',
    port: PRINTER_PORT,
    columns: 42,
    codePage: 'PC858',
    layouts,
    copies: 1,
    statusQuery: true,
    openDrawer: false,
  };
}

export function draftOf(printer: PrinterSetting): PrinterDraft {
  const { interface: kind = 'tcp', queue = '', path = '' } = printer;
  const numbers = { port: String(printer.port), copies: String(printer.copies) };
  return { ...printer, ...numbers, interface: kind, queue, path };
}

const name = z.string().trim().min(1, texts.nameMissing).max(PRINTER_LIMITS.name, texts.nameTooLong);

/** Where a printer is, by its interface; what another interface needs is not looked at. */
const PLACES = {
  tcp: z.object({
    host: z.string().trim().max(PRINTER_LIMITS.host, texts.addressTooLong),
    port: z.int().min(1).max(PRINTER_LIMITS.port),
  }),
  system: z.object({ queue: z.string().trim().max(PRINTER_LIMITS.queue, texts.nameTooLong) }),
  file: z.object({ path: z.string().trim().max(PRINTER_LIMITS.path, texts.nameTooLong) }),
} as const satisfies Record<PrinterInterface, z.ZodObject>;

/** The form's own validation of a printer; the agent checks again, including where the address leads. */
const common = z.object({
  name,
  copies: z.int().min(1).max(PRINTER_LIMITS.copies),
  layouts: z.array(z.enum(PRINT_LAYOUTS)).min(1, texts.layoutsMissing),
  codePage: z.enum(CODE_PAGE_IDS, { error: texts.codePageMissing }),
});

/** Where a printer is: it is missing, or cannot be right. */
const PLACE_TEXTS = {
  host: [texts.addressMissing, texts.addressWrong],
  queue: [texts.queueMissing, texts.queueMissing],
  path: [texts.pathMissing, texts.deviceWrong],
} as const;

const NUMBER_TEXTS: DraftFaults = {
  port: texts.portWrong,
  copies: texts.copiesWrong,
};

/** The printer of a draft, or its errors. */
export function readDraft(draft: PrinterDraft): { printer: PrinterSetting } | { faults: DraftFaults } {
  const numbers = { port: wholeNumber(draft.port), copies: wholeNumber(draft.copies) };
  const typed = { ...draft, ...numbers };
  const [place, rest] = [PLACES[draft.interface].safeParse(typed), common.safeParse(typed)];
  const nowhere = placeFault(draft);
  if (place.success && rest.success && !nowhere) {
    const { queue: _, path: __, ...kept } = draft;
    return { printer: { ...kept, port: PRINTER_PORT, ...rest.data, ...place.data } };
  }
  const faults: Record<string, string> = {};
  if (nowhere) faults[nowhere.field] = PLACE_TEXTS[nowhere.field][nowhere.code === 'required' ? 0 : 1];
  for (const issue of [...(place.error?.issues ?? []), ...(rest.error?.issues ?? [])]) {
    const field = String(issue.path[0]);
    faults[field] ??= NUMBER_TEXTS[field as keyof DraftFaults] ?? issue.message;
  }
  return { faults };
}

function wholeNumber(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
