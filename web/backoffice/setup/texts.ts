import { message, richMessage } from '#text/message.ts';

export const title = 'Erste Schritte';
export const intro =
  'In einer Viertelstunde zur ersten Bestellung. Was hier abgehakt ist, steht in Ihren Daten; die Reihenfolge bestimmen Sie.';
export const progress = message('{done} von {all} Schritten sind erledigt.');
export const steps = 'Schritte bis zur ersten Bestellung';
export const done = 'Erledigt';
export const open = 'Offen';
export const soon =
  'Gäste sehen noch „Wir eröffnen bald“. Wer angemeldet ist, sieht den Shop und kann ihn mit einer Bestellung ausprobieren.';
export const isOpen = 'Ihr Shop ist eröffnet: Gäste können bestellen.';
export const openNow = 'Eröffnen';
export const opened = 'Ihr Shop ist eröffnet.';
export const samplesLeft = message(
  '{count, plural, one {Ein Produkt ist noch ein Muster} other {# Produkte sind noch Muster}}: Ändern Sie Name und Preis, oder löschen Sie sie.',
);
export const legalMissing = richMessage('Im <link>Rechts-Check</link> ist noch etwas offen.');
export const STEPS = {
  branch: { title: 'Filiale anlegen', hint: 'Name, Adresse und Bestellarten.', action: 'Filiale' },
  hours: {
    title: 'Öffnungszeiten eintragen',
    hint: 'Auch die Feiertage, von heute an.',
    action: 'Öffnungszeiten',
  },
  legal: {
    title: 'Rechtstexte ergänzen',
    hint: 'Impressum, AGB, Datenschutz, Allergene: Mustertexte Ihres Landes, Lücken sind rot.',
    action: 'Rechts-Check',
  },
  invoices: {
    title: 'Angaben für Rechnungen ergänzen',
    hint: 'Name des Betriebs, Adresse und UID-Nummer: Erst damit bekommen Firmen ihre Rechnung von selbst.',
    action: 'Angaben',
  },
  product: {
    title: 'Erstes Produkt anlegen',
    hint: 'Name, Preis und Steuersatz genügen.',
    action: 'Produkt anlegen',
  },
  tax: {
    title: 'Steuersätze prüfen',
    hint: 'Jedes Produkt hat einen Satz; 0 % ist fast nie richtig.',
    action: 'Produkte',
  },
  catalogue: {
    title: 'Katalog zusammenstellen',
    hint: 'Was Gäste sehen: Kategorien und Produkte in ihrer Reihenfolge.',
    action: 'Produktkatalog',
  },
  'online-payment': {
    title: 'Onlinezahlung einrichten',
    hint: 'Eingeschaltet ist sie; es fehlen gültige Zugangsdaten des Zahlungsanbieters.',
    action: 'Zahlungsarten',
  },
  mail: {
    title: 'E-Mail-Versand einrichten',
    hint: 'Mit SMTP_URL beim Start des Servers; bis dahin liegen Nachrichten als Dateien bereit.',
    action: 'Absender und Empfänger',
  },
  printer: {
    title: 'Theke oder Drucker verbinden',
    hint: 'Ein Gerät anlegen und mit seinem Code koppeln.',
    action: 'Gerät',
  },
  'test-order': {
    title: 'Probe bestellen',
    hint: 'Bestellen Sie wie ein Gast, und nehmen Sie die Bestellung hier an.',
    action: 'Shop ansehen',
  },
  open: {
    title: 'Eröffnen',
    hint: 'Ab dann sehen alle Gäste den Shop und können bestellen.',
    action: 'Eröffnen',
  },
} as const;

export const menuName = 'Speisekarte';
export const counter = 'Theke';

export const templateTitle = 'Mit einer Vorlage beginnen';
export const templateHint =
  'Legt Filiale, Öffnungszeiten, Kategorien, Katalog, Seiten, Menüs und Mustertexte in einem Zug an. Ändern können Sie alles.';
export const trade = 'Was für ein Betrieb?';
export const withSamples = 'Mit Musterprodukten, deutlich als „(Muster)“ gekennzeichnet';
export const name = 'Name des Betriebs';
export const street = 'Straße und Hausnummer';
export const zipCode = 'PLZ';
export const city = 'Ort';
export const country = 'Land';
export const phone = 'Telefon';
export const email = 'E-Mail-Adresse';
export const create = 'Shop anlegen';
export const created = 'Ihr Shop ist angelegt. Gäste sehen ihn, sobald Sie ihn eröffnen.';
export const withoutTemplate = 'Ohne Vorlage beginnen';
export const nameMissing = 'Bitte geben Sie den Namen des Betriebs an.';

export const loadFailed = 'Die Schritte konnten nicht geladen werden';
export const templateFailed = 'Der Shop konnte nicht angelegt werden';

export const legalTitle = 'Rechts-Check';
export const legalIntro =
  'Was das Gesetz von einem Shop für Speisen verlangt, aus Ihren Daten berechnet. Das ersetzt keine Rechtsberatung.';
export const STATES = { fine: 'In Ordnung', missing: 'Fehlt', look: 'Bitte ansehen' } as const;
export const LEGAL = {
  button: {
    title: 'Bestellknopf',
    hint: 'Auf dem Knopf steht „zahlungspflichtig“, wo das Gesetz es verlangt; die Übersicht steht direkt darüber.',
  },
  imprint: { title: 'Impressum', hint: 'Wer hinter dem Shop steht.', action: 'Impressum' },
  'terms-and-conditions': {
    title: 'AGB',
    hint: 'Wie der Vertrag zustande kommt, und der Rücktritt.',
    action: 'AGB',
  },
  privacy: { title: 'Datenschutz', hint: 'Welche Daten Sie wozu verarbeiten.', action: 'Datenschutz' },
  allergens: {
    title: 'Allergene: Erklärung',
    hint: 'Was die Buchstaben bedeuten, und wen man fragt.',
    action: 'Allergene',
  },
  'allergens-of-products': {
    title: 'Allergene der Produkte',
    hint: 'Produkte ohne Angabe: Stimmt es, dass nichts davon enthalten ist?',
    action: 'Produkte',
  },
  'base-price': {
    title: 'Grundpreis',
    hint: 'Packungen brauchen ihr Gewicht oder Volumen als weitere Einheit, damit der Preis je kg oder l dabeisteht.',
    action: 'Produkte',
  },
  tax: { title: 'Steuer', hint: 'Jedes Produkt hat einen Steuersatz.', action: 'Produkte' },
  accessibility: {
    title: 'Erklärung zur Barrierefreiheit',
    hint: 'Eine öffentliche Seite unter /barrierefreiheit.',
    action: 'Seite anlegen',
  },
} as const;
export const gaps = message('{count, plural, one {eine Lücke} other {# Lücken}}');
export const products = message('{count, plural, one {ein Produkt} other {# Produkte}}');
