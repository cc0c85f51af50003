import { message } from '#text/message.ts';

export const waitingForPrinter = 'Wartet auf den Drucker';
export const PRINT_SUMMARIES = {
  failed: 'Druck fehlgeschlagen',
  unclear: 'Druck unklar',
  expired: 'Nicht gedruckt',
  waiting: 'Wartet auf Drucker',
  printed: 'Gedruckt',
  none: 'Nicht gedruckt',
};
export const unknownReason = 'unbekannter Grund';
export const noAnswer = 'keine Rückmeldung';

// In all of these {printer} is '' or ' (Küche)'.
export const slipUnclear = message('{slip}: unklar, ob gedruckt{printer}');
export const slipFailed = message('{slip} nicht gedruckt: {reason}{printer}');
export const slipWaits = message('{slip} wartet: {reason}{printer}');
export const printed = message('Gedruckt{printer}');
export const printing = message('Wird gedruckt{printer}');
export const unclear = message('Unklar, ob gedruckt: {reason}{printer}');
export const failed = message('Nicht gedruckt: {reason}{printer}');

export const waiting = message('Wartet: {reason}');
export const slipWaitsFor = message(
  '{slip} wartet seit {minutes, plural, one {# Minute} other {# Minuten}} auf den Drucker',
);
