import { message } from '../message.ts';

// Titles; `kind` is inquiry or order.
export const subject = message('{title} – Nr. {number} – {shop}');
export const received = message(
  '{kind, select, inquiry {Angebotsanfrage eingegangen} other {Bestellung eingegangen}}',
);
export const confirmed = message(
  '{kind, select, inquiry {Angebotsanfrage angenommen} other {Bestellung bestätigt}}',
);
export const newProposal = message(
  'Neuer Terminvorschlag für Ihre {kind, select, inquiry {Angebotsanfrage} other {Bestellung}}',
);
export const rejected = message(
  '{kind, select, inquiry {Angebotsanfrage} other {Bestellung}} nicht angenommen',
);
export const canceled = message('{kind, select, inquiry {Angebotsanfrage} other {Bestellung}} storniert');
export const paymentFailed = 'Zahlung fehlgeschlagen';
export const weighed = message('{kind, select, inquiry {Angebotsanfrage} other {Bestellung}} abgewogen');
export const ready = message(
  '{kind, select, inquiry {{service, select, dineIn {Alles ist fertig} other {Abholbereit}}} other {{service, select, dineIn {Ihre Bestellung ist fertig} other {Ihre Bestellung ist abholbereit}}}}',
);
export const onTheWay = message(
  '{kind, select, inquiry {Unterwegs zu Ihnen} other {Ihre Bestellung ist unterwegs}}',
);
export const completed = message(
  '{kind, select, inquiry {Wie zufrieden waren Sie?} other {Wie war Ihre Bestellung?}}',
);
export const refunded = 'Erstattung';
export const newOrder = message('Neue {kind, select, inquiry {Angebotsanfrage} other {Bestellung}}');
export const unanswered = message(
  'Niemand hat die {kind, select, inquiry {Angebotsanfrage beantwortet} other {Bestellung angenommen}}',
);
export const proposalAccepted = 'Vorschlag angenommen';
export const proposalDeclined = 'Vorschlag abgelehnt';
export const guestCanceled = message(
  '{kind, select, inquiry {Angebotsanfrage} other {Bestellung}} vom Gast storniert',
);

// To guests
export const beingPrepared = 'Wir bereiten sie für Sie zu.';
export const plannedFor = message('Sie ist für {moment} eingeplant.');
export const promisedFor = message(
  'Sie ist voraussichtlich {moment} {service, select, delivery {bei Ihnen} dineIn {bei Ihnen am Platz} other {zur Abholung bereit}}.',
);
export const appointmentIs = message('Als Termin ist {moment} vorgesehen.');
export const offerFollows = 'Unser Angebot erhalten Sie gesondert.';
export const proposal = 'Unser Vorschlag';
export const answerProposal =
  'Bitte nehmen Sie den Vorschlag auf der Seite zu Ihrer Bestellung an oder lehnen Sie ihn dort ab.';
export const answerProposalOfInquiry =
  'Bitte nehmen Sie den Vorschlag auf der Seite zu Ihrer Angebotsanfrage an oder lehnen Sie ihn dort ab.';
export const reason = 'Grund';
/** Neutral: whoever it is, nobody is accused. */
export const notTaken = 'Wir können diese Bestellung leider nicht annehmen. Bitte rufen Sie uns an.';
export const notAnswered = 'Die Filiale konnte sie leider nicht rechtzeitig annehmen.';
export const refundFollows = 'Was Sie bezahlt haben, erhalten Sie zurück.';
export const orderAgain = 'Sie können jederzeit noch einmal bestellen, auch mit einer anderen Zahlungsart.';
export const exactTotal = message('Der genaue Betrag ist {total}.');
export const totalLater = 'Den genauen Betrag erfahren Sie bei der Übergabe.';
export const collectAt = 'Abholung bei';
export const ratingHelps =
  'Ihre Bewertung hilft uns, noch besser zu werden. Sie dauert nur einen Augenblick.';
export const refundAmount = 'Erstattet';
export const refundRest = 'Bezahlt bleiben';
export const refundTakes =
  'Bis das Geld bei Ihnen eintrifft, kann es je nach Zahlungsart einige Werktage dauern.';

// Links to the page of the order
export const seeStatus = message(
  '{kind, select, inquiry {Angebotsanfrage ansehen} other {Bestellstatus ansehen}}',
);
export const answerNow = 'Vorschlag annehmen oder ablehnen';
export const rateNow = 'Jetzt bewerten';
export const toTheOrder = message('Zur {kind, select, inquiry {Angebotsanfrage} other {Bestellung}}');

// To the branch
export const arrived = message(
  'In der Filiale {branch} ist eine {kind, select, inquiry {Angebotsanfrage} other {Bestellung}} eingegangen.',
);
export const guestHasCanceled = message(
  'Ein Gast der Filiale {branch} hat diese {kind, select, inquiry {Angebotsanfrage storniert, bevor sie beantwortet wurde. Es ist nichts mehr zu tun.} other {Bestellung storniert, bevor sie angenommen wurde. Sie ist nicht zuzubereiten.}}',
);
export const guestHasAccepted = message(
  'Ein Gast der Filiale {branch} hat Ihren Vorschlag angenommen: {moment}. {kind, select, inquiry {Die Angebotsanfrage ist damit angenommen.} other {Die Bestellung ist damit bestätigt.}}',
);
export const guestHasDeclined = message(
  'Ein Gast der Filiale {branch} hat Ihren Vorschlag abgelehnt. {kind, select, inquiry {Die Angebotsanfrage} other {Die Bestellung}} ist damit storniert.',
);
export const isUnanswered = message(
  'In der Filiale {branch} wartet diese {kind, select, inquiry {Angebotsanfrage} other {Bestellung}} seit {since}, und niemand hat sie beantwortet. Bitte sehen Sie nach.',
);
export const customer = 'Gast';

// What stands in every one
export const order = message('{kind, select, inquiry {Angebotsanfrage} other {Bestellung}}');
export const yourOrder = message('Ihre {kind, select, inquiry {Angebotsanfrage} other {Bestellung}}');
export const products = 'Produkte';
export const sum = 'Summe';
export const orderNumber = 'Bestellnummer';
export const inquiryNumber = 'Nummer der Anfrage';
export const reference = 'Referenz';
export const service = 'Art';
export const table = 'Tisch';
export const appointment = 'Termin';
export const wanted = 'Gewünschter Termin';
export const promise = 'Voraussichtlich';
export const asSoonAsPossible = 'so bald wie möglich';
export const payment = 'Zahlung';
export const paid = message('{method} (bezahlt)');
export const paidBack = message('{method} (zurückgezahlt)');
export const comment = 'Anmerkung';
export const basePrice = 'Grundpreis';
export const contents = 'Inhalt';
export const without = message('ohne {name}');
export const allergens = 'Allergene';
export const total = 'Gesamt';
export const moment = message('{dayAndTime}\u00a0Uhr');
export const deliveryAddress = 'Lieferadresse';
export const deliveryTo = 'Lieferung an:';
