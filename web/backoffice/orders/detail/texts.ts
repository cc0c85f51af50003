import { message, richMessage } from '#text/message.ts';

export {
  allergens,
  allergyNote,
  asap,
  cancelOrder,
  comment,
  EVENTS,
  itemCount,
  numberedOrder,
  reject,
  working,
} from '../texts.ts';

export const paper = 'Papier';
export const noPreview = 'Für diese Filiale ist keine Vorschau möglich.';
export const preview = 'Vorschau';
export const proposeTitle = message(
  'Anderer Termin für {kind, select, inquiry {Angebotsanfrage} other {Bestellung}} {number}',
);
export const propose = 'Vorschlagen';
export const laterBy = 'Später um';
export const plusMinutes = message('+{minutes} Min.');
export const day = 'Tag';
export const hour = 'Stunde';
export const minute = 'Minute';
export const proposeNote = message(
  'Die {kind, select, inquiry {Angebotsanfrage} other {Bestellung}} wartet, bis der Kunde den Vorschlag annimmt oder ablehnt. Er wird per E-Mail verständigt.',
);
export const today = 'Heute';
export const dayAndTime = 'Bitte wählen Sie Tag und Uhrzeit.';
export const inThePast = 'Dieser Termin liegt in der Vergangenheit.';
export const order = 'Bestellung';
export const close = 'Schließen';
export const details = 'Einzelheiten';
export const presets = 'Vorlagen';
export const changeItem = message('{name} ändern');
export const removeItem = 'Position entfernen';
export const saveAmount = 'Menge speichern';
export const amountIn = message('Menge ({unit})');
export const revisionHint = 'Steht im Verlauf der Bestellung.';
export const lastItem =
  'Die letzte Position lässt sich nicht entfernen: Stornieren Sie dafür die Bestellung.';
export const itemRemoved = 'Position entfernt.';
export const amountChanged = 'Menge geändert.';
export const weighItems = message('Wiegen ({count, plural, one {# Position} other {# Positionen}})');
export const weighTitle = message(
  '{kind, select, inquiry {Angebotsanfrage} other {Bestellung}} {number} wiegen',
);
export const onTheScale = 'Zu wiegen';
export const weightOf = message('{name}: gewogen ({unit})');
export const orderedAmount = message('Bestellt: {amount}');
export const notWeighedYet = 'noch nicht gewogen';
export const asOrdered = message('Wie bestellt: {amount}');
export const comma = 'Komma';
export const removeDigit = 'Letzte Ziffer löschen';
export const itemPrice = message('Preis {price}');
export const newTotal = message('Neue Summe {total}');
export const enterWeight = 'Bitte geben Sie ein, was die Waage zeigt.';
export const nextItem = 'Nächste Position';
export const saveWeights = message('{done} von {count} speichern');
export const saveAllWeights = message('{count, plural, one {Speichern} other {Alle # speichern}}');
export const weighed = 'Abgewogen.';
export const messageToCustomer = 'Nachricht an den Kunden';
export const messageHint =
  'Der Kunde liest sie auf der Statusseite und in der E-Mail. Sie kann auch leer bleiben.';
export const cancelNotice = message(
  '{kind, select, inquiry {Die Angebotsanfrage ist schon angenommen.} other {Die Bestellung ist schon bestätigt.}} Der Kunde wird per E-Mail verständigt.',
);
export const reason = 'Grund';
export const reasonHint = 'Der Kunde liest ihn in der E-Mail. Er kann auch leer bleiben.';
export const back = 'Zurück';
export const refundNotice = 'Die Zahlung wird automatisch erstattet.';
export const counterNotice = message('An der Theke bezahlt: {amount}. Bitte geben Sie das Geld zurück.');
export const service = 'Nachrichten und Notiz';
export const mailAgain = 'E-Mail erneut';
export const smsAgain = 'SMS erneut';
export const checkPayment = 'Zahlung prüfen';
export const internalNote = 'Interne Notiz';
export const teamOnly = 'Sieht nur das Team.';
export const saveNote = 'Notiz speichern';
export const revisions = 'Geänderte Positionen';
export const paidDifference =
  'Bezahlte Bestellung: Wurde sie billiger, geht online Bezahltes von selbst zurück; alles andere steht unter „Zahlung“.';
export const sameAmount = 'gleicher Betrag';
export const rating = 'Bewertung';
export const prints = 'Druck';
export const nothingPrinted = 'Noch nichts gedruckt.';
export const viewSlip = message('{slip} ansehen');
export const printAgain = 'Erneut drucken';
export const finalAmountLater = 'Der Endbetrag steht bei der Übergabe fest.';
export const amount = 'Betrag';
export const subtotal = 'Zwischensumme';
export const total = 'Gesamt';
export const tax = message('{rate} % MwSt. von {net} netto');
export const netTotal = 'Netto gesamt';
export const contents = 'Inhalt';
export const file = 'Datei';
export const history = 'Verlauf';
export const proof = 'Nachweis';
export const PROOF_STEPS = {
  received: 'Eingegangen',
  paid: 'Bezahlt',
  seen: 'Am Gerät',
  accepted: 'Angenommen',
  printed: 'Gedruckt',
};
export const PROOF_STATES = { done: 'erledigt', open: 'noch nicht', none: 'entfällt' };
export const slipFetched = message('{actor} ({slip} abgeholt)');
export const slipPrinted = message('{slip} auf {printer} ({actor})');
export const orderedAt = message('Bestellt am {time} · Nr. {uid}');
export const wished = message('Gewünscht war {time}.');
export const proposed = message('Vorgeschlagen: {time}');
export const unanswered =
  'Der Kunde hat noch nicht geantwortet. „Bestätigen“ nimmt den gewünschten Termin an.';
