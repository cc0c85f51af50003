import { message } from '../message.ts';

export const language = 'de';
export const greeting = 'Guten Tag,';
export const greetingByName = message('Guten Tag {firstName},');
export const fact = message('{label}: {value}');

// About an order
export const orderSubject = message('{title} – Nr. {number} – {shop}');
export const newOrder = 'Neue Bestellung';
export const newInquiry = 'Neue Angebotsanfrage';
export const orderReceived = 'Bestellung eingegangen';
export const inquiryReceived = 'Angebotsanfrage eingegangen';
export const orderConfirmed = 'Bestellung bestätigt';
export const newProposal = 'Neuer Terminvorschlag für Ihre Bestellung';
export const guestCanceled = 'Bestellung vom Gast storniert';
export const orderCanceled = 'Bestellung storniert';

export const arrived = message(
  'In der Filiale {branch} ist eine {kind, select, inquiry {Angebotsanfrage} other {Bestellung}} eingegangen.',
);
export const guestHasCanceled = message(
  'Ein Gast der Filiale {branch} hat diese Bestellung storniert, bevor sie angenommen wurde. Sie ist nicht zuzubereiten.',
);
export const received = 'vielen Dank, Ihre Bestellung ist bei uns eingegangen. Wir bestätigen sie in Kürze.';
export const confirmed = 'Ihre Bestellung ist bestätigt. Wir bereiten sie für Sie zu.';
export const confirmedFor = message('Ihre Bestellung ist bestätigt und für {moment} eingeplant.');
export const confirmedWithPromise = message(
  'Ihre Bestellung ist bestätigt. Sie ist voraussichtlich {moment} {service, select, delivery {bei Ihnen} dineIn {bei Ihnen am Platz} other {zur Abholung bereit}}.',
);
export const otherTime = 'zum gewünschten Termin können wir Ihre Bestellung leider nicht annehmen.';
export const otherTimeProposed = message(
  'zum gewünschten Termin können wir Ihre Bestellung leider nicht annehmen. Unser Vorschlag: {moment}.',
);
export const answerProposal =
  'Bitte nehmen Sie den Vorschlag auf der Seite zu Ihrer Bestellung an oder lehnen Sie ihn dort ab.';
export const rejected = 'leider können wir Ihre Bestellung nicht annehmen.';
export const canceled = 'Ihre Bestellung wurde storniert.';
export const notAnswered = 'Die Filiale konnte sie leider nicht rechtzeitig annehmen.';
export const orderUnanswered = 'Niemand hat die Bestellung angenommen';
export const isUnanswered = message(
  'In der Filiale {branch} wartet diese Bestellung seit {since}, und niemand hat sie beantwortet. Bitte sehen Sie nach.',
);

export const toTheOrders = 'Zu den Bestellungen';
export const seeStatus = 'Bestellstatus ansehen';
export const order = 'Bestellung';
export const yourOrder = 'Ihre Bestellung';
export const products = 'Produkte';
export const sum = 'Summe';

export const orderNumber = 'Bestellnummer';
export const reference = 'Referenz';
export const service = 'Art';
export const table = 'Tisch';
export const appointment = 'Termin';
export const promise = 'Voraussichtlich';
export const asSoonAsPossible = 'so bald wie möglich';
export const payment = 'Zahlung';
export const comment = 'Anmerkung';
export const basePrice = 'Grundpreis';
export const contents = 'Inhalt';
export const allergens = 'Allergene';
export const total = 'Gesamt';
export const moment = message('{dayAndTime} Uhr');
export const deliveryTo = 'Lieferung an:';

// With a link to sign in
export const loginLinkSubject = 'Ihr Anmeldelink';
export const loginLink = 'mit diesem Link melden Sie sich im Backend an. Er gilt einmal und 15 Minuten lang:';
export const notRequested =
  'Wenn Sie diesen Link nicht angefordert haben, können Sie diese Nachricht ignorieren.';
export const invitationSubject = 'Ihr Zugang zum Backend';
export const invitation =
  'für Sie wurde ein Zugang zum Backend eingerichtet. Mit diesem Link melden Sie sich an und wählen ein Passwort. Er gilt einmal und 72 Stunden lang:';
export const nextLinks = 'Danach können Sie auf der Anmeldeseite jederzeit einen neuen Link anfordern.';
export const logInNow = 'Jetzt anmelden';

// About a contact form
export const formSubject = message('{subject}: Anfrage von {name}');
export const formIntro = message(
  'Über das Kontaktformular von {shop} ist eine Anfrage eingelangt. Ihre Antwort auf diese E-Mail geht an die Absenderin oder den Absender.',
);
export const noMessage = '(keine Nachricht)';
export const moreFiles = 'Weitere Dateien:';
export const subject = 'Anliegen';
export const company = 'Firma';
export const name = 'Name';
export const email = 'E-Mail';
export const phone = 'Telefon';
