import type { PrintJobEnd, PrintKind, PrintLayout } from '#domain/devices/print-job.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { formatDate, formatTime } from './calendar/calendar.ts';
import * as texts from './print-texts.ts';

/** Why a job ended without being printed; follows 'Nicht gedruckt: '. */
export function printEndReason(end: Exclude<PrintJobEnd, 'late'>): string {
  return texts.END_REASONS[end];
}

/** Likewise, because its time is over; the time is in the branch's zone. */
export function printLateReason(endsAt: Date, timeZone: Zone): string {
  return texts.timeIsUp({ day: formatDate(endsAt, timeZone), time: formatTime(endsAt, timeZone) });
}

/** 'Küchenbon', 'Storno-Bon': what people call a slip. */
export function slipName({ layout, kind }: { layout: PrintLayout; kind: PrintKind }): string {
  return kind === 'normal' ? texts.PRINT_LAYOUT_NAMES[layout] : texts.PRINT_KIND_NAMES[kind];
}

/** Why a job is waiting without a device: none prints its layout, or those that do are offline. */
export function noDeviceReason(layout: PrintLayout, able: readonly { name: string }[]): string {
  if (able.length === 0) return texts.nobodyPrints({ slips: texts.PLURALS[layout] });
  return texts.notFetched({ devices: able.map(texts.quoted).join(texts.or) });
}

/** The log message about a job that no device is able to print. `order` as staff refer to it, if it still exists. */
export function printFailedMessage(
  job: { layout: PrintLayout; kind: PrintKind },
  order: string = texts.someOrder,
): string {
  return texts.notPrinted({ slip: slipName(job), order });
}
