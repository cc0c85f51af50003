import { message, richMessage } from '#text/message.ts';

export { retry } from '../texts.ts';

export const copy = 'Kopieren';
export const cannotCopy = 'Bitte markieren Sie den Text und kopieren Sie ihn mit Strg+C.';
export const devicesPurpose = 'Kassen-PCs, Terminals und Selbstbedienung mit ihren Schlüsseln.';
export const deviceSection = 'Gerät';
export const deviceSectionHint =
  'Nach dem Speichern bekommen Sie einen Code oder Schlüssel, mit dem sich das Gerät verbindet.';
export const printersPurpose =
  'Was jedes Gerät druckt, und wo: Änderungen gelten sofort, ohne dass jemand zum Gerät geht.';
export const printerSection = 'Drucker';
export const printerSectionHint =
  'Das Gerät ist der Computer, von dem aus der Drucker erreichbar ist: der Kassen-PC oder der Computer mit dem Druckdienst.';
export const printerPlace = 'Wie er angeschlossen ist';
export const networkPlace = 'Im Netzwerk';
export const networkHint =
  'Die Adresse steht auf dem Selbsttest des Druckers (beim Einschalten die Vorschubtaste halten). Einfache Drucker antworten auf keine Abfrage ihres Status: Schalten Sie sie dann aus.';
export const systemPlace = 'Am Computer eingerichtet';
export const systemHint =
  'So, wie der Drucker im Betriebssystem heißt. Er muss Daten unverändert weitergeben (Treiber „Generic / Text Only“ oder „raw“).';
export const filePlace = 'An einem Anschluss des Computers';
export const fileHint = 'Zum Beispiel /dev/usb/lp0 unter Linux, LPT1 oder COM3 unter Windows.';
export const printerSlips = 'Was er druckt';
export const printerSlipsHint =
  'Ohne Station druckt er die Bons aller Stationen, für die kein anderer Drucker des Geräts ist.';
export const printerStandIn = 'Wenn er ausfällt';
export const printerStandInHint =
  'Druckt er eine halbe Minute lang nicht und kann es kein anderes Gerät, kommen seine Bons aus dem Ersatzdrucker desselben Geräts. Darüber steht, wohin sie gehören.';
export const deviceFirst = 'Wählen Sie zuerst das Gerät.';
export const standIns = message(
  '{count, plural, =0 {„{device}“ hat keinen anderen Drucker.} other {Andere Drucker von „{device}“.}}',
);
export const printerPaper = 'Papier und Schrift';
export const printerPaperHint =
  'Ob der Zeichensatz passt, zeigt nach dem Speichern die Testseite: Auf dem Papier muss „äöüÄÖÜß€“ stehen.';
export const stationsPurpose =
  'Wer was zubereitet: Jede Station bekommt Bons oder Etiketten nur von ihren Kategorien, die Getränke zum Beispiel die Schank.';
export const stationSection = 'Station';
export const stationSectionHint =
  'Was zu keiner Station gehört, steht wie bisher auf dem Küchenbon der Filiale. Gehört ein Produkt zu mehreren, bekommt es die zuerst angelegte.';
export const stationSlips = 'Bons';
export const stationSlipsHint = '0 Ausdrucke: Die Station braucht dabei keinen Bon.';
export const stationPrinting = 'Wo gedruckt wird';
export const stationPrintingHint =
  'Ohne Auswahl druckt jedes Gerät der Filiale für sie. Welcher Drucker eines Geräts gemeint ist, steht unter „Drucker“. Druckt 30 Sekunden lang keines, übernehmen die Geräte der Ersatz-Station.';
export const segmentsPurpose =
  'Bausteine für Ihre Bildschirme: Bild, Video, Text, Speisekarte oder Bildvorlage.';
export const segmentSection = 'Filmsequenz';
export const imageSection = 'Bild';
export const videoSection = 'Video';
export const videoHint =
  'Laden Sie das Video zuerst unter „Uploads“ hoch (MP4 oder WebM). Es läuft ohne Ton.';
export const textSection = 'Text';
export const menuSection = 'Speisekarte';
export const menuHint =
  'Zeigt, was in der Filiale des Bildschirms gerade erhältlich ist, mit aktuellen Preisen.';
export const templateSection = 'Bildvorlage';
export const templateHint =
  'Zeigt die Vorlage mit den aktuellen Angaben des Produkts und der Filiale des Bildschirms. Entworfen wird sie unter „Bildvorlagen“.';
export const coloursSection = 'Farben';
export const streamsPurpose = 'Abfolgen von Filmsequenzen mit Dauer und Sendezeiten.';
export const streamSection = 'Stream';
export const filmSection = 'Ablauf';
export const filmHint =
  'Von oben nach unten, dann wieder von vorne. Sendezeiten gelten nach der Uhr der Filiale.';
