// Delivery fee
export const deliveryFee = 'Lieferung';
export const deliveryFeeColumn = 'Lieferung brutto';

// Donation
export const donatee = 'Spendenempfänger';
export const donation = 'Spende an';
export const donationLead = 'Unsere Spende geht an';
export const donations = 'Spenden';

// Line fields
export const kindNote = 'Art des Betrags; neue können hinzukommen';
export const detailNote = 'Wen oder was er betrifft, zum Beispiel den Spendenempfänger';
export const taxRateNote = 'Prozent; null = nicht besteuert';
export const payerNote = 'Nur was der Kunde zahlt, zählt zum Gesamtbetrag';

// Tip
export const tip = 'Trinkgeld';
