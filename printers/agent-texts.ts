import { message } from '#text/message.ts';

export const help = `Theke-Druckdienst: druckt Bestellungen auf Bondruckern im lokalen Netz.

  npm run print-agent -- --server https://shop.example.at --code KM7X-2QPA [--dir ORDNER]

  --server  Adresse des Bestellservers        (oder THEKE_SERVER)
  --code    Code aus dem Backend (Geräte → Code anzeigen); nur beim ersten Start nötig
  --key     statt des Codes der Geräteschlüssel (oder THEKE_DEVICE_KEY)
  --dir     Ordner für Einstellungen und Warteschlange (oder THEKE_AGENT_DIR, sonst ./data/print-agent)
  --test    druckt auf dem genannten Drucker eine Testseite und endet

Die Drucker werden im Backend unter „Drucker“ eingerichtet.
`;
export const addressMissing = 'Es fehlt die Serveradresse: --server oder THEKE_SERVER.';
export const keyMissing =
  'Es fehlt der Geräteschlüssel: --code mit dem Code aus dem Backend, --key oder THEKE_DEVICE_KEY.';
export const noCode =
  'Das ist kein Code. Er hat acht Zeichen wie KM7X-2QPA und steht im Backend bei diesem Gerät.';
export const paired = 'Verbunden. Ab jetzt braucht der Druckdienst keinen Code mehr.';
export const codeRefused = 'Dieser Code ist falsch, abgelaufen oder schon verwendet.';
export const tooManyAttempts = 'Zu viele Versuche. Bitte warten Sie einige Minuten.';
export const noServerThere = 'Unter dieser Adresse antwortet kein Bestellserver.';
export const enterPrinter = message(
  'Bitte zuerst den Drucker in {file} eintragen (Adresse, Breite, Zeichensatz).',
);
export const printersHandedOver = message(
  '{count, plural, one {Der Drucker dieses Computers steht} other {Die # Drucker dieses Computers stehen}} jetzt im Backend unter „Drucker“.',
);
export const printersNotHandedOver = message(
  'Die Drucker dieses Computers konnten nicht ins Backend übernommen werden ({reason}). Sie drucken weiter wie bisher.',
);
export const printerNotUnderstood =
  'Einen Drucker aus dem Backend versteht dieses Programm nicht. Bitte aktualisieren.';
export const printersChanged = message(
  'Die Drucker wurden geändert: {count, plural, =0 {keiner mehr} other {{printers}}}.',
);
export const noPrinterSet =
  'Noch kein Drucker: Bitte legen Sie ihn im Backend unter „Drucker“ bei diesem Gerät an.';
export const examplePrinter = 'Theke';
export const running = message(
  'Druckdienst läuft. Server {server}; {count, plural, one {Drucker} other {Drucker:}} {printers}',
);
export const ending = 'Druckdienst wird beendet …';
export const testNotification = 'Test der Benachrichtigung: So meldet sich der Druckdienst.';
export const printerUnknown = message('Einen Drucker „{id}“ gibt es an diesem Gerät nicht. Es gibt: {known}');
export const testPagePrinted = 'Testseite gedruckt.';
export const testPageFailed = message('Testseite nicht gedruckt: {reason}.');
export const queueInUse = message('Ein anderer Druckdienst arbeitet schon mit {directory}.');

export const settingsUnreadable = message('printers.json kann nicht gelesen werden: {reason}');
export const settingsNoJson = 'printers.json ist kein gültiges JSON.';
export const settingsFaulty = message('Die Druckereinstellungen sind fehlerhaft ({faults}).');
export const settingsFile = 'Datei';
export const idCharacters = 'nur Kleinbuchstaben, Ziffern und Bindestriche';
export const PLACES_MISSING = {
  host: 'Adresse des Druckers fehlt',
  queue: 'Name der Druckerwarteschlange fehlt',
  path: 'Gerätedatei fehlt',
};
export const idTaken = 'id doppelt vergeben';

