// Address
export const companyName = 'Firma';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const stairway = 'Stiege';
export const floor = 'Stock';
export const door = 'Tür';
export const street = 'Straße und Hausnummer';
export const zipCode = 'PLZ';
export const city = 'Ort';
export const country = 'Land';

// Contact
export const company = 'Abteilung';
export const vatNo = 'UID-Nummer';
export const email = 'E-Mail';
export const phone = 'Telefon';
export const deliveryArea = 'Liefergebiet';
export const voucherCode = 'Gutscheincode';
export const deliveryNote = 'Hinweis für die Zustellung';

// Draft
export const table = 'Tischnummer';
export const legalInstructions = 'AGB';
export const privacyPolicy = 'Datenschutz';
export const branch = 'Filiale';

// History
export const positionNote = 'Index der Position zu dieser Zeit';
export const differenceNote = 'Neue Summe weniger alte; wird nie von selbst abgebucht oder rückerstattet';

// Item
export const percent = 'Prozent';
export const unitPriceNote = 'Preis einer Einheit, auf Cent gerundet: nur zur Anzeige, nicht zum Rechnen';
export const basePriceNote =
  'Preis je baseUnit (Kilogramm, Liter oder Meter); fehlt bei allem, was nach Stück verkauft wird';
export const leftOutNote =
  'Vorausgewählte Optionen, die abgewählt wurden, ohne dass eine andere an ihre Stelle trat.';
export const contentsNote = 'Inhalt eines Pakets je Einheit der Position; fehlt bei allem anderen';
export const contentGrossNote =
  'Anteil am Betrag der Position, der mit dem Satz dieses Inhalts versteuert wird; Anteile ergeben zusammen den Betrag';

// Order
export const uid = 'Bestellnummer';
export const hashNote = 'Geheimer Teil der Adresse der Statusseite';
export const service = 'Lieferart';
export const appointmentDateNote = 'Wunschtermin; null = so bald wie möglich';
export const appointment = 'Termin';
export const paymentMethod = 'Zahlungsart';
export const tableIdentifier = 'Tischnummer';
export const comment = 'Anmerkung';
export const language = 'Sprache';
export const languageNote = 'Sprache der Seiten, auf denen bestellt wurde, und der Nachrichten an den Gast';
export const state = 'Status';
export const appointmentNote = 'Vereinbarter Termin';
export const isHeldNote =
  'Zurückgehalten, weil ungewöhnlich viele Bestellungen kamen: Die Filiale sieht sich das an, bevor sie davon erfährt';
export const counterAppointmentNote = 'Terminvorschlag der Filiale';
export const isWeighedNote =
  'Alles, was nach Gewicht verkauft wird, ist gewogen: Mengen und Betrag stehen fest';
export const preparationDueNote =
  'Wann die Zubereitung zum vereinbarten Termin beginnen muss; null = sofort. Bis dahin ist die Bestellung eine für später';
export const counterAppointment = 'Terminvorschlag';
export const rejectionMessage = 'Ablehnungsgrund';
export const items = 'Warenkorb';
export const donatee = 'Spendenempfänger';
export const versionNote = 'Wächst mit jeder Änderung';
export const version = 'Version';
export const deliveryAddress = 'Lieferadresse';
export const internalNote = 'Interne Notiz';
export const balanceNote = 'Was bezahlt, erstattet und noch offen ist';

// Totals
export const linesNote = 'Was die Bestellung neben den Positionen kostet oder spendet';
export const totalGross = 'Gesamtbetrag';
/** After the label of a field of the delivery address. */
export const ofDeliveryAddress = '(Lieferadresse)';
