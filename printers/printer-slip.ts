import { isVoid } from '#domain/devices/print-job.ts';
import { type AgentSettings, type PrinterSettings, placeOf } from './agent-settings.ts';
import * as texts from './agent-texts.ts';
import { encode, encodeParts } from './escpos.ts';
import type { QueuedJob, Target } from './job-queue.ts';
import type { PrintJob } from './print-job.ts';
import { cashSlip } from './slips/cash-slip.ts';
import { inPlaceOf } from './slips/in-place-of.ts';
import { titleOf } from './slips/labels.ts';
import { selfTest } from './slips/self-test.ts';
import { slipLines } from './slips/slip.ts';
import { testSlip } from './slips/test-slip.ts';
import type { Bytes } from './transport/outcome.ts';
import { DEFAULT_TIMEOUTS, type PrinterTarget } from './transport.ts';
import { readWireJob } from './wire-job.ts';
import type { ReportSlip } from './wire-report.ts';

/** What a lane needs to know to put a slip on its paper. */
export interface Desk {
  printer: PrinterSettings;
  settings: AgentSettings;
  now: () => Date;
}

/** The slip of a job for a printer; null if it cannot be drawn. */
export function drawSlip(
  { job: entry }: QueuedJob,
  { origin }: Target,
  { printer, settings, now }: Desk,
): Bytes | null {
  const job = readWireJob(entry);
  if (!job) return null;
  const occasion = { printedAt: now(), statusUrl: statusUrl(job, settings.shopUrl) };
  const isMoneyDue = job.layout === 'receipt' && !job.isDuplicate && !isVoid(job.order);
  try {
    return encodeParts(inPlaceOf(origin?.printerName ?? null, slipLines(job, occasion)), printer, {
      copies: Math.min(job.copies * printer.copies, 20),
      openDrawer: printer.openDrawer && isMoneyDue,
    });
  } catch {
    return null;
  }
}

/** A short slip, or the page that tries out all that is set up, the drawer included. */
export function drawTest(length: 'page' | 'slip', { printer, settings, now }: Desk): Buffer {
  const isPage = length === 'page';
  const draw = isPage ? selfTest : testSlip;
  const occasion = { printedAt: now(), timeZone: settings.timeZone };
  return encode(draw({ ...printer, address: placeOf(printer) }, occasion), printer, {
    openDrawer: isPage && printer.openDrawer,
  });
}

/** The day's list of a branch. */
export function drawReport(slip: ReportSlip, { printer, now }: Desk): Buffer {
  return encode(cashSlip(slip, { printedAt: now() }), printer, { openDrawer: false });
}

/** How to reach a printer, and what this computer allows. */
export function targetOf(
  printer: PrinterSettings,
  { allowLoopback, allowedPorts, allowedFiles }: AgentSettings,
  ending: AbortSignal,
): PrinterTarget {
  const { host, port, statusQuery, queue = '', path = '' } = printer;
  if (printer.interface === 'system') return { interface: 'system', queue, ending, ...DEFAULT_TIMEOUTS };
  if (printer.interface === 'file') {
    return { interface: 'file', path, allowedFiles, ending, ...DEFAULT_TIMEOUTS };
  }
  return { host, port, statusQuery, allowLoopback, allowedPorts, ending, ...DEFAULT_TIMEOUTS };
}

/** What a job is about, for people. */
export function titleIn({ job }: QueuedJob): string {
  const read = readWireJob(job);
  return read ? titleOf(read) : texts.unreadableTitle;
}

function statusUrl(job: PrintJob, shopUrl: string | null): string | null {
  if (shopUrl === null) return null;
  return new URL(
    `/status/${encodeURIComponent(job.order.uid)}/${encodeURIComponent(job.order.hash)}`,
    shopUrl,
  ).href;
}
