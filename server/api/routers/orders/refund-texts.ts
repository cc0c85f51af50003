export const refund = 'Online bezahltes Geld über den Zahlungsanbieter erstatten';
export const refundNote =
  'Mit „amount“ einen Betrag, mit „items“ einzelne Positionen (je Position ihr Betrag, ohne „amount“ alles, was von ihr noch nicht erstattet ist), ohne beides alles, was noch da ist. Ein Grund ist nötig; er steht im Verlauf der Bestellung. Die Erstattung steht sofort als „pending“ in der Bestellung und wird „sent“, sobald der Anbieter sie angenommen hat.';
export const retryRefund = 'Eine gescheiterte Erstattung noch einmal versuchen';
export const retryRefundNote =
  'Eine, die nicht gescheitert ist, bleibt unverändert. Solange eine andere Erstattung derselben Zahlung ansteht, kommt 409 `refund-under-way`.';
