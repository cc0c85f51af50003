import type { PaymentState } from '#domain/order/payments/settlement.ts';
import type { WaitReason } from '#domain/privacy/forgetting.ts';
import { message } from '../message.ts';

// Journal
export const unsaid = '(steht nicht im Journal)';
export const yes = 'Ja';
export const no = 'Nein';
export const nothing = '–';
export const orderNumber = message('Bestellung {uid}');
export const number = message('Nr. {number}');
export const items = 'Positionen';
export const taken = 'Bezahlt';
export const refunds = 'Erstattet';
export const paymentState = 'Zahlung';
export const PAYMENT_STATES = {
  none: 'keine',
  open: 'offen',
  paid: 'bezahlt',
  refundPending: 'Erstattung läuft',
  refunded: 'erstattet',
} satisfies Record<PaymentState, string>;
export const confirmedAt = 'Bestätigt am';
export const finishedAt = 'Beendet am';
/** Facts of the journal that no declaration names. */
export const FACTS: Readonly<Record<string, string>> = {
  orders: 'Bestellungen',
  forms: 'Kontaktformulare',
  waiting: 'Warten noch',
  stage: 'Was',
  words: 'Texte und Dateien',
  place: 'Anschrift',
  person: 'Name und Kontakt',
  logs: 'Logs',
  journal: 'Journal',
  startsAt: 'Beginn',
  count: 'Anzahl',
  hash: 'Prüfsumme',
  AT: 'Österreich',
  DE: 'Deutschland',
  CH: 'Schweiz',
  LI: 'Liechtenstein',
};
export const journalColumns = [
  'Nummer',
  'Zeit',
  'Vorgang',
  'Betrifft',
  'Wer',
  'Benutzer',
  'Gerät',
  'Arbeitsplatz',
  'Filiale',
  'Vorher',
  'Nachher',
  'Stelle',
  'Prüfsumme',
];

// What guests are given
export const exportTitle = 'Auskunft über Ihre gespeicherten Daten';
export const exportLead = message(
  'Stand {time}. Dieselben Daten liegen in maschinenlesbarer Form (JSON) bei; Beträge stehen dort in Cent.',
);
export const ordersTitle = 'Bestellungen';
export const formsTitle = 'Kontaktformulare';
export const filesTitle = 'Dateien';
export const noneStored = 'Nichts gespeichert.';
export const placedAt = message('Bestellung {uid} vom {time}');
export const formNumber = message('Kontaktformular {id}');
export const branch = 'Filiale';
export const dishes = 'Bestellt';
export const total = 'Summe';
export const invoices = 'Rechnungen';
export const receiptTitle = 'Löschbestätigung';
export const receiptLead = message('Nr. {id}, {time}. Auf Verlangen wurden diese Daten gelöscht:');
export const receiptNote =
  'Aus den Bestellungen wurden Name, Firma, UID-Nummer, E-Mail, Telefon, Anschrift, Lieferhinweise, Anmerkungen, eigene Texte, Bewertungskommentare und Dateien entfernt. Gerichte, Beträge, Zeiten, das Land und die ersten zwei Stellen der Postleitzahl bleiben; sie sind keiner Person mehr zuzuordnen.';
export const receiptState = 'Stand';
export const erased = 'Gelöscht';
export const waits = {
  open: 'Wird gelöscht, sobald die Bestellung abgeschlossen ist',
  disputed: 'Wird gelöscht, sobald die Erstattung erledigt ist',
  unpaid: 'Wird gelöscht, sobald bezahlt ist',
} satisfies Record<WaitReason, string>;
export const invoiceStays = message(
  'Rechnung {number} bleibt bis vor dem {day}: Aufbewahrungspflicht nach {source}.',
);
export const receiptCounts = message(
  '{forms, plural, one {# Kontaktformular} other {# Kontaktformulare}}, {files, plural, one {# Datei} other {# Dateien}} und {mails, plural, one {# liegen gebliebene E-Mail} other {# liegen gebliebene E-Mails}} gelöscht.',
);
export const receiptBackups =
  'In Sicherungskopien bleiben die Daten, bis diese überschrieben sind. Wird eine eingespielt, sind die genannten Bestellungen noch einmal zu löschen; Kontaktformulare sind mit E-Mail oder Telefon neu zu suchen.';
