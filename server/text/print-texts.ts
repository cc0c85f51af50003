import type { PrintJobEnd, PrintKind, PrintLayout } from '#domain/devices/print-job.ts';
import { message } from './message.ts';

export const PRINT_LAYOUT_NAMES = {
  receipt: 'Beleg',
  kitchen: 'Küchenbon',
  label: 'Etiketten',
} satisfies Record<PrintLayout, string>;

export const PRINT_KIND_NAMES = {
  void: 'Storno-Bon',
  change: 'Änderungsbon',
} satisfies Record<Exclude<PrintKind, 'normal'>, string>;

export const PLURALS = {
  receipt: 'Belege',
  kitchen: 'Küchenbons',
  label: 'Etiketten',
} satisfies Record<PrintLayout, string>;

export const END_REASONS = {
  completed: 'Die Bestellung ist schon abgeschlossen',
  canceled: 'Die Bestellung ist storniert oder abgelehnt',
  unneeded: 'In der Küche ist kein Bon davon',
  told: 'Ein anderer Bon sagt es schon',
  empty: 'Für diese Station ist nichts mehr dabei',
} satisfies Record<Exclude<PrintJobEnd, 'late'>, string>;
export const timeIsUp = message('Die Zeit dafür ist am {day} um {time} Uhr abgelaufen');
export const nobodyPrints = message('Kein Gerät dieser Filiale druckt {slips}');
export const ofStation = message('{slip} „{station}“');
/** `devices` are one or more; joined by `or`. */
export const notFetched = message('{devices} holt ihn nicht ab: Ist das Gerät eingeschaltet und verbunden?');
export const quoted = message('„{name}“');
export const or = ' oder ';
export const notPrinted = message('{slip} zu {order} nicht gedruckt: kein Gerät kann ihn drucken.');
export const someOrder = 'einer Bestellung';

// What agents print that know only whole tickets, and what stands above a second one that says something else.
export const changedOrder = 'ÄNDERUNG. Nur das hier ist anders als auf dem früheren Bon:';
export const changedTime = message('Neue Zeit: {day}, {time} Uhr');
export const changedToSoon = 'Neue Zeit: so schnell wie möglich';
export const changedTable = message('Neuer Tisch: {table}');
export const noTable = 'keiner';
export const changedComment = message('Neue Anmerkung: {comment}');
export const noComment = 'Die Anmerkung entfällt.';
export const removedItem = message('ENTFÄLLT: {name}');
export const addedItem = message('NEU: {name}');
export const changedAmount = message('STATT {before}: {name}');
export const replacesSlip = 'NEUER STAND: gilt statt des früheren Bons.';
