import type { DeliveryFault } from '#domain/contact/delivery-fault.ts';
import { message } from '../message.ts';

/** Why a mail did not go out; whole sentences. */
export const MAIL_FAULTS: Readonly<Record<DeliveryFault, string>> = {
  login: 'Der Mailserver hat die Anmeldung abgelehnt: Benutzername oder Passwort in SMTP_URL stimmt nicht.',
  address: 'Der Mailserver hat die Adresse abgelehnt.',
  refused: 'Der Mailserver hat die Nachricht abgelehnt.',
  later: 'Der Mailserver nimmt die Nachricht gerade nicht an.',
  unreachable: 'Der Mailserver ist nicht erreichbar.',
  silent: 'Der Mailserver antwortet nicht.',
  encryption:
    'Eine verschlüsselte Verbindung zum Mailserver kommt nicht zustande; meist liegt es am Zertifikat.',
  'recipient-missing': 'Es ist keine E-Mail-Adresse hinterlegt.',
  unknown: 'Die E-Mail konnte nicht versendet werden.',
};

/** Likewise an SMS. */
export const SMS_FAULTS: Readonly<Record<DeliveryFault, string>> = {
  login: 'Der SMS-Dienst nimmt Zugangsdaten oder Guthaben nicht an.',
  address: 'Der SMS-Dienst hat die Nummer abgelehnt.',
  refused: 'Der SMS-Dienst hat die Nachricht abgelehnt.',
  later: 'Der SMS-Dienst nimmt die Nachricht gerade nicht an.',
  unreachable: 'Der SMS-Dienst ist nicht erreichbar.',
  silent: 'Der SMS-Dienst antwortet nicht.',
  encryption: 'Eine verschlüsselte Verbindung zum SMS-Dienst kommt nicht zustande.',
  'recipient-missing': 'Es ist keine Telefonnummer hinterlegt.',
  unknown: 'Die SMS konnte nicht versendet werden.',
};

export const withStatus = message('{sentence} (Antwort {status}).');
export const accepted = message('Der Mailserver hat die Nachricht an {to} angenommen.');
export const kept = message(
  'Es ist kein Mailserver eingerichtet (SMTP_URL). Die Nachricht an {to} liegt im Postausgang.',
);
export const testSubject = message('Testmail von {shop}');
export const testGreeting = 'Guten Tag,';
export const testIntro = message(
  'diese Nachricht hat {name} im Backend von {shop} angefordert, um den Mailversand zu prüfen. Wenn Sie sie lesen, funktioniert er.',
);
export const language = 'de';
