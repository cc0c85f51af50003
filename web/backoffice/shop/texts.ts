import { message } from '#text/message.ts';

export const divisionsPurpose = 'Die Organisationen hinter Ihren Filialen.';
export const division = 'Organisation';
export const divisionHint = 'Der Name ist für Sie, der Titel steht im Shop.';
export const invoices = 'Rechnungen';
export const invoicesHint =
  'Für Filialen, die zu dieser Organisation gehören. Ohne Firmenwortlaut gelten Unternehmen und UID-Nummer der Einstellungen und die Adresse der Filiale. Mit dem Präfix (Großbuchstaben und Ziffern) hat sie eine eigene Nummernreihe, zum Beispiel LINZ-2026-0001. Der Zusatz steht unter jeder Rechnung: Firmenbuch, Bankverbindung, oder warum keine Steuer verrechnet wird.';
export const branchesPurpose = 'Ihre Standorte mit Öffnungszeiten, Liefergebieten und Zahlungsarten.';
export const departmentsPurpose = 'Bereiche einer Filiale, zum Beispiel Küche und Service.';
export const department = 'Abteilung';
export const departmentHint = 'Dienstplan und Arbeitszeiten lassen sich nach Abteilungen ordnen.';
export const tablesPurpose = 'Tische, an denen Gäste mit einem QR-Code bestellen.';
export const table = 'Tisch';
export const tableHint =
  'Die Tischnummer steht am QR-Code und auf dem Bon. Nach einer Änderung drucken Sie den QR-Code neu.';
export const donateesPurpose = 'Organisationen, die Gäste bei einer Bestellung unterstützen können.';
export const donatee = 'Spendenempfänger';
export const donateeHint =
  'Gäste wählen die Organisation an der Kassa. Die Spende zahlen Sie, nicht der Gast.';
export const pauseOrders = 'Bestellungen pausieren';
export const pauseHint =
  'Während der Pause bleibt die Speisekarte sichtbar, aber niemand kann für diese Zeit bestellen. Danach geht es von selbst weiter. Offene Bestellungen bleiben.';
export const pauseOf = message('{branch}: Pause');
export const resumed = message('{branch} nimmt wieder Bestellungen an.');
export const resume = 'Wieder annehmen';
export const paused = message('{branch} nimmt keine Bestellungen an.');
export const daily = 'Jeden Tag';
export const hoursInWeek = message('{label} in der Woche');
export const sameTimesDaily = 'Jeden Tag dieselben Zeiten';
export const guestView = 'So lesen es Ihre Gäste';
export const alwaysAvailable = 'Immer verfügbar.';
export const alwaysClosed = 'Ohne Zeiten ist immer geschlossen.';
export const area = 'Gebiet';
export const price = 'Preis';
export const tax = 'Steuer';
export const free = 'Gratis';
export const freeFrom = 'Gratis ab';
export const minimum = 'Mindestwert';
export const areasHint =
  'Die Postleitzahl der Lieferadresse bestimmt das Gebiet. Gebiete ohne Postleitzahlen wählen Gäste aus einer Liste, zum Beispiel „1010 Wien“. Leere Felder bei „Gratis ab“ und „Mindestwert“ bedeuten: gilt nicht.';
export const postalCodes = 'Postleitzahlen';
export const postalCodesHint =
  'Tippen oder einfügen, zum Beispiel „4020, 4030, 4040“. Jede gehört zu einem Gebiet der Filiale.';
export const postalCodesOf = message('Postleitzahlen von {area}');
export const noAreas = 'Noch kein Liefergebiet. Ohne Liefergebiete kann niemand eine Lieferung bestellen.';
export const areaNumber = message('Gebiet {number}');
export const addArea = 'Liefergebiet hinzufügen';
export const sortByName = 'Nach Name sortieren';
export const disabledState = 'Nicht aktiv: Gäste sehen die Filiale nicht.';
export const privateState = 'Nicht öffentlich: Gäste sehen nur, dass es sie gibt.';
export const pausedState = message('Keine Bestellungen: wieder {moment}.');
export const openUntil = message('Geöffnet bis {time} Uhr.');
export const alwaysOpen = 'Immer geöffnet.';
export const closedUntil = message('Geschlossen: öffnet {moment}.');
export const untilTomorrow = 'Bis morgen';
export const now = 'Jetzt';
export const showInShop = 'Im Shop ansehen';
export const location = 'Standort';
export const noAddress = 'Noch keine Adresse.';
export const directions = 'Anfahrt ansehen';
export const mapTokenMissing = 'Für die Karte fehlt der Zugangsschlüssel in den Einstellungen.';
export const mapPositionMissing = 'Für die Karte fehlen die Koordinaten.';
export const mapUnsupported = 'Ihr Browser kann die Karte leider nicht darstellen.';
export const mapFailed = 'Die Karte kann gerade nicht geladen werden.';
export const mapPrivacy = 'Die Karte wird von Mapbox geladen; Mapbox erfährt dabei Ihre IP-Adresse.';
export const retry = 'Erneut versuchen';
export const showMap = 'Karte anzeigen';
export const closedNow = 'Geschlossen.';
export const minutes = message('{minutes} Minuten');
export const hours = message('{hours, plural, one {# Stunde} other {# Stunden}}');
export const removeArea = message('{area} entfernen');
export const available = message('{day} verfügbar');
/** What a day with times means, and one without. */
export const OPENING = { on: message('{day} geöffnet'), off: 'Geschlossen' } as const;
export const SCHEDULE = { on: available, off: 'Nicht verfügbar' } as const;
export const WITHOUT_SCHEDULE = { on: available, off: 'Ohne Einschränkung' } as const;
export const cancel = 'Abbrechen';
