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
