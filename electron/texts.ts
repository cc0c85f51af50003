import { message } from '#text/message.ts';

export const theke = 'Theke';
export const orders = 'Bestellungen';
export const deviceSettings = 'Geräteeinstellungen';
export const quit = 'Beenden';
export const editMenu = 'Bearbeiten';
export const undo = 'Rückgängig';
export const redo = 'Wiederholen';
export const cut = 'Ausschneiden';
export const copy = 'Kopieren';
export const paste = 'Einfügen';
export const selectAll = 'Alles auswählen';
export const viewMenu = 'Ansicht';
export const reload = 'Neu laden';
export const resetZoom = 'Originalgröße';
export const zoomIn = 'Vergrößern';
export const zoomOut = 'Verkleinern';
export const fullScreen = 'Vollbild';
export const developerTools = 'Entwicklerwerkzeuge';
export const windowMenu = 'Fenster';
export const minimize = 'Minimieren';
export const close = 'Schließen';

export const openTheke = 'Theke öffnen';
export const retryPrinting = 'Jetzt erneut drucken versuchen';
export const waitingOrders = message(
  '{count, plural, =0 {Keine wartende Bestellung} one {# wartende Bestellung} other {# wartende Bestellungen}}',
);
export const newOrder = message('Neue Bestellung {number}');
export const printerState = message('{name}: {state}{waiting, plural, =0 {} other { (# wartend)}}');
export const ready = 'bereit';
export const readyPaperLow = 'bereit, Papier geht zu Ende';
export const noPrinter = 'Kein Drucker eingerichtet';
export const testTitle = 'Theke: Test';
export const testBody = 'So meldet sich dieser Computer bei einer neuen Bestellung.';

export const quitTheke = 'Theke beenden';
export const stillWaiting = message(
  '{count, plural, one {Eine Bestellung wartet noch.} other {# Bestellungen warten noch.}}',
);
export const quitConsequence =
  'Nach dem Beenden meldet dieser Computer keine Bestellungen mehr und druckt nicht.';
export const keepWorking = 'Weiterarbeiten';
export const quitAnyway = 'Trotzdem beenden';

export const noServerAddress =
  'Das ist keine Serveradresse; erwartet wird zum Beispiel https://shop.example.at';
export const serverUnreachable = 'Der Server ist nicht erreichbar.';
export const serverBroken = message('Der Server ist gestört (Status {status}).');
export const noServerThere = 'Unter dieser Adresse antwortet kein Bestellserver.';
export const wrongAnswer = message('Der Server antwortet nicht richtig (Status {status}).');
export const keyUnknown = 'Der Server kennt diesen Geräteschlüssel nicht.';
export const keyNotKept =
  'Dieser Computer hat keinen Schlüsselbund. Der Geräteschlüssel gilt nur bis zum Beenden, außer Sie erlauben, ihn unverschlüsselt zu speichern.';
export const keyKeptPlain =
  'Dieser Computer hat keinen Schlüsselbund: Der Geräteschlüssel ist unverschlüsselt gespeichert.';
export const connectionExposed =
  'Die Verbindung zum Server ist nicht verschlüsselt (http). Der Geräteschlüssel kann mitgelesen werden.';
export const notConnected = 'Zuerst muss Theke mit dem Server verbunden sein.';

export const settingsDamaged = 'Die Druckereinstellungen waren beschädigt. Bitte die Drucker neu eintragen.';
export const settingsPutAside = message('{fault} Beiseitegelegt als printers.json.broken.');
export const printerUnknown = 'Diesen Drucker gibt es nicht.';
export const printingNotStarted = 'Der Druckdienst ist nicht gestartet.';
export const printingNotStartedBecause = message('Der Druckdienst ist nicht gestartet: {reason}');

export const forbidden = 'Nicht erlaubt.';
export const invalidInput = 'Ungültige Eingabe.';
export const failed = 'Das hat nicht funktioniert.';
export const callRefused = message('{name}: abgelehnt, der Aufruf kam von {page}');
export const closedWindow = 'einem geschlossenen Fenster';
export const callInvalid = message('{name}: ungültige Eingabe ({fields})');
export const notStarted = message('Theke ist nicht gestartet: {reason}');

export const downloading = 'Electron wird heruntergeladen (einmalig, etwa 100 MB) ...';
export const endedWith = message('Ende mit {status}');
export const notInFolder = message(
  'ELECTRON_OVERRIDE_DIST_PATH nennt einen Ordner ohne Electron: {program} gibt es nicht.',
);
export const notDownloaded = message('Electron ließ sich nicht herunterladen ({reason}).');
export const OTHER_SOURCES = [
  'Es kommt von github.com. Ist dieser Rechner dort nicht zugelassen, helfen:',
  '  ELECTRON_MIRROR=<Adresse eines Spiegels> npm run desktop',
  '  ELECTRON_OVERRIDE_DIST_PATH=<Ordner eines entpackten Electron> npm run desktop',
  'Bis dahin läuft die Bestelltafel auch im Browser unter /backend, und gedruckt wird mit npm run print-agent.',
];
export const notPackaged = message('Die Desktop-App ließ sich nicht verpacken: {reason}');
export const packageSources =
  'electron-builder lädt Electron und seine Werkzeuge von github.com; ELECTRON_MIRROR und ELECTRON_BUILDER_BINARIES_MIRROR nennen andere Quellen.';

export const numberedDisplay = message('Bildschirm {number}');
export const leaveKiosk = 'Kiosk verlassen';
export const autostartFailed = 'Der Start beim Anmelden ließ sich auf diesem Computer nicht ändern.';
export const noUpdateAddress =
  'Das ist keine Adresse für Updates; erwartet wird zum Beispiel https://updates.example.at/theke';
export const updateAddressExposed =
  'Updates kommen nur verschlüsselt (https) oder aus dem eigenen Netz: Sonst könnte sie unterwegs jemand austauschen.';
export const updateSource = 'Theke: Updates';
export const updateSourceQuestion = message('Updates künftig von {address} beziehen?');
export const updateSourceConsequence =
  'Programme von dort werden auf diesem Computer installiert. Bestätigen Sie nur eine Adresse, die Sie kennen.';
export const cancel = 'Abbrechen';
export const useUpdateSource = 'Diese Adresse verwenden';
export const updateAddressRefused = 'Die Adresse für Updates wurde nicht bestätigt.';

export const started = message('Theke {version} gestartet ({platform}).');
export const ended = 'Theke beendet.';
export const crashed = message('Unerwarteter Fehler: {reason}');
export const processGone = message('Ein Prozess ist abgestürzt: {type} ({reason})');
export const pageCrashed = message('Die Seite ist abgestürzt ({reason}, {code}) und wird neu geladen.');
export const pageHangs = 'Die Seite antwortet nicht mehr und wird beendet.';

export const updateReady = 'Update bereit';
export const installUpdate = message('Jetzt mit Theke {version} neu starten');
export const updateDownloaded = message('Update auf Theke {version} ist geladen.');
export const updateInstalling = message('Update auf Theke {version} wird installiert.');
export const updateFailed = message('Update nicht möglich: {reason}');
export const updateLater =
  'Gerade wartet eine Bestellung oder es wird gedruckt. Danach wird das Update von selbst installiert.';
