/** The five calls of every entity. */
export const OPERATIONS = ['list', 'read', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What a sentence needs to know about an entity; both declarations and NOUNS fit. */
export interface Named {
  name: string;
  label: { one: string; many: string };
}

/** Things with their own calls that are not in the registry of entities. */
export const NOUNS = {
  order: { name: 'order', label: { one: 'Bestellung', many: 'Bestellungen' } },
  font: { name: 'font', label: { one: 'Schriftart', many: 'Schriftarten' } },
  layer: { name: 'layer', label: { one: 'Ebene', many: 'Ebenen' } },
  printJob: { name: 'print-job', label: { one: 'Druckauftrag', many: 'Druckaufträge' } },
} as const satisfies Readonly<Record<string, Named>>;

const PATTERNS = {
  list: ({ many }) => `${many} konnten nicht geladen werden`,
  read: ({ one }) => `${one} konnte nicht geladen werden`,
  create: ({ one }) => `${one} konnte nicht erstellt werden`,
  update: ({ one }) => `${one} konnte nicht aktualisiert werden`,
  delete: ({ one }) => `${one} konnte nicht gelöscht werden`,
} satisfies Record<Operation, (label: Named['label']) => string>;

/** Sentences with special wording, by entity name; they override the pattern. */
export const FAILURE_OVERRIDES: Readonly<Record<string, Readonly<Partial<Record<Operation, string>>>>> = {
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

/** The message for a failed call, unless the server sends a better one. */
export function recordFailure({ name, label }: Named, operation: Operation): string {
  return FAILURE_OVERRIDES[name]?.[operation] ?? PATTERNS[operation](label);
}

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
  'activity-start': 'Aktivität konnte nicht gestartet werden.',
  'activity-end': 'Aktivität konnte nicht beendet werden.',
  'activity-pause': 'Aktivität konnte nicht pausiert werden.',
  'activity-resume': 'Aktivität konnte nicht fortgesetzt werden.',
  'device-test': 'Test nicht erfolgreich',
  'device-log': 'Log konnte nicht angefordert werden',
  'contact-form': 'Formular konnte nicht verarbeitet werden',
} as const;
