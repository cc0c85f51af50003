import { message } from './message.ts';

// The texts of the log; never a person's name, address or number. `record` as people call it: 'Gerät „Kassen-PC“'.

export const deviceLogMessage = message(
  'Gerät „{device}“ hat sein Protokoll gesendet ({lines, plural, one {# Zeile} other {# Zeilen}}).',
);
export const deviceLogRequestMessage = message('{record}: Protokoll angefordert.');
export const deviceTestMessage = message(
  '{record}: {kind, select, print {Testdruck} other {Testbenachrichtigung}} angefordert.',
);
export const keyRenewedMessage = message('{record}: neuer Schlüssel vergeben, der alte gilt nicht mehr.');
export const pairingCodeMessage = message('{record}: Code zum Verbinden vergeben.');
export const pairedMessage = message(
  '{record} mit einem Code verbunden; ein früherer Schlüssel gilt nicht mehr.',
);
export const soldOutMessage = message(
  '{record} {state, select, soldOut {ausverkauft} other {wieder erhältlich}}: Filiale „{branch}“',
);
export const fewLeftMessage = message('{record}: noch {left, number}: Filiale „{branch}“');
export const optionTitle = message('Option „{option}“');
export const severalShort = message('{count, plural, one {# Produkt} other {# Produkte und Optionen}}');
export const reliefMessage = message(
  '{what, select, pause {Bestellpause für {services}} resume {Bestellpause beendet für {services}} busy {Zusagen um {minutes} Minuten verschoben} other {Zusagen wieder wie üblich}}: Filiale „{branch}“',
);
export const refusalMessage = message('Aufruf ohne Berechtigung abgelehnt: {call}');
export const FAILED_LOGIN = 'Anmeldung mit falschem Passwort oder falscher PIN.';

/** What was given up, in `givenUpMessage`. */
export const EFFECT_NAMES: Readonly<Record<string, string>> = {
  mail: 'E-Mail zu einer Bestellung',
  sms: 'SMS zu einer Bestellung',
  push: 'Mitteilung zu einer Bestellung',
  print: 'Druckauftrag',
  payment: 'Nachfrage zu einer Onlinezahlung',
  refund: 'Erstattung',
  form: 'E-Mail zu einem Kontaktformular',
  import: 'Import von Produkten',
  invoice: 'Rechnung',
};
export const givenUpMessage = message(
  '{effect} nach {attempts, plural, one {einem Versuch} other {# Versuchen}} aufgegeben.',
);

export const OWN_PASSWORD_CHANGED = 'Eigenes Passwort geändert.';
export const PASSWORD_SET = 'Passwort eines Benutzers gesetzt.';
export const PASSWORD_RESET = 'Neues Passwort eines Administrators auf dem Server vergeben.';
export const SESSIONS_ENDED = 'Benutzer überall abgemeldet.';
export const TEST_MAIL_SENT = 'Testmail angefordert.';
export const LOGIN_LINK_SENT = 'Anmeldelink an einen Benutzer gesendet.';
export const terminalPinMessage = message(
  '{whose, select, own {Eigene PIN} other {PIN eines Benutzers}} für die Zeiterfassung {done, select, set {gesetzt} other {entfernt}}.',
);
export const taskCompletedMessage = message(
  '{record} {state, select, completed {erledigt} other {wieder offen}}',
);

/** What the log says about people who come and go. */
export const LOGIN_NOTES = {
  in: 'Angemeldet',
  'in-new-device': 'Mit einem neuen Gerät oder Browser angemeldet',
  'in-by-link': 'Mit Anmeldelink angemeldet',
  out: 'Abgemeldet',
  'link-requested': 'Anmeldelink angefordert',
  failed: 'Anmeldung mit falschem Passwort',
  'failed-code': 'Anmeldung mit richtigem Passwort, aber falschem Code',
  'in-by-passkey': 'Mit Passkey angemeldet',
  'locked-out': 'Nach zu vielen falschen Passwörtern eine Viertelstunde gesperrt',
} as const;

export const fromAddress = message('Anschluss {address}');
export const addressUnknown = 'Anschluss unbekannt';
