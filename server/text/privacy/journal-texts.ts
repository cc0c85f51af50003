import { message } from '../message.ts';

// What the journal says; never a guest's name, address or number.

/** What was done with records and people; the events of orders are named with the orders. */
export const JOURNAL_ACTIONS: Readonly<Record<string, string>> = {
  created: 'Angelegt',
  changed: 'Geändert',
  deleted: 'Gelöscht',
  restored: 'Wiederhergestellt',
  other: 'Vorgang',
  exported: 'Exportiert',
  'guests-forgotten': 'Gäste vergessen (Aufbewahrung)',
  'form-removed': 'Kontaktformular gelöscht (Aufbewahrung)',
  'retention-changed': 'Aufbewahrung geändert',
  'guest-exported': 'Daten eines Gastes exportiert',
  'guest-erased': 'Daten eines Gastes gelöscht',
  'journal-removed': 'Journal gekürzt (Aufbewahrung)',
  'session-ended': 'Sitzung beendet',
  'profile-changed': 'Eigene Angaben geändert',
  'backup-key-shown': 'Sicherungsschlüssel angezeigt',
};

export const forgottenMessage = message(
  '{stage, select, words {Texte und Dateien} place {Anschrift} other {Kontaktdaten}} von {count, plural, one {# Bestellung} other {# Bestellungen}} vergessen ({country}).',
);
export const formRemovedMessage = message('Kontaktformular {id} gelöscht.');
export const retentionMessage = 'Fristen der Aufbewahrung geändert.';
export const journalRemovedMessage = message(
  '{count, plural, one {# Eintrag} other {# Einträge}} des Journals nach Ablauf der Frist entfernt, bis Nr. {place}.',
);
export const guestExportedMessage = message(
  'Daten eines Gastes exportiert: {orders, plural, one {# Bestellung} other {# Bestellungen}}, {forms, plural, one {# Kontaktformular} other {# Kontaktformulare}}.',
);
export const guestErasedMessage = message(
  'Daten eines Gastes gelöscht: {orders, plural, one {# Bestellung} other {# Bestellungen}}, {forms, plural, one {# Kontaktformular} other {# Kontaktformulare}} (Löschbestätigung {id}).',
);
export const ordersExportedMessage = message(
  '{count, plural, one {# Bestellung} other {# Bestellungen}} mit Kontaktdaten exportiert.',
);
export const journalExportedMessage = 'Journal exportiert.';
export const backupKeyShownMessage = 'Der Schlüssel der Sicherungen wurde angezeigt.';
export const sessionEndedMessage = 'Eigene Sitzung beendet.';
export const sessionsEndedMessage = 'Alle anderen eigenen Sitzungen beendet.';
export const profileChangedMessage = 'Eigener Name oder eigene Telefonnummer geändert.';
