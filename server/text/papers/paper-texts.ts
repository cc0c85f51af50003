import { message } from '../message.ts';

export const orderPaper = 'Bestellbeleg – keine Rechnung';
export const inquiryPaper = 'Angebotsanfrage – keine Rechnung';
export const signedPaper = 'Rechnung';
export const invoiceTitle = message('Rechnung {number}');
export const creditNoteTitle = message('Rechnungskorrektur {number}');

export const orderFile = message('bestellbeleg-{number}.pdf');
export const invoiceFile = message('rechnung-{number}.pdf');
export const creditNoteFile = message('rechnungskorrektur-{number}.pdf');

export const canceled = 'Storniert: Diese Bestellung wird nicht ausgeführt.';
export const rejected = 'Abgelehnt: Diese Bestellung wird nicht ausgeführt.';
export const unpaid = 'Nicht bezahlt: Diese Bestellung wird nicht ausgeführt.';
export const awaiting = 'Noch nicht bestätigt';

export const orderNumber = 'Bestellnummer';
export const reference = 'Referenz';
export const orderedOn = 'Bestellt am';
export const service = 'Art';
export const table = 'Tisch';
export const appointment = 'Termin';
export const asSoonAsPossible = 'so bald wie möglich';
export const deliveryTo = 'Lieferung an';
export const comment = message('Anmerkung: {comment}');
export const moment = message('{dayAndTime} Uhr');

export const invoiceNumber = 'Rechnungsnummer';
export const creditNoteNumber = 'Belegnummer';
export const day = 'Datum';
export const supplyDay = 'Lieferdatum';
export const branch = 'Filiale';
export const creditsInvoice = message('Korrektur der Rechnung {number} vom {day}.');
export const reason = message('Grund: {reason}');

export const quantity = 'Menge';
export const name = 'Bezeichnung';
export const price = 'Einzelpreis';
export const rate = 'MwSt.';
export const amount = 'Betrag';
export const percent = message('{rate} %');
export const optionPrice = message('{option} (statt des Preises {amount})');
export const option = message('{part}: {option}');
export const changedBy = message('{option} ({sign}{amount})');
export const files = message('{part}: {count, plural, one {# Datei} other {# Dateien}}');
export const contents = message('Inhalt: {contents}');
export const allergens = message('Allergene: {allergens}');
export const perUnit = message('{amount}/{unit}');
/** A reason. */
export const orderCanceled = 'Bestellung storniert';
export const creditOf = message('Korrektur der Rechnung {number}');

export const subtotal = 'Zwischensumme';
export const total = 'Gesamtbetrag';
export const creditTotal = 'Gutgeschriebener Betrag';
export const net = 'Netto';
export const tax = 'Steuer';
export const gross = 'Brutto';
export const untaxed = 'ohne Steuer';
export const pricesAreGross = 'Preise und Beträge der Positionen enthalten die Steuer.';
export const priceInOffer = 'Den Preis nennt Ihnen unser Angebot.';
export const priceAtHandover = 'Den endgültigen Preis nennen wir Ihnen bei der Übergabe.';
export const aboutPrices =
  'Mit „ca.“ bezeichnete Beträge sind geschätzt; genau stehen sie fest, sobald gewogen ist.';

export const payment = message('Zahlung: {method}');
export const paidBy = message('Bezahlt mit: {method}');
export const refunded = message('Rückerstattet: {method}');
export const given = message('{label}: {value}');
export const noInvoice =
  'Dieser Beleg sagt, was bestellt wurde. Er ist keine Rechnung und berechtigt nicht zum Vorsteuerabzug.';
export const noInvoiceYet = 'Dieser Beleg sagt, was angefragt wurde. Er ist weder Angebot noch Rechnung.';

export const phone = message('Tel. {phone}');
export const vatNumber = message(
  '{country, select, DE {USt-IdNr.} CH {MWST-Nummer} LI {MWST-Nummer} other {UID-Nummer}} {number}',
);
export const pageOf = message('Seite {page} von {pages}');

// What fiscal devices add
export const cashRegister = 'Kassen-ID';
export const receiptNumber = 'Belegnummer';
export const signedAt = 'Signiert am';
export const turnoverCounter = 'Umsatzzähler';
export const certificate = 'Zertifikat';
export const previousSignature = 'Sig-Vorbeleg';
export const signature = 'Signatur';
export const transaction = 'TSE-Transaktion';
export const signatureCounter = 'TSE-Signaturzähler';
export const startedAt = 'TSE-Start';
export const finishedAt = 'TSE-Stopp';
export const device = 'TSE-Seriennummer';
export const client = 'Client-ID';

// The mail that brings an invoice
export const invoiceSubject = message('{title} – {shop}');
export const greeting = message('Guten Tag {name},');
export const plainGreeting = 'Guten Tag,';
export const hereIsInvoice = message(
  'im Anhang finden Sie die Rechnung {number} zu Ihrer Bestellung {order} vom {day}. Vielen Dank für Ihren Einkauf.',
);
export const hereIsCreditNote = message(
  'im Anhang finden Sie die Rechnungskorrektur {number} zur Rechnung {invoice}. Sie mindert den Betrag um {amount}.',
);
