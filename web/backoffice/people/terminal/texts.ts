import { message, richMessage } from '#text/message.ts';

export { project, recordNumber, retry, task } from '../texts.ts';

export const commandFailed = 'Das ist nicht gelungen.';
export const notWorking = 'Zurzeit nicht bei der Arbeit';
export const workingSince = message('Bei der Arbeit seit {time}');
export const pausedSince = message('In der Pause seit {time}');
export const forgotten =
  'Diese Arbeitszeit läuft seit mehr als 16 Stunden. Bitte beenden Sie sie und sagen Sie der Filialleitung, wann Sie wirklich gegangen sind.';
export const noProject = 'Ohne Projekt';
export const noTask = 'Ohne Aufgabe';
export const startWork = 'Arbeit beginnen';
export const startPause = 'Pause beginnen';
export const resumeWork = 'Weiterarbeiten';
export const endWork = 'Arbeit beenden';
export const setUpFailed = 'Das Terminal konnte nicht eingerichtet werden.';
export const setUpHint =
  'Dieser Computer wird zum Terminal für die Zeiterfassung. Legen Sie im Backend unter „Geräte“ ein Gerät der Art „Terminal für Zeiterfassung“ an. Dort bekommen Sie einen Code zum Verbinden oder einen Geräteschlüssel.';
export const codeOrKey = 'Code oder Geräteschlüssel';
export const checking = 'Wird geprüft …';
export const setUpSubmit = 'Einrichten';
export const theke = 'Theke';
export const pageTitle = 'Zeiterfassung – Theke';
export const offline = 'Offline';
export const fault = 'Störung';
export const setUpAgain = 'Terminal neu einrichten';
export const setUp = 'Terminal einrichten';
export const setUpAgainTitle = 'Terminal neu einrichten?';
export const setUpAgainText =
  'Filiale und Geräteschlüssel werden von diesem Computer entfernt. Zum Einrichten brauchen Sie wieder einen Schlüssel.';
export const setUpAgainConfirm = 'Neu einrichten';
export const noConnection =
  'Keine Verbindung zum Server. Zeiten können gerade nicht erfasst werden; bitte notieren Sie sie.';
export const enterPin = 'Bitte geben Sie Ihre PIN ein.';
export const digitsEntered = message('{count, plural, one {# Ziffer} other {# Ziffern}} eingegeben');
export const removeDigit = 'Letzte Ziffer löschen';
export const signIn = 'Anmelden';
export const back = 'Zurück';
export const wrongPin = 'Diese PIN ist falsch.';
export const signInFailed = 'Die Anmeldung ist nicht gelungen.';
export const whoAreYou = 'Wer sind Sie?';
export const noPeople =
  'Noch niemand in dieser Filiale hat eine PIN. Jede Person setzt sie im Backend unter „Mein Konto“, oder die Filialleitung beim Benutzer.';
export const staff = 'Personal';
/** The message when a command has succeeded. */
export const DONE = {
  start: 'Arbeitszeit gestartet.',
  pause: 'Pause begonnen.',
  resume: 'Pause beendet, die Arbeitszeit läuft wieder.',
  end: 'Arbeitszeit beendet. Schönen Feierabend!',
} as const;
export const workedToday = richMessage('Heute gearbeitet: <time>{hours} Std.</time>');
export const plannedToday = message('Heute geplant: {plan}');
export const signOut = richMessage('Abmelden <note>(in {seconds} s von selbst)</note>');