export const screensPurpose = 'Bildschirme in den Filialen und was sie zeigen.';
export const never = 'noch nie';
export const justNow = 'gerade eben';
export const onDay = message('am {date} um {time} Uhr');
export const tests = 'Ausprobieren';
export const testsHint = 'Das Gerät muss dafür eingeschaltet und verbunden sein.';
export const notification = 'Benachrichtigung';
export const notificationShown = 'Das Gerät hat die Benachrichtigung gezeigt.';
export const testPrint = 'Testdruck';
export const printed = 'Alle Drucker des Geräts haben gedruckt.';
export const asking = 'Das Gerät wird gefragt …';
export const tryOut = message('{what} testen');
export const deviceLog = 'Protokoll des Geräts';
export const logRequested = 'Angefordert. Es erscheint hier, sobald das Gerät es gesendet hat.';
export const requestLog = 'Protokoll anfordern';
export const state = 'Zustand';
export const connection = 'Verbindung';
export const notConnected = 'nicht verbunden';
export const lastSeen = 'Zuletzt gesehen';
export const appVersion = 'Version der App';
export const system = 'System';
export const keyChanged = 'Schlüssel vergeben';
export const printers = 'Drucker';
export const devicePrintersHint = 'Was dieses Gerät druckt. Änderungen gelten am Gerät sofort.';
export const noPrinterYet = 'Hier ist noch kein Drucker eingerichtet.';
export const printersOfProgram = 'Diese Drucker stehen nur am Gerät selbst:';
export const standInNamed = message('Ersatz: {name}');
export const opensDrawer = 'öffnet die Kassenlade';
export const deviceAway = 'unbekannt: Das Gerät ist nicht verbunden';
export const notReported = 'noch nichts gemeldet';
export const printerTestHint = message(
  'So, wie der Drucker gespeichert ist. Auf der Testseite muss „äöüÄÖÜß€“ stehen, und keine Zeile darf umbrechen.{drawer, select, opens { Dabei öffnet sich die Kassenlade.} other {}}',
);
export const testPage = 'Testseite';
export const printTestPage = 'Testseite drucken';
export const pagePrinted = 'Die Testseite ist gedruckt.';
export const addPrinter = 'Drucker hinzufügen';
export const noPrinters = 'keine';
export const printerAt = message('{name} ({address})');
export const printerState = message(
  '{health}{since, select, none {} other { seit {since}}}{paper, select, low {, Papier geht zu Ende} other {}}',
);
export const clock = 'Uhr';
export const clockRight = 'richtig';
export const clockOff = message(
  '{direction, select, ahead {{minutes, plural, one {# Minute} other {# Minuten}} vor} other {{minutes, plural, one {# Minute} other {# Minuten}} nach}}',
);
export const keyRevoked = 'Schlüssel gesperrt. Das Gerät ist getrennt.';
export const connect = 'Verbinden';
export const connectHint =
  'Am einfachsten mit einem Code: Öffnen Sie die Desktop-App auf dem Computer an der Theke und tippen Sie ihn dort ein.';
export const deviceKey = 'Geräteschlüssel';
export const deviceKeyNote =
  'Er wird nur jetzt angezeigt. Sie brauchen ihn nur, wenn das Gerät keinen Code annimmt, zum Beispiel ein Terminal.';
export const showNewCode = 'Neuen Code anzeigen';
export const showCode = 'Code anzeigen';
export const revokeKey = 'Schlüssel sperren';
export const callFailed = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
export const revokeTitle = 'Schlüssel sperren?';
export const renewTitle = 'Neuen Schlüssel vergeben?';
export const revokeWarning =
  'Das Gerät ist sofort getrennt: Es zeigt keine Bestellungen mehr und druckt nicht. Mit einem Code können Sie es wieder verbinden.';
export const renewWarning =
  'Der bisherige Schlüssel gilt sofort nicht mehr. Das Gerät muss mit dem neuen verbunden werden.';
export const confirmRevoke = 'Sperren';
export const newKey = 'Neuer Schlüssel';
export const codeExpired = 'Der Code ist abgelaufen. Lassen Sie sich einen neuen anzeigen.';
export const codeValid = richMessage(
  'Einmal gültig, noch <clock>{time}</clock> Minuten. Sobald er eingetippt ist, gilt ein früherer Schlüssel dieses Geräts nicht mehr.',
);
export const connected = 'verbunden';
export const unknown = 'unbekannt';
export const foundLog = richMessage(
  '{state, select, new {Angekommen} other {Zuletzt}}: <log>Protokoll vom {time} Uhr</log>',
);
export const minutesAgo = message('vor {minutes, plural, one {einer Minute} other {# Minuten}}');
export const copied = 'Kopiert.';
