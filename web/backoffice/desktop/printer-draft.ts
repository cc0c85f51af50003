import { z } from 'zod';
import { PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import { CODE_PAGE_IDS } from '#domain/devices/printer.ts';
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

const RAW_PORT = 9100;

/** The usual printer: 80 mm paper, port 9100, Western European character set with the euro sign. */
export function newPrinter(existing: readonly PrinterSetting[]): PrinterSetting {
  let number = existing.length + 1;
  while (existing.some(({ id }) => id === `drucker-${number}`)) number += 1;
  const layouts: PrinterLayout[] = ['receipt', 'kitchen'];
  return {
    id: `drucker-${number}`,
    name: existing.length === 0 ? texts.firstPrinter : texts.numberedPrinter({ number }),
    host: '',
    port: RAW_PORT,
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

const HOST = /^(?!-)[a-z0-9.:[\]-]+$/i;

const name = z.string().trim().min(1, texts.nameMissing).max(60, texts.nameTooLong);

/** Where a printer is, by its interface; what another interface needs is not looked at. */
const PLACES = {
  tcp: z.object({
    host: z
      .string()
      .trim()
      .min(1, texts.addressMissing)
      .max(253, texts.addressTooLong)
      .regex(HOST, texts.addressWrong),
    port: z.int().min(1).max(65_535),
  }),
  system: z.object({
    queue: z.string().trim().min(1, texts.queueMissing).max(127, texts.nameTooLong),
  }),
  file: z.object({
    path: z
      .string()
      .trim()
      .min(1, texts.pathMissing)
      .max(250, texts.nameTooLong)
      .regex(/^(\/|LPT\d$|COM\d{1,2}$)/i, texts.deviceWrong),
  }),
} as const satisfies Record<PrinterInterface, z.ZodObject>;

/** The form's own validation of a printer; the agent checks again, including where the address leads. */
const common = z.object({
  name,
  copies: z.int().min(1).max(5),
  layouts: z.array(z.enum(PRINT_LAYOUTS)).min(1, texts.layoutsMissing),
  codePage: z.enum(CODE_PAGE_IDS, { error: texts.codePageMissing }),
});

const NUMBER_TEXTS: DraftFaults = {
  port: texts.portWrong,
  copies: texts.copiesWrong,
};

/** The printer of a draft, or its errors. */
export function readDraft(draft: PrinterDraft): { printer: PrinterSetting } | { faults: DraftFaults } {
  const numbers = { port: wholeNumber(draft.port), copies: wholeNumber(draft.copies) };
  const typed = { ...draft, ...numbers };
  const [place, rest] = [PLACES[draft.interface].safeParse(typed), common.safeParse(typed)];
  if (place.success && rest.success) {
    const { queue: _, path: __, ...kept } = draft;
    return { printer: { ...kept, port: RAW_PORT, ...rest.data, ...place.data } };
  }
  const faults: Record<string, string> = {};
  for (const issue of [...(place.error?.issues ?? []), ...(rest.error?.issues ?? [])]) {
    const field = String(issue.path[0]);
    faults[field] ??= NUMBER_TEXTS[field as keyof DraftFaults] ?? issue.message;
  }
  return { faults };
}

function wholeNumber(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
