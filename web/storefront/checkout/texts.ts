import { message, richMessage } from '#text/message.ts';

export { completeOrder, unknownError } from '#web/lib/texts.ts';
export { acceptPrivacy } from '../content/legal-texts.ts';
export {
  allergens,
  asSoonAsPossible,
  back,
  cancel,
  contents,
  deliveryArea,
  freeOfCharge,
  onRequest,
  pleaseChoose,
  processing,
  retry,
  save,
  serviceKind,
  yourOrder,
} from '../texts.ts';

export const pricesChangedFault = message('{fault}. Bitte bestätigen Sie den neuen Gesamtbetrag.');
export const yourTable = 'Ihr Tisch';
export const tableNumber = 'Tischnummer';
export const tableNumberHint = 'Die Tischnummer finden Sie in der Mitte des QR-Codes auf Ihrem Tisch.';
export const earlierOrder = 'Ihre Bestellung ist vermutlich schon bei uns eingegangen.';
export const orderAgain = 'Weitere Bestellung';
export const pricesChanged = 'Preise haben sich geändert';
export const paymentMethod = 'Zahlungsart';
export const noPaymentMethod = 'Derzeit ist keine Zahlungsart verfügbar.';
export const checkYourEntries = 'Bitte überprüfen Sie Ihre Angaben.';
export const donationTitle = 'Spende';
export const donationIntro = message(
  'Wir spenden {amount} für Ihre Bestellung an eine Organisation Ihrer Wahl. Die Spende wird zur Gänze von uns übernommen, für Sie entstehen keine zusätzlichen Kosten.',
);
export const change = 'Ändern';
export const chooseOrganization = 'Organisation auswählen';
export const donationQuestion = 'Wem soll Ihre Bestellung helfen?';
export const searchOrganization = 'Organisation suchen';
export const noOrganizationFound = 'Keine passende Organisation gefunden.';
export const contactTitle = 'Kontaktdaten';
export const phoneHint = 'Im Format +43 664 1234567';
export const orderAsCompany = 'Ich bestelle als Firma';
export const commentTitle = 'Anmerkung';
export const commentLabel = 'Anmerkungen, Allergien usw.';
export const emptyCartTitle = 'Keine Produkte im Warenkorb!';
export const backToMenu = 'Zurück zur Speisekarte';
export const summary = 'Zusammenfassung';
export const edit = 'Bearbeiten';
export const firstAppointment = message('Frühester Termin: {moment}.');
export const noAppointments = 'Für Ihre Bestellung sind derzeit keine Termine verfügbar.';
export const appointmentTitle = 'Termin';
export const whenQuestion = 'Wann möchten Sie Ihre Bestellung?';
export const atAppointment = 'Zu einem Termin';
export const deliveryAddressTitle = 'Lieferadresse';
export const addressTitle = 'Adresse';
export const deliverElsewhere = 'An eine andere Adresse liefern';
export const deliveryNoteHint = 'Zum Beispiel: Hintereingang';
export const otherAddressTitle = 'Abweichende Lieferadresse';
export const deliverToCompany = 'Lieferung an eine Firma';
export const deliveryCompany = 'Firma';
export const deliveryFirstName = 'Vorname';
export const deliveryLastName = 'Nachname';
export const noDeliveryArea = 'Kein Liefergebiet vorhanden';
export const acceptanceTitle = 'Einverständnis';
export const acceptTerms = richMessage(
  'Hiermit akzeptiere ich die <text>Allgemeinen Geschäftsbedingungen</text>.\u00a0*',
);
export const date = 'Datum';
export const time = 'Uhrzeit';
export const timeOfDay = message('{time} Uhr');
export const answerFirst = richMessage(
  'Bitte beantworten Sie zuerst die <question>Rückfrage zu {product}</question>.',
);
export const callInDoubt = richMessage('Im Zweifel rufen Sie uns bitte an: <link>{phone}</link>.');
export const orderAgainQuestion = 'Möchten Sie trotzdem eine weitere Bestellung abschicken?';
export const newTotal = richMessage('Der neue Gesamtbetrag ist <strong>{total}</strong> (bisher {before}).');
export const sendToAgree = 'Wenn Sie damit einverstanden sind, schicken Sie die Bestellung noch einmal ab.';
export const tip = 'Trinkgeld';
export const noTip = 'Kein Trinkgeld';
export const otherAmount = 'Anderer Betrag';
export const amountIn = message('Betrag ({currency})');
export const OUTAGE_TITLES = {
  offline: 'Keine Verbindung',
  server: 'Der Server antwortet nicht',
  'not-taken': 'Noch nicht bestellt',
} as const;
export const checkConnection = 'Bitte überprüfen Sie Ihre Internetverbindung.';
export const nothingTwice = 'Es wurde nichts doppelt bestellt.';
export const willAsk =
  'Sobald die Verbindung wieder steht, sehen wir nach, ob Ihre Bestellung angekommen ist.';
export const notArrived = 'Ihre Bestellung ist noch nicht bei uns angekommen.';
export const sendAgain = 'Erneut senden';
export const waitingTitle = 'Ihre Bestellung ist noch nicht bezahlt';
export const continuePayment = 'Bezahlung fortsetzen';
export const payAgain = 'Erneut bezahlen';
export const changeOrder = 'Bestellung ändern';
export const changeNote = 'Die unbezahlte Bestellung entfällt dann. Ihr Warenkorb bleibt, wie er ist.';
export const noLongerWaiting =
  'Ihre Bestellung wartet nicht mehr auf eine Zahlung und wurde nicht ausgeführt.';
export const cartIsKept = 'Ihr Warenkorb ist noch da: Sie können die Bestellung neu abschicken.';
export const afterSubmit =
  'Danach leiten wir Sie zum Bezahlen weiter. Ihre Bestellung geht an uns, sobald sie bezahlt ist.';
export const payTitle = 'Bezahlen';
export const voucherHint = 'Sie können den Gutschein auch einfach mitbringen.';
