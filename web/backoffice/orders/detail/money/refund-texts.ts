import { message } from '#text/message.ts';

export { reason } from '../texts.ts';
export { amount, back, notANumber } from './payment-texts.ts';

export const title = message('Bestellung {number}: online Bezahltes erstatten');
export const left = message('Noch erstattbar: {amount}');
export const note =
  'Das Geld geht über den Zahlungsanbieter dorthin zurück, woher es kam. Bis es ankommt, dauert es je nach Bank einige Tage.';
export const howMuch = 'Was wird erstattet?';
export const KINDS = { all: 'Alles', items: 'Einzelne Positionen', amount: 'Einen Betrag' };
export const chosenItems = 'Positionen';
export const itemAmount = message('{name}: Betrag ({currency})');
export const itemsNote =
  'Lieferkosten und Trinkgeld gehören zu keiner Position: Dafür „Einen Betrag“ nehmen.';
export const itemDone = 'schon erstattet';
export const itemLeft = message('noch {amount}');
export const chooseItems = 'Bitte wählen Sie mindestens eine Position.';
export const reasonHint =
  'Steht im Verlauf der Bestellung und, wenn es eine Rechnung gibt, auf deren Korrektur.';
export const reasonMissing = 'Bitte geben Sie einen Grund an.';
export const REASONS = ['Reklamation', 'Position fehlte', 'Kulanz', 'Doppelt bezahlt'];
export const enter = 'Erstatten';
export const enterRefund = message('{amount} erstatten');
export const confirmTitle = message('{amount} erstatten?');
export const confirmText = message(
  '{amount} gehen an den Gast von Bestellung {number} zurück. Das lässt sich nicht rückgängig machen.',
);
export const nothingLeft = 'Es ist alles erstattet oder auf dem Weg zurück.';
export const asked = message('Erstattung über {amount} veranlasst.');
export const failedToRefund = 'Erstattung konnte nicht veranlasst werden';
export const triedAgain = 'Erstattung wird erneut versucht.';
export const failedToRetry = 'Erstattung konnte nicht erneut versucht werden';
