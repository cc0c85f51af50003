export const tagPush = 'Mitteilungen';
export const pushKey = 'Schlüssel, mit dem Browser Mitteilungen abonnieren';
export const pushOrders = 'Diesen Browser über neue Bestellungen benachrichtigen';
export const pushOrdersNote =
  'Gilt bis zum Ende der Sitzung. Gesendet wird, wenn zwanzig Sekunden nach einer Bestellung kein Bildschirm sie gezeigt hat.';
export const pushRenewed = 'Neue Adresse eines Browsers, der Mitteilungen erhält';
export const pushRenewedNote =
  'Wer die frühere Adresse kennt, ist der Browser. Eine unbekannte ändert nichts.';
export const pushEnded = 'Einem Browser nichts mehr mitteilen';
export const orderPublicPush = 'Diesen Browser über die Bestellung benachrichtigen';
export const orderPublicPushNote =
  'Bestätigt, Terminvorschlag, fertig oder unterwegs, abgelehnt, storniert. Endet einen Tag nach der Bestellung.';
