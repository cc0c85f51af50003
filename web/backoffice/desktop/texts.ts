import type { PrinterInterface } from '#electron/ipc.ts';
import { message } from '#text/message.ts';

export { retry } from '../texts.ts';

export const notSaved = 'Die Druckereinstellungen konnten nicht gespeichert werden.';
export const removed = message('„{name}“ wurde entfernt.');
export const undo = 'Rückgängig';
export const printers = 'Drucker';
export const notLoaded = 'Die Drucker konnten nicht geladen werden.';
export const noPrinters =
  'Noch kein Drucker eingerichtet. Bestellungen kommen an, aber es wird nichts gedruckt.';
export const firstPrinter = 'Theke';
export const numberedPrinter = message('Drucker {number}');
export const nameMissing = 'Bitte geben Sie einen Namen an.';
export const nameTooLong = 'Der Name ist zu lang.';
export const addressMissing = 'Bitte geben Sie die Adresse des Druckers an.';
export const addressTooLong = 'Die Adresse ist zu lang.';
export const addressWrong = 'Bitte geben Sie eine Adresse wie 192.168.1.50 an.';
export const layoutsMissing = 'Bitte wählen Sie, was dieser Drucker druckt.';
export const codePageMissing = 'Bitte wählen Sie einen Zeichensatz.';
export const portWrong = 'Bitte geben Sie einen Port zwischen 1 und 65535 an.';
export const copiesWrong = 'Möglich sind 1 bis 5 Exemplare.';
export const narrowPaper = message('58 mm ({columns} Zeichen)');
export const addPrinter = 'Drucker hinzufügen';
export const editPrinter = 'Drucker bearbeiten';
export const saving = 'Verarbeiten …';
export const save = 'Speichern';
export const name = 'Name';
export const address = 'Adresse';
export const addressHint =
  'Steht auf dem Selbsttest des Druckers (beim Einschalten die Vorschubtaste halten).';
export const port = 'Port';
export const paper = 'Papier';
export const codePage = 'Zeichensatz';
export const copies = 'Exemplare';
export const statusQuery =
  'Status abfragen (Papier leer, Deckel offen). Bei einfachen Druckern ausschalten, die nicht antworten.';
export const openDrawer = 'Kassenlade nach dem Beleg öffnen';
export const layouts = 'Druckt';
export const stations = 'Für Stationen';
export const stationsHint = 'Ohne Auswahl druckt er, was kein anderer Drucker dieses Computers druckt.';
export const widePaper = message('80 mm ({columns} Zeichen)');
export const printing = 'Wird gedruckt …';
export const testPrint = 'Testdruck';
export const ready = 'Bereit';
export const testPrinted = 'Gedruckt. Stimmen „äöüÄÖÜß€“ auf dem Papier, passt der Zeichensatz.';
export const testFailed = 'Test nicht erfolgreich';
export const deviceTitle = 'Dieses Gerät';
export const connection = 'Verbindung';
export const serverUnreachable = 'Der Server ist nicht erreichbar';
export const connected = 'Verbunden';
export const device = 'Gerät';
export const branch = 'Filiale';
export const server = 'Server';
export const disconnect = 'Verbindung trennen';
export const disconnectTitle = 'Verbindung trennen?';
export const back = 'Zurück';
export const confirmDisconnect = 'Trennen';
export const disconnectWarning =
  'Auf diesem Gerät kommen dann keine Bestellungen mehr an und nichts wird mehr gedruckt. Für eine neue Verbindung braucht es den Geräteschlüssel.';
export const version = message('Theke {version}');
export const copyCount = message('{count, plural, one {# Exemplar} other {# Exemplare}}');
export const editNamed = message('{name} bearbeiten');
export const removeNamed = message('{name} entfernen');
export const jobsWaiting = message('{count, plural, one {# Auftrag wartet} other {# Aufträge warten}}');
export const paperLow = 'Papier geht zu Ende';
export const interfaceLabel = 'Anschluss';
export const INTERFACES: Readonly<Record<PrinterInterface, string>> = {
  tcp: 'Netzwerk (LAN, WLAN)',
  system: 'Drucker dieses Computers',
  file: 'Gerätedatei oder Anschluss (USB unter Linux, COM, LPT)',
};
export const queue = 'Name des Druckers';
export const queueHint =
  'So wie er im Betriebssystem heißt. Er muss Daten unverändert weitergeben (Treiber „Generic / Text Only“ oder „raw“).';
export const queueMissing = 'Bitte geben Sie an, wie der Drucker im Betriebssystem heißt.';
export const systemPlace = message('{queue} (Drucker dieses Computers)');
export const deviceFile = 'Gerätedatei';
export const deviceFileExample = '/dev/usb/lp0';
export const deviceFileHint = 'Zum Beispiel /dev/usb/lp0 unter Linux, LPT1 oder COM3 unter Windows.';
export const pathMissing = 'Bitte geben Sie die Gerätedatei an.';
export const deviceWrong = 'Bitte geben Sie eine Gerätedatei wie /dev/usb/lp0, LPT1 oder COM3 an.';
export const findPrinters = 'Drucker im Netz suchen';
export const stopSearch = 'Suche beenden';
export const searching = 'Sucht im eigenen Netz; das dauert einige Sekunden …';
export const searchFailed = 'Die Suche war nicht möglich.';
export const foundCount = message(
  '{count, plural, =0 {Kein Drucker gefunden. Ist er eingeschaltet und im selben Netz?} one {Ein Drucker gefunden:} other {# Drucker gefunden:}}',
);
export const takeAddress = message('{address} übernehmen');
export const fallback = 'Ersatzdrucker';
export const noFallback = 'Keiner';
export const fallbackHint =
  'Druckt seine Bons, wenn er eine halbe Minute lang nicht druckt und kein anderes Gerät es kann.';
