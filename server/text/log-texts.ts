/** The texts of the log; never a person's name, address or number. */

export function deviceLogMessage(device: string, lines: number): string {
  return `Gerät „${device}“ hat sein Protokoll gesendet (${lines === 1 ? '1 Zeile' : `${lines} Zeilen`}).`;
}

/** `record` as people call it: 'Gerät „Kassen-PC“'. */
export function keyRenewedMessage(record: string): string {
  return `${record}: neuer Schlüssel vergeben, der alte gilt nicht mehr.`;
}

/** `record` as people call it: 'Gerät „Kassen-PC“'. */
export function pairingMessage(record: string, isDone: boolean): string {
  return isDone
    ? `${record} mit einem Code verbunden; ein früherer Schlüssel gilt nicht mehr.`
    : `${record}: Code zum Verbinden vergeben.`;
}

/** `record` as people call it: 'Produkt „Leberkäse“'. */
export function soldOutMessage(record: string, branch: string, isSoldOut: boolean): string {
  return `${record} ${isSoldOut ? 'ausverkauft' : 'wieder erhältlich'}: Filiale „${branch}“`;
}

export function refusalMessage(call: string): string {
  return `Aufruf ohne Berechtigung abgelehnt: ${call}`;
}

export const FAILED_LOGIN = 'Anmeldung mit falschem Passwort oder falscher PIN.';

const EFFECT_NAMES: Readonly<Record<string, string>> = {
  mail: 'E-Mail zu einer Bestellung',
  sms: 'SMS zu einer Bestellung',
  print: 'Druckauftrag',
  form: 'E-Mail zu einem Kontaktformular',
};

export function givenUpMessage(effect: string, attempts: number): string {
  const times = attempts === 1 ? 'einem Versuch' : `${attempts} Versuchen`;
  return `${EFFECT_NAMES[effect] ?? effect} nach ${times} aufgegeben.`;
}

export const OWN_PASSWORD_CHANGED = 'Eigenes Passwort geändert.';
export const PASSWORD_SET = 'Passwort eines Benutzers gesetzt.';
export const SESSIONS_ENDED = 'Benutzer überall abgemeldet.';
export const LOGIN_LINK_SENT = 'Anmeldelink an einen Benutzer gesendet.';

export function terminalPinMessage({ isOwn, isSet }: { isOwn: boolean; isSet: boolean }): string {
  const pin = isOwn ? 'Eigene PIN für die Zeiterfassung' : 'PIN eines Benutzers für die Zeiterfassung';
  return `${pin} ${isSet ? 'gesetzt' : 'entfernt'}.`;
}

/** 'Aufgabe „Streichen“ erledigt'. */
export function taskCompletedMessage(record: string, isCompleted: boolean): string {
  return `${record} ${isCompleted ? 'erledigt' : 'wieder offen'}`;
}
