// Payments
export const method = 'Zahlungsart';
export const amount = 'Betrag';
export const code = 'Gutscheincode';
export const reason = 'Grund';

// The API document
export const refundPaymentNote = 'Die Zahlung, von der zurückgezahlt wird';
export const refundMethodNote = 'Wie es an der Theke zurückgegeben wurde; null = über den Zahlungsanbieter';
export const isAutomaticNote = 'true: folgt aus Storno, Ablehnung, Korrektur oder doppelter Zahlung';
export const paidNote = 'Eingenommen, vor Erstattungen';
export const refundedNote = 'Zurückgezahlt';
export const refundingNote = 'Erstattung ist unterwegs';
export const dueNote = 'Noch zu zahlen; null, wenn keine Summe gezeigt wird';
export const surplusNote = 'An der Theke zurückzugeben';