export const noServerAddress = message(
  '„{server}“ ist keine Serveradresse; erwartet wird zum Beispiel https://shop.example.at',
);
export const serverUnreachable = 'Der Server ist nicht erreichbar.';
export const serverStatus = message('Der Server antwortet mit Status {status}.');
export const keyUnknown = 'Der Server kennt den Geräteschlüssel nicht (mehr).';
export const tooManyRequests = 'Der Server bittet um etwas Geduld (zu viele Anfragen).';
export const notOurServer = 'Die Antwort kommt nicht vom Bestellserver (kein JSON).';
export const brokenAnswer = 'Die Antwort des Servers ist unvollständig oder kein JSON.';
export const noPrintJobs = 'Der Server hat keine Druckaufträge geliefert, sondern etwas anderes.';
export const noLiveConnection = 'Der Server bietet keine Live-Verbindung an.';
export const liveConnectionLost = 'Die Live-Verbindung ist abgerissen.';
export const connected = 'Verbindung zum Server steht.';

export const COMMANDS = {
  notification: 'Test der Benachrichtigung',
  print: 'Testdruck',
  logs: 'Protokoll an den Server',
  'cash-report': 'Kassenbericht',
};
export const done = 'erledigt';
export const commandUnknown = 'Das Programm auf diesem Gerät versteht das nicht. Bitte aktualisieren.';
export const reportUnreadable =
  'Der Kassenbericht ist für das Programm auf diesem Gerät unlesbar. Bitte aktualisieren.';
export const noReceiptPrinter = 'An diesem Gerät druckt kein Drucker Belege.';
export const noPrinter = 'An diesem Gerät ist kein Drucker eingerichtet.';
export const notificationNotShown = 'Die Benachrichtigung wurde nicht angezeigt.';
export const logsNotTaken = 'Der Server hat das Protokoll nicht angenommen.';
export const unexpectedHere = 'Unerwarteter Fehler an diesem Gerät.';

export const jobReceived = message('{job} erhalten.');
export const jobUnusable = 'Der Server hat einen Auftrag ohne brauchbare Nummer geschickt.';
export const jobUnreadable = 'Druckauftrag ist nicht lesbar';
export const jobDamaged = 'Auftrag auf diesem Computer beschädigt';
export const jobQuarantined = message('Auftrag {id}: Datei beschädigt, nach {folder} verschoben.');
export const unreadableTitle = 'Unlesbarer Druckauftrag';
export const noPrinterFor = message('Kein Drucker für {layout} eingerichtet');
export const printerNotHere = 'Diesen Drucker kennt das Gerät nicht.';
export const printerRemoved = 'Drucker ist nicht mehr eingerichtet';
export const tooLate = 'Die Zeit dafür ist abgelaufen';
export const reportRefused = message('Der Server nimmt zu Auftrag {job} keine Meldung mehr an.');

export const printAttempt = message(
  '{job} → {printer}: {outcome, select, printed {gedruckt} unclear {unklar ({reason})} other {wartet ({reason})}}',
);
export const notPrinted = message('{job} → {printer}: nicht gedruckt ({reason})');
export const jobMoved = message('{job} → {printer}: Ersatzdrucker {to} übernimmt');
export const paperLow = message('{printer}: Papier geht zu Ende.');
export const queueNotStored = 'Die Warteschlange kann nicht auf die Platte geschrieben werden.';
export const unexpected = message('Unerwarteter Fehler: {reason}');

export const noPaper = 'Papier leer';
export const coverOpen = 'Deckel offen';
export const printerOffline = 'Drucker offline';
export const printerUnreachable = 'Drucker nicht erreichbar';
export const printerSilent = 'Drucker meldet keinen Status';
export const notAPrinter = 'Dort antwortet kein Bondrucker';
export const addressForbidden = 'Druckeradresse nicht erlaubt';
export const queueUnwritable = 'Warteschlange nicht beschreibbar';

export const faultWhilePrinting = message('{fault} während des Drucks');
export const lostWhilePrinting = 'Verbindung während des Drucks abgerissen';
export const endedWhilePrinting = 'Druckdienst während des Drucks beendet';
export const notConfirmed = 'Drucker hat den Druck nicht bestätigt';

export const queueUnknown = 'Dieser Computer kennt diesen Drucker nicht';
export const queueRefused = 'Die Druckerwarteschlange dieses Computers nimmt nichts an';
export const noSpooler = 'Dieser Computer hat kein Drucksystem';
export const spoolerSilent = 'Das Drucksystem dieses Computers antwortet nicht';
export const stillInQueue = 'Auftrag liegt noch in der Warteschlange dieses Computers';
export const fileForbidden = 'Diese Datei ist nicht als Drucker erlaubt';