export const payFirst = 'Bestätigen ist möglich, sobald die Onlinezahlung eingegangen ist.';
export const quotationNotice = 'Angebotsanfrage: noch keine verbindliche Bestellung.';
export const rejected = 'Abgelehnt';
export const canceled = 'Storniert';
export const toBePaid = 'noch zu bezahlen';
export const customer = 'Kunde';
export const nameless = 'Ohne Namen';
export const readsEnglish = 'Hat auf Englisch bestellt';
export const vatNumber = message('UID-Nummer {number}');
export const deliveryAddress = 'Lieferadresse';
export const route = 'Route';
export const billingAddress = 'Rechnungsadresse';
export const correct = 'Angaben ändern';
export const isOver = message(
  'Diese {kind, select, inquiry {Angebotsanfrage} other {Bestellung}} ist abgeschlossen.',
);
export const correctTitle = message(
  'Angaben zu {kind, select, inquiry {Angebotsanfrage} other {Bestellung}} {number}',
);
export const save = 'Speichern';
export const asSoonAsPossible = 'So schnell wie möglich';
export const asapOrdered = message('So schnell wie möglich · bestellt {age}');
export const wish = richMessage('Gewünscht: <strong>{time}</strong>');
export const proposeTime = message('{time} vorschlagen');
export const changeAloud = richMessage('Ändern<hidden> {name}</hidden>');
export const slipAgain = message('{slip} erneut');
export const printSlip = message('{slip} drucken');
export const duplicate = message('{slip} (DUPLIKAT)');
export const ofFive = richMessage('{rating} <hidden>von 5</hidden>');
export const quoted = message('„{text}“');
export const removed = 'entfernt';
export const rejectTitle = message(
  '{kind, select, inquiry {Angebotsanfrage} other {Bestellung}} {number} ablehnen?',
);
export const cancelTitle = message(
  '{kind, select, inquiry {Angebotsanfrage} other {Bestellung}} {number} stornieren?',
);
export const REJECTIONS = [
  'Leider ist heute bereits alles ausverkauft.',
  'Leider sind wir gerade ausgelastet und schaffen Ihre Bestellung nicht rechtzeitig.',
  'Leider liefern wir nicht an diese Adresse.',
  'Wir haben leider kurzfristig geschlossen.',
];
export const CANCELLATIONS = [
  'Auf Wunsch des Gastes',
  'Nicht abgeholt',
  'Doppelt bestellt',
  'Nicht mehr lieferbar',
];
export const PAPERS = { 32: '58 mm', 42: '80 mm, 42 Zeichen', 48: '80 mm, 48 Zeichen' };

// Messages
export const messages = 'Nachrichten';
export const noMessages = 'Noch nichts versendet.';
export const CHANNELS = { mail: 'E-Mail', sms: 'SMS' };
export const RECIPIENTS = { guest: 'an den Gast', shop: 'an die Filiale' };
export const sentAt = message('Versendet {time}');
export const keptAt = message('Nicht versendet: liegt seit {time} im Postausgang');
export const droppedAt = message('Nicht versendet: hatte sich erledigt ({time})');
export const waits = 'Wird gerade versendet';
export const waitsUntil = message('{reason} Nächster Versuch {time}.');
export const givenUp = message('Nicht zugestellt: {reason}');
export const sendAgain = 'Erneut senden';
export const messageSent = 'Nachricht wird erneut versendet.';
export const messagesFailed = 'Nachrichten konnten nicht geladen werden';
// Papers
export const papers = 'Belege und Rechnungen';
export const receiptPdf = 'Bestellbeleg (PDF)';
export const issueInvoice = 'Rechnung ausstellen';
export const invoiceIssued = 'Rechnung ausgestellt.';
export const invoiceNumbered = message('Rechnung {number}');
export const creditNoteNumbered = message('Rechnungskorrektur {number}');
export const paperOf = message('{day} · {amount}');
export const takenBack = 'zur Gänze gutgeschrieben';
export const showPdf = 'als PDF';
export const sendByMail = 'per E-Mail senden';
export const invoiceMailed = message('{number} wird per E-Mail gesendet.');
export const cancelInvoice = 'Rechnung stornieren';
export const cancelInvoiceTitle = message('Rechnung {number} stornieren?');
export const cancelInvoiceNotice =
  'Was von ihr noch offen ist, wird mit einer Rechnungskorrektur gutgeschrieben. Danach können Sie die Bestellung ändern und eine neue Rechnung ausstellen.';
export const invoiceReasonHint = 'Steht auf der Rechnungskorrektur.';
export const invoiceCanceled = 'Rechnung storniert.';
