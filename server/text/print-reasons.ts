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

interface Named {
  layout: PrintLayout;
  kind: PrintKind;
  /** The name of the station that reads it. */
  stationName: string | null;
}

/** 'Küchenbon', 'Storno-Bon „Schank“': what people call a slip. */
export function slipName({ layout, kind, stationName }: Named): string {
  const slip = kind === 'normal' ? texts.PRINT_LAYOUT_NAMES[layout] : texts.PRINT_KIND_NAMES[kind];
  return stationName === null ? slip : texts.ofStation({ slip, station: stationName });
}

/** 'Küchenbons', 'Etiketten „Schank“'. */
export function slipsName({ layout, stationName }: Pick<Named, 'layout' | 'stationName'>): string {
  const slip = texts.PLURALS[layout];
  return stationName === null ? slip : texts.ofStation({ slip, station: stationName });
}

/** Why a job is waiting without a device: none prints such slips, or those that do are offline. */
export function noDeviceReason(
  slips: Pick<Named, 'layout' | 'stationName'>,
  able: readonly { name: string }[],
): string {
  if (able.length === 0) return texts.nobodyPrints({ slips: slipsName(slips) });
  return texts.notFetched({ devices: able.map(texts.quoted).join(texts.or) });
}

/** The log message about a job that no device is able to print. `order` as staff refer to it, if it still exists. */
export function printFailedMessage(job: Named, order: string = texts.someOrder): string {
  return texts.notPrinted({ slip: slipName(job), order });
}
