import { message } from '#text/message.ts';

export const title = 'Kassenbericht';
export const purpose =
  'Was an einem Tag einer Filiale bezahlt und zurückgegeben wurde, und was noch offen ist. Er ersetzt keine Registrierkasse.';
export const print = 'A4 drucken';
export const printReceipt = 'Auf dem Belegdrucker';
export const printing = 'Wird gedruckt …';
export const printedOnReceipt = 'Kassenbericht ist gedruckt.';
export const notPrinted = 'Kassenbericht konnte nicht gedruckt werden';
export const notPrintedBecause = message('Kassenbericht konnte nicht gedruckt werden: {reason}');
export const failed = 'Kassenbericht konnte nicht geladen werden';
export const nothing = 'An diesem Tag wurde nichts bezahlt, und nichts ist offen.';
export const file = message('kassenbericht-{branch}-{day}');

export const counterSum = 'An der Theke';
export const onlineSum = 'Online';
export const tips = 'davon Trinkgeld';
export const due = 'Noch offen';
export const surplus = 'Zurückzugeben';
export const byMethod = 'Nach Zahlungsart';
export const movements = 'Zahlungen und Rückgaben';
export const open = 'Offene Beträge';
export const sum = message('{title} gesamt');
export const failedRefund = 'vom Zahlungsanbieter abgelehnt';
export const orderNumber = message('#{number}');

export const COLUMNS = {
  method: 'Zahlungsart',
  count: 'Zahlungen',
  taken: 'Bezahlt',
  returned: 'Zurück',
  rest: 'Saldo',
  tips: 'Trinkgeld',
  time: 'Zeit',
  order: 'Bestellung',
  kind: 'Vorgang',
  amount: 'Betrag',
  code: 'Gutscheincode',
  reason: 'Anmerkung',
  actor: 'Wer',
  guest: 'Gast',
  due: 'Offen',
  surplus: 'Zurückzugeben',
};
