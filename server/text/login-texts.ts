import { message } from './message.ts';

/** What the log says about people who come and go. */
export const LOGIN_NOTES = {
  in: 'Angemeldet',
  'in-new-device': 'Mit einem neuen Gerät oder Browser angemeldet',
  'in-by-link': 'Mit Anmeldelink angemeldet',
  out: 'Abgemeldet',
  'link-requested': 'Anmeldelink angefordert',
  failed: 'Anmeldung mit falschem Passwort',
  'locked-out': 'Nach zu vielen falschen Passwörtern eine Viertelstunde gesperrt',
} as const;

export const fromAddress = message('Anschluss {address}');
export const addressUnknown = 'Anschluss unbekannt';
