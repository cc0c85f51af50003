import { message } from '#text/message.ts';

export const title = 'Testzahlung';
export const noMoney = 'Es fließt kein Geld.';
export const note =
  'In einem echten Shop wären Gäste jetzt bei Mollie oder Datatrans. Probieren Sie aus, was nach einer Zahlung geschieht – und was, wenn sie misslingt.';
export const purpose = 'Wofür';
export const amount = 'Betrag';
export const choices = 'Was soll geschehen?';
export const pay = 'Bezahlen';
export const payNote = 'Die Zahlung gelingt sofort.';
export const wait = 'Später bezahlen';
export const waitNote = 'Sie kehren gleich zurück, die Zahlung trifft eine halbe Minute danach ein.';
export const fail = 'Fehlschlagen lassen';
export const failNote = 'Die Bank lehnt ab. Im Shop können Sie es noch einmal versuchen.';
export const cancel = 'Abbrechen';
export const cancelNote = 'So, als hätten Sie es sich anders überlegt.';
export const back = message('Zurück zu {shop}');
export const backUndecided = message('Zurück zu {shop}, ohne zu wählen');
export const isDecided = 'Diese Zahlung ist nicht mehr offen.';
