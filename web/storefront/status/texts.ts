import type { TimelineStepCode } from '#domain/order/order-timeline.ts';
import type { PaymentStep } from '#domain/order/payments/payment-step.ts';
import { message } from '#text/message.ts';

export { unknownError } from '#web/lib/texts.ts';
export {
  allergens,
  asSoonAsPossible,
  back,
  contents,
  directions,
  onRequest,
  processing,
  retry,
  serviceKind,
  subtotal,
  total,
  yourOrder,
} from '../texts.ts';

export const unknownOrderTitle = 'Bestellung nicht gefunden';
export const unknownOrderText =
  'Leider wurde die angeforderte Seite nicht gefunden. Bitte öffnen Sie den Link so, wie er in Ihrer Bestätigung steht.';
export const calledOffTitle = 'Bestellung storniert';
export const failedTitle = 'Zahlung fehlgeschlagen';
export const thanksForOrder = 'Vielen Dank für Ihre Bestellung!';
export const lookedAt =
  'Gerade kommen ungewöhnlich viele Bestellungen. Die Filiale sieht sich Ihre noch an und meldet sich hier.';
export const unpaidTitle = 'Noch nicht bezahlt';
export const waitingForPayment =
  'Wir warten auf die Bestätigung Ihrer Zahlung. Haben Sie schon bezahlt, ist nichts weiter zu tun: Ihre Bestellung geht dann von selbst an uns.';
export const proposalOpen = 'Wir schlagen Ihnen einen anderen Termin vor. Bitte geben Sie uns Bescheid.';
export const orderReceived = 'Ihre Bestellung ist bei uns eingegangen und wartet auf Bestätigung.';
export const planned = message('Ihre Bestellung ist bestätigt und für {day} eingeplant.');
export const plannedShort = message('Für {day} eingeplant');
export const beingServed = 'Ihre Bestellung ist fertig und wird serviert.';
export const beingPrepared = 'Ihre Bestellung wurde bestätigt und wird zubereitet.';
export const onItsWay = 'Ihre Bestellung ist unterwegs zu Ihnen.';
export const ready = 'Ihre Bestellung ist fertig.';
export const readyForPickup = 'Ihre Bestellung ist zur Abholung bereit.';
export const delivered = 'Ihre Bestellung wurde zugestellt.';
export const completed = 'Ihre Bestellung ist abgeschlossen.';
export const rejected = 'Leider konnten wir Ihre Bestellung nicht annehmen.';
export const canceled = 'Ihre Bestellung wurde storniert.';
export const failed = 'Leider ist Ihre Zahlung fehlgeschlagen. Es wurde keine Bestellung ausgeführt.';
export const progress = 'Bestellverlauf';
export const yourRating = 'Ihre Bewertung';
export const details = 'Details';
export const contact = 'Kontakt';
export const backToShop = 'Zurück zum Shop';
export const ticketNumber = 'Ticketnummer';
export const orderNumber = 'Bestellnummer';
export const ratedTitle = 'Vielen Dank für Ihre Bewertung!';
export const ratedText = 'Ihre Rückmeldung hilft uns, noch besser zu werden.';
export const ratingIntro = 'Wie zufrieden waren Sie? Wir freuen uns über Ihre Bewertung.';
export const ratingComment = 'Möchten Sie uns noch etwas sagen?';
export const ratingFailed = 'Bewertung konnte nicht gesendet werden';
export const sendRating = 'Bewertung senden';
export const weighed = 'Ihre Bestellung ist abgewogen: Mengen und Betrag sind endgültig.';
export const weighedWithoutTotal = 'Ihre Bestellung ist abgewogen: Die Mengen sind endgültig.';
export const totalLater = 'Den Gesamtpreis teilen wir Ihnen nach der Zubereitung mit.';
export const promised = message('voraussichtlich {moment}\u00a0Uhr');
export const moment = message('{moment}\u00a0Uhr');
export const proposalTitle = 'Neuer Terminvorschlag';
export const proposalIntro =
  'Zum gewünschten Zeitpunkt ist Ihre Bestellung leider nicht möglich. Wir schlagen Ihnen vor:';
