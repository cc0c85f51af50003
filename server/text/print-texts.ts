import type { PrintLayout } from '#domain/devices/print-job.ts';
import { message } from './message.ts';

export const PRINT_LAYOUT_NAMES = {
  receipt: 'Beleg',
  kitchen: 'Küchenbon',
} satisfies Record<PrintLayout, string>;

export const PLURALS = { receipt: 'Belege', kitchen: 'Küchenbons' } satisfies Record<PrintLayout, string>;

export const orderCompleted = 'Die Bestellung ist schon abgeschlossen';
export const timeIsUp = message('Die Zeit dafür ist am {day} um {time} Uhr abgelaufen');
export const nobodyPrints = message('Kein Gerät dieser Filiale druckt {slips}');
/** `devices` are one or more; joined by `or`. */
export const notFetched = message('{devices} holt ihn nicht ab: Ist das Gerät eingeschaltet und verbunden?');
export const quoted = message('„{name}“');
export const or = ' oder ';
export const notPrinted = message('{slip} zu {order} nicht gedruckt: kein Gerät kann ihn drucken.');
export const someOrder = 'einer Bestellung';
