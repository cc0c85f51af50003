import { message } from '../message.ts';

/** Things with their own calls that are not in the registry of entities. */
export const NOUNS = {
  order: { one: 'Bestellung', many: 'Bestellungen' },
  font: { one: 'Schriftart', many: 'Schriftarten' },
  layer: { one: 'Ebene', many: 'Ebenen' },
  printJob: { one: 'Druckauftrag', many: 'Druckaufträge' },
  invoice: { one: 'Rechnung', many: 'Rechnungen' },
};

/** About a failed call of an entity. */
export const PATTERNS = {
  list: message('{many} konnten nicht geladen werden'),
  read: message('{one} konnte nicht geladen werden'),
  create: message('{one} konnte nicht erstellt werden'),
  update: message('{one} konnte nicht aktualisiert werden'),
  delete: message('{one} konnte nicht gelöscht werden'),
};

/** Sentences with special wording, by entity name; they override the pattern. */
export const OVERRIDES = {
  site: { list: 'Seiten konnten nicht geladen werden.', read: 'Seite konnte nicht geladen werden.' },
  user: { read: 'Benutzer konnte nicht geladen werden.' },
  'working-schedule': {
    list: 'Arbeitsplanung konnte nicht geladen werden.',
    read: 'Arbeitsplanung konnte nicht geladen werden.',
  },
  font: { list: 'Schriftarten konnten nicht geladen werden.' },
  // A singleton is loaded and saved; there is no list of it.
  config: {
    list: 'Konfiguration konnte nicht geladen werden',
    create: 'Konfiguration konnte nicht gespeichert werden',
    update: 'Konfiguration konnte nicht gespeichert werden',
  },
};

/** The same for all other calls. */
export const CALL_FAILURES = {
  init: 'Daten konnten nicht geladen werden',
  me: 'Aktiver Benutzer konnte nicht geladen werden',
  statistics: 'Statistik konnte nicht geladen werden',
  'holiday-balances': 'Urlaubskonten konnten nicht geladen werden.',
  'order-cancel': 'Bestellung konnte nicht storniert werden',
  'order-status': 'Bestellstatus konnte nicht geändert werden',
  'order-payment-status': 'Zahlungsstatus konnte nicht überprüft werden',
  'order-print': 'Beleg konnte nicht gedruckt werden',
  'order-questionnaire': 'Bewertung konnte nicht gesendet werden',
  'order-confirmation': 'Bestätigung konnte nicht versendet werden',
  'invoice-issue': 'Rechnung konnte nicht ausgestellt werden',
  'invoice-cancel': 'Rechnung konnte nicht storniert werden',
  'invoice-mail': 'Rechnung konnte nicht versendet werden',
  'activity-start': 'Aktivität konnte nicht gestartet werden.',
  'activity-end': 'Aktivität konnte nicht beendet werden.',
  'activity-pause': 'Aktivität konnte nicht pausiert werden.',
  'activity-resume': 'Aktivität konnte nicht fortgesetzt werden.',
  'device-test': 'Test nicht erfolgreich',
  'device-log': 'Log konnte nicht angefordert werden',
  'contact-form': 'Formular konnte nicht verarbeitet werden',
} as const;