export const answerFailed = 'Bestätigung konnte nicht versendet werden';
export const confirmRefusal = 'Wenn Sie ablehnen, wird Ihre Bestellung storniert.';
export const cancelOrder = 'Bestellung stornieren';
export const cancelQuestion =
  'Möchten Sie Ihre Bestellung wirklich stornieren? Das geht, solange wir sie nicht angenommen haben.';
export const cancelHint = 'Noch nicht angenommen: Sie können Ihre Bestellung kostenlos stornieren.';
export const cancelYes = 'Ja, stornieren';
export const cancelNo = 'Nein, behalten';
export const cancelFailed =
  'Ihre Bestellung konnte nicht storniert werden. Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.';
export const acceptProposal = 'Termin annehmen';
export const refuseProposal = 'Termin ablehnen';
export const state = 'Status';
export const appointment = 'Termin';
export const payment = 'Zahlung';
export const orderedOn = 'Bestellt am';
export const comment = 'Anmerkung';
export const serviceAtTable = message('{service}, Tisch {table}');
export const starsGiven = message('{stars} von 5 Sternen');
export const stars = message('{stars, plural, one {# Stern} other {# Sterne}}');
export const STEP_STATES = {
  done: 'erledigt',
  current: 'aktueller Schritt',
  upcoming: 'noch offen',
} as const;

export const TIMELINE: Readonly<Record<TimelineStepCode, string>> = {
  awaiting: 'Wartet auf Bestätigung',
  confirmed: 'Bestätigt',
  'being-prepared': 'Wird zubereitet',
  'ready-for-pickup': 'Bereit zur Abholung',
  'being-served': 'Wird serviert',
  'out-for-delivery': 'Wird zugestellt',
  delivered: 'Zugestellt',
  completed: 'Abgeschlossen',
};

export const PAYMENT_STEPS: Readonly<Record<PaymentStep, string>> = {
  'awaiting-payment': 'Zahlung ausstehend',
  'part-paid': 'Teilweise bezahlt',
  paid: 'Bezahlt',
  'refund-pending': 'Rückerstattung läuft',
  'part-refunded': 'Teilweise rückerstattet',
  refunded: 'Rückerstattet',
};
export const atAGlance = 'Auf einen Blick';
export const when = 'Wann';
export const where = 'Wo';
export const amount = 'Betrag';
export const table = message('Tisch {table}');
export const atYourAddress = 'An Ihre Adresse';
export const fromBranch = message('Von {branch}');
export const openMap = message('{address} auf der Karte öffnen');
export const addToCalendar = 'In den Kalender';
export const namelessFile = message('Datei {number}');
export const payTitle = 'Bezahlen';
export const moneyTitle = 'Zahlung und Rückerstattung';
export const amountDue = 'Noch zu bezahlen';
export const amountSurplus = 'Zu viel bezahlt';
export const refundTakesDays =
  'Bis das Geld bei Ihnen ist, können je nach Bank und Zahlungsart einige Tage vergehen.';
export const REST_PAID = {
  takeaway: 'Den Rest bezahlen Sie bei Abholung.',
  delivery: 'Den Rest bezahlen Sie bei Lieferung.',
  dineIn: 'Den Rest bezahlen Sie vor Ort.',
} as const;
export const surplusNote = 'Den zu viel bezahlten Betrag bekommen Sie an der Theke zurück.';
export const orderAnew = 'Neu bestellen';
export const notifications = 'Benachrichtigungen';
export const notifyMe = 'Benachrichtigen, wenn sich etwas tut';
export const notifiedHere = 'Dieses Gerät wird benachrichtigt.';
export const stopNotifying = 'Ausschalten';
export const notifyingFailed =
  'Das hat leider nicht geklappt. Diese Seite zeigt trotzdem immer den neuesten Stand.';
export const notificationsDenied =
  'Benachrichtigungen sind in Ihrem Browser für diese Seite ausgeschaltet. Sie sehen hier immer den neuesten Stand.';
export const notifyFromHomeScreen =
  'Vom Home-Bildschirm aus können wir Sie auch benachrichtigen, wenn sich etwas tut.';
export const receiptPdf = 'Bestellbeleg (PDF)';
export const invoicePdf = message('Rechnung {number} (PDF)');
export const creditNotePdf = message('Rechnungskorrektur {number} (PDF)');
export const howToHomeScreen = 'Zum Home-Bildschirm hinzufügen';
