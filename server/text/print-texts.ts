import type { PrintJobEnd, PrintLayout } from '#domain/devices/print-job.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { formatDate, formatTime } from './calendar-texts.ts';

export const PRINT_LAYOUT_NAMES = {
  receipt: 'Beleg',
  kitchen: 'Küchenbon',
} satisfies Record<PrintLayout, string>;

const PLURALS = { receipt: 'Belege', kitchen: 'Küchenbons' } satisfies Record<PrintLayout, string>;

/** Why a job ended without being printed; follows 'Nicht gedruckt: '. The time is in the branch's zone. */
export function printEndReason(end: PrintJobEnd, endsAt: Date, timeZone: Zone): string {
  if (end === 'completed') return 'Die Bestellung ist schon abgeschlossen';
  return `Die Zeit dafür ist am ${formatDate(endsAt, timeZone)} um ${formatTime(endsAt, timeZone)} Uhr abgelaufen`;
}

/** Why a job is waiting without a device: none prints its layout, or those that do are offline. */
export function noDeviceReason(layout: PrintLayout, able: readonly { name: string }[]): string {
  if (able.length === 0) return `Kein Gerät dieser Filiale druckt ${PLURALS[layout]}`;
  const names = able.map(({ name }) => `„${name}“`).join(' oder ');
  return `${names} holt ihn nicht ab: Ist das Gerät eingeschaltet und verbunden?`;
}

/** The log message about a job that no device is able to print. */
export function printFailedMessage(layout: PrintLayout, order: string): string {
  return `${PRINT_LAYOUT_NAMES[layout]} zu ${order} nicht gedruckt: kein Gerät kann ihn drucken.`;
}
