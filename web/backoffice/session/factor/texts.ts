import { message } from '#text/message.ts';

export { unreachable } from '#web/backoffice/texts.ts';

export const title = 'Zweiter Faktor';
export const about =
  'Beim Anmelden fragt Theke zusätzlich nach einem Code aus einer App auf Ihrem Telefon. Wer Ihr Passwort erfährt, kommt damit allein nicht hinein.';
export const isOff = 'Nicht eingerichtet.';
export const isOn = message('Eingerichtet seit {day}.');
export const codesLeft = message(
  '{count, plural, =0 {Kein Wiederherstellungscode} one {Noch ein Wiederherstellungscode} other {Noch # Wiederherstellungscodes}} übrig.',
);
export const fewCodes = 'Erneuern Sie die Codes, bevor Sie einen brauchen und keiner mehr da ist.';
export const setUp = 'Einrichten';
export const renew = 'Codes erneuern';
export const turnOff = 'Abschalten';
export const turnedOff = 'Der zweite Faktor ist abgeschaltet.';

export const password = 'Aktuelles Passwort';
export const passwordHint =
  'Zur Sicherheit. Nach dem Anmelden mit einem Link darf es in den ersten 30 Minuten leer bleiben.';
export const goOn = 'Weiter';
export const cancel = 'Abbrechen';
export const processing = 'Verarbeiten …';

export const scanTitle = '1. App verbinden';
export const scan =
  'Öffnen Sie eine Authenticator-App (etwa von Google, Microsoft oder Ihrem Passwortmanager) und scannen Sie diesen Code.';
export const qrLabel = 'QR-Code für die Authenticator-App';
export const byHand = 'Ohne Kamera: Geben Sie dieses Geheimnis in der App ein.';
export const openApp = 'Auf diesem Gerät in der App öffnen';
export const codeTitle = '2. Code eingeben';
export const code = 'Code aus der App';
export const confirm = 'Einschalten';

export const codesTitle = 'Ihre Wiederherstellungscodes';
export const codesNote =
  'Wenn das Telefon verloren geht, kommen Sie mit einem dieser Codes hinein. Jeder gilt einmal. Sie werden nur jetzt gezeigt: Drucken Sie sie aus, oder bewahren Sie sie in einem Passwortmanager auf.';
export const copy = 'Kopieren';
export const copied = 'Codes kopiert.';
export const notCopied = 'Der Browser erlaubt das Kopieren nicht. Bitte schreiben Sie die Codes ab.';
export const print = 'Drucken';
export const save = 'Als Datei speichern';
export const fileName = 'theke-wiederherstellungscodes.txt';
/** Above the codes on paper and in the file, which may be found years later among others. */
export const codesHead = message(
  '{shop}: Wiederherstellungscodes von {email}, erstellt am {day}. Jeder gilt einmal.',
);
export const isKept = 'Ich habe die Codes aufbewahrt';

export const owedTitle = 'Zweiten Faktor einrichten';
export const owed =
  'In diesem Geschäft gehört zum Anmelden ein zweiter Faktor. Richten Sie ihn jetzt ein; danach geht es weiter.';
export const signOut = 'Abmelden';

// While signing in
export const signInCode = 'Code aus der App oder ein Wiederherstellungscode';
export const signInNote = 'Ihr Passwort stimmt. Geben Sie nun den Code aus Ihrer Authenticator-App ein.';
export const back = 'Zurück';

export const passkeys = 'Passkeys';
export const passkeysAbout =
  'Ein Passkey liegt auf Ihrem Gerät oder in Ihrem Passwortmanager. Sie melden sich mit Fingerabdruck, Gesicht oder der PIN des Geräts an, ohne Passwort und ohne Code.';
export const passkeyTimes = message(
  'Angelegt {created} Uhr, {used, select, none {noch nie verwendet} other {zuletzt verwendet {used} Uhr}}',
);
export const addPasskey = 'Passkey anlegen';
export const createPasskey = 'Auf diesem Gerät anlegen';
export const passkeyAdded = 'Passkey angelegt.';
export const passkeyRemoved = 'Passkey entfernt.';
export const removePasskey = 'Entfernen';
export const removePasskeyOf = message('Passkey {name} entfernen');
export const passkeyName = 'Name';
export const passkeyNameHint = 'Woran Sie ihn erkennen, etwa „iPhone“ oder „Laptop im Büro“.';
export const passkeyDeclined =
  'Das Gerät hat keinen Passkey geliefert. Versuchen Sie es noch einmal, oder nehmen Sie das Passwort.';
export const passkeyElsewhere =
  'Passkeys gelten nur unter der öffentlichen Adresse des Geschäfts. Öffnen Sie das Backend dort.';
export const passkeyKnown = 'Für dieses Gerät gibt es schon einen Passkey.';
export const passkeyLogin = 'Mit Passkey anmelden';
export const noPasskeysHere = 'Dieser Browser kennt keine Passkeys.';
