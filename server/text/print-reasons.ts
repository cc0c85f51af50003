import type { PrintJobEnd, PrintLayout } from '#domain/devices/print-job.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { formatDate, formatTime } from './calendar/calendar.ts';
import * as texts from './print-texts.ts';

/** Why a job ended without being printed; follows 'Nicht gedruckt: '. The time is in the branch's zone. */
export function printEndReason(end: PrintJobEnd, endsAt: Date, timeZone: Zone): string {
  if (end === 'completed') return texts.orderCompleted;
  return texts.timeIsUp({ day: formatDate(endsAt, timeZone), time: formatTime(endsAt, timeZone) });
}

/** Why a job is waiting without a device: none prints its layout, or those that do are offline. */
export function noDeviceReason(layout: PrintLayout, able: readonly { name: string }[]): string {
  if (able.length === 0) return texts.nobodyPrints({ slips: texts.PLURALS[layout] });
  return texts.notFetched({ devices: able.map(texts.quoted).join(texts.or) });
}

/** The log message about a job that no device is able to print. `order` as staff refer to it, if it still exists. */
export function printFailedMessage(layout: PrintLayout, order: string = texts.someOrder): string {
  return texts.notPrinted({ slip: texts.PRINT_LAYOUT_NAMES[layout], order });
}
