// Counter payments
export const takePayment = 'Zahlung an der Theke, an der Tür oder am Tisch eintragen';
export const takePaymentNote =
  'Auch in Teilen und in mehreren Zahlungsarten; ohne „amount“ alles, was noch offen ist. Ein Gutschein braucht seinen Code. Wer „version“ schickt, bekommt 409 `version-conflict` mit der Bestellung, wie sie jetzt ist, wenn sich seither an Summe oder Zahlungen etwas geändert hat.';
export const voidPayment = 'Eine irrtümlich eingetragene Zahlung entfernen';
export const voidPaymentNote =
  'Bis zum Ende des Tages, mindestens eine Stunde lang, und solange von ihr nichts zurückgegeben wurde. Sie zählt nirgends mehr und bleibt in der Tagesliste sichtbar.';
export const handBack = 'Geld an der Theke zurückgeben';
export const handBackNote =
  'Ohne „amount“ der Überschuss. Höchstens, was an der Theke bezahlt wurde; online bezahltes Geld geht über den Zahlungsanbieter zurück. Ohne „method“ so, wie bezahlt wurde.';

// Cash report
export const cashReport = 'Kassenbericht einer Filiale';
export const cashReportNote =
  'Was an einem Tag der Filiale bezahlt, zurückgegeben und erstattet wurde, nach der Zeit der Zahlung und nicht der Bestellung; dazu, was von den Bestellungen für diesen Tag noch offen ist. Kein Ersatz für eine Registrierkasse.';
export const moneyNote = 'Betrag in Währungseinheiten';
export const takenNote = 'Bezahlt';
export const returnedNote = 'Zurückgegeben oder erstattet';
export const restNote = 'Bezahlt abzüglich zurückgegeben';
export const tipsNote = 'Im Bezahlten enthaltenes Trinkgeld; es zählt zur ersten Zahlung einer Bestellung';
export const movementKindNote =
  'payment: bezahlt; voided: als Fehleingabe entfernt, zählt nirgends; hand-back: an der Theke zurückgegeben; refund: über den Zahlungsanbieter erstattet';
export const isFailedNote = 'Der Zahlungsanbieter hat die Erstattung abgelehnt; sie zählt nicht';
export const openDueNote = 'Noch zu zahlen';
export const openSurplusNote = 'An der Theke zurückzugeben';
export const cashReportPrint = 'Kassenbericht auf dem Belegdrucker drucken';
export const cashReportPrintNote =
  'Antwortet, sobald das Papier bewegt ist. Ohne „device“ druckt das Gerät, das fragt, sonst jenes, das sich zuletzt gemeldet hat.';
