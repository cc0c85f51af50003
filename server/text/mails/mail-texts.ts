import { message } from '../message.ts';

export const greeting = 'Guten Tag,';
export const greetingByName = message('Guten Tag {firstName},');
export const fact = message('{label}: {value}');

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
export const formTitle = 'Neue Anfrage';
export const formSubject = message('{subject}: Anfrage von {name}');
export const formIntro = message(
  'Über das Kontaktformular von {shop} ist eine Anfrage eingegangen. Ihre Antwort geht an die Absenderin oder den Absender.',
);
export const noMessage = '(keine Nachricht)';
export const moreFiles = 'Weitere Dateien:';
export const subject = 'Anliegen';
export const company = 'Firma';
export const name = 'Name';
export const email = 'E-Mail';
export const phone = 'Telefon';
