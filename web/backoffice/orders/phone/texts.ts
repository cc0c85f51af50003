import { message, richMessage } from '#text/message.ts';

export const title = 'Neue Bestellung';
export const hint =
  'Für Gäste am Telefon, nach denselben Regeln wie im Shop. Eingabetaste übernimmt den ersten Treffer, Strg+Eingabe bestellt.';
export const branch = 'Filiale';
export const guest = 'Gast suchen: Telefonnummer oder Name';
export const product = 'Produkt suchen';
export const hits = 'Treffer';
export const what = 'Was';
export const who = 'Für wen';
export const how = 'Wie und wann';
export const empty = 'Noch nichts gewählt.';
export const amountOf = message('Menge von {name} ({unit})');
export const removeAloud = richMessage('Entfernen<hidden>: {name}</hidden>');
export const noChoice = 'keine Auswahl';
export const emailHint = 'Nur, wenn der Gast eine Bestätigung möchte.';
export const forCompany = 'Bestellung für eine Firma';
export const noContact = 'Am Tisch braucht es keine Angaben zum Gast.';
export const elsewhere = 'An eine andere Adresse liefern';
export const otherAddress = 'Andere Lieferadresse';
export const elsewhereCompany = 'Lieferung an eine Firma';
export const areaByPostcode = 'Folgt aus der Postleitzahl.';
export const deliveryNoteHint = 'Für die Fahrerin oder den Fahrer.';
export const waitForUploads = 'Bitte warten Sie, bis das Hochladen abgeschlossen ist.';
export const choose = 'Bitte wählen';
export const table = 'Tisch';
export const comment = 'Anmerkung';
export const service = 'Art der Bestellung';
export const when = 'Wann';
export const time = 'Uhrzeit';
export const asap = 'So bald wie möglich';
export const payment = 'Zahlung';
export const noTip = 'keines';
export const otherAmount = 'anderer Betrag';
export const tipAmount = message('Betrag ({currency})');
export const donationHint = message(
  'Für diese Bestellung spendet der Betrieb {amount}; den Gast kostet es nichts.',
);
export const noDonation = 'keine Spende';
export const subtotal = 'Zwischensumme';
export const total = message('Summe {amount}');
export const noTotal = 'Summe noch offen';
export const place = 'Bestellung aufgeben';
export const placed = message('Bestellung {number} ist aufgegeben.');
export const failed = 'Bestellung konnte nicht aufgegeben werden';
export const faults = 'Das fehlt noch';
export const voucherCode = 'Gutscheincode';
export const voucherHint = 'Wenn der Gast ihn schon nennt; sonst bei der Übergabe.';
