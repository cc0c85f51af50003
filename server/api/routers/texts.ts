import { message } from '#text/message.ts';

// Account
export const tagAccount = 'Eigenes Konto';
export const accountProfile = 'Eigenes Profil lesen';
export const accountUpdateProfile = 'Eigenes Profil ändern';
export const accountUpdateProfileNote = 'Name und Telefonnummer; was fehlt, bleibt, wie es ist.';
export const accountChangePassword = 'Eigenes Passwort ändern';
export const accountChangePasswordNote =
  'Beendet alle anderen Sitzungen. Innerhalb von 30 Minuten nach der Anmeldung mit einem Anmeldelink genügt newPassword. ';
export const passwordRules =
  'Ein Passwort hat mindestens 8 Zeichen (empfohlen: 15), höchstens 256 Bytes, und ist nicht aus einem Datenleck bekannt.';
export const accountSessions = 'Eigene Sitzungen auflisten';
export const accountEndSession = 'Eine eigene Sitzung beenden';
export const accountEndOtherSessions = 'Alle anderen eigenen Sitzungen beenden';
export const accountSetTerminalPin = 'Eigene PIN für die Zeiterfassung setzen';
export const accountSetTerminalPinNote = '4 bis 8 Ziffern; null entfernt die PIN.';

// Analytics
export const tagStatistics = 'Statistik';
export const analyticsLog = 'Seitenaufruf oder Ereignis zählen; gespeichert wird es nur mit Zustimmung';
export const analyticsLogNote =
  'Ohne Cookie der Zustimmung, für angemeldete Personen und für Suchmaschinen wird nichts gespeichert; die Antwort ist dieselbe. Gespeichert wird nie eine Adresse: Besucher sind am nächsten Tag nicht mehr wiederzuerkennen.';

// Auth
export const tagLogin = 'Anmeldung';
export const authLogin = 'Anmelden';
export const authLogout = 'Abmelden';
export const authRequestLoginLink = 'Anmeldelink per E-Mail anfordern';
export const authRedeemLoginLink = 'Mit Anmeldelink anmelden';
export const authMe = 'Angemeldeter Benutzer, null für Gäste';

// Catalogue
export const tagBranches = 'Filialen';
export const catalogueFirstBranchNote =
  'Die erste Filiale eines Shops, der noch nie eröffnet war, stellt isOpeningSoon in der Konfiguration an: Gäste sehen „Wir eröffnen bald“, bis es ausgeschaltet wird.';
export const catalogueMenus = 'Produktkataloge einer Filiale';
export const cataloguePause = 'Bestellpause für Arten der Bestellung beginnen';
export const cataloguePauseNote =
  'Bis zum Ende der Pause nimmt die Filiale dafür keine Bestellungen für sofort an, Vorbestellungen für danach schon. `length` ist die Dauer in Minuten oder `tomorrow` (bis zum Ende des Tages). Die Pause endet von selbst. Mitarbeiter und Geräte nur für ihre Filialen.';
export const catalogueResume = 'Bestellpause beenden';
export const catalogueBusy = 'Zugesagte Zeiten verschieben';
export const catalogueBusyNote =
  'Eine Stunde lang liegen alle zugesagten Zeiten der Filiale um so viele Minuten später; 0 beendet das.';
export const catalogueShortages =
  'Produkte und Optionen als ausverkauft, knapp oder wieder erhältlich melden';
export const catalogueShortagesNote =
  '`state`: `gone` (für `length` Minuten, bis `tomorrow` oder, `open`, bis auf Weiteres), `left` (nur noch `left` in der Einheit des Produkts; Bestellungen zählen mit) oder `back`. Optionen gelten mit ihrem Namen in allen Produkten. Gilt ab sofort. Mitarbeiter und Geräte nur für ihre Filialen.';
export const tagProducts = 'Produkte';
export const catalogueOptions = 'Optionen der Produkte auflisten';
export const catalogueOptionsNote =
  'Jede Option, die bei einem Produkt gewählt werden kann, einmal mit ihrem Namen: was eine Filiale als ausverkauft melden kann.';
export const catalogueOptionUseNote = 'Bei wie vielen Produkten es sie gibt';
export const catalogueMarkSoldOut = 'Als ausverkauft melden oder wieder freigeben';
export const catalogueMarkSoldOutNote =
  'Gilt für eine Filiale und ab sofort: Der Shop zeigt das Produkt dort als ausverkauft und nimmt keine Bestellungen davon an. Mitarbeiter und Geräte nur für ihre Filialen.';
export const catalogueSetCategories = 'Kategorien eines Produkts setzen';
export const catalogueSetCategoriesNote =
  'Schreibt in die Produktkataloge, die jetzt oder später gelten: In neuen Kategorien steht das Produkt am Ende, aus den anderen wird es entfernt. Ohne Katalog entsteht einer für alle Filialen.';

// Config
export const configGet = 'Konfiguration lesen';
export const configSave = 'Konfiguration speichern';

// Crud
export const fromNote = 'Frühestens dann';
export const toNote = 'Früher als dann, ein Tag eingeschlossen';

// Deletion view
export const titleNote = 'Wie er heißt: Produkt „Leberkäse“; null, wenn es ihn nicht gibt';
export const messageNote = 'Warum er bleibt';
export const undoNote = 'Macht das Löschen 30 Sekunden lang rückgängig; null, wenn nichts gelöscht wurde';
export const undoChangeNote =
  'Bringt 30 Sekunden lang mit undo-change die bisherigen Werte zurück; null, wenn nichts geändert wurde';
export const selectedIdsNote = 'Welche Einträge gemeint sind; entweder ids oder filter';
export const selectedFilterNote =
  'Alle Einträge, die die Liste mit diesen Parametern zeigt; {} sind alle; entweder ids oder filter';
export const deletionViewRemoveManyNote =
  'In einem Zug: Was gelöscht werden kann, ist danach gelöscht; von allem anderen steht in der Antwort, warum es bleibt.';

// Device commands
export const tagDevices = 'Geräte';
export const deviceCommandsList = 'Offene Aufträge an dieses Gerät';
export const deviceCommandsListNote =
  'Tests der Benachrichtigung und des Drucks, Wunsch nach dem Protokoll. Neue meldet GET /api/print-jobs/stream mit dem Ereignis „commands“.';
export const deviceCommandsAnswer = 'Auftrag an dieses Gerät beantworten';
export const deviceCommandsSendLog = 'Protokoll dieses Geräts senden';
export const deviceCommandsIntroduce = 'Programm und System dieses Geräts melden';

// Devices
export const keyNote = 'Schlüssel';
export const devicesMe = 'Das Gerät hinter dem Schlüssel';
export const devicesCreate = 'Gerät erstellen';
export const devicesCreateNote = 'Der Schlüssel steht nur in dieser einen Antwort.';
export const devicesRenewKey = 'Neuen Schlüssel vergeben';
export const devicesRenewKeyNote =
  'Der alte Schlüssel gilt sofort nicht mehr; der neue steht nur in dieser einen Antwort.';
export const devicesCreatePairingCode = 'Code zum Verbinden vergeben';
export const devicesCreatePairingCodeNote =
  'Acht Zeichen zum Abtippen, zehn Minuten lang und nur einmal gültig. Der Code steht nur in dieser einen Antwort; ein früherer gilt nicht mehr.';
export const devicesPair = 'Gerät mit einem Code verbinden';
export const devicesPairNote =
  'Tauscht den Code gegen einen neuen Schlüssel, der nur in dieser einen Antwort steht. Der bisherige Schlüssel des Geräts gilt sofort nicht mehr.';
export const devicesTestNotification = 'Benachrichtigung auf dem Gerät testen';
export const devicesTestPrint = 'Testdruck auf den Druckern des Geräts';
export const devicesRequestLogs = 'Protokoll des Geräts anfordern';
export const devicesRequestLogsNote =
  'Das Gerät sendet es, sobald es verbunden ist; dann steht es unter GET /api/logs.';
export const devicesTestNote = 'Antwortet, sobald das Gerät bestätigt hat, sonst nach 10 Sekunden mit 504.';

// Digital signage devices
export const digitalSignageDevicesCreate = 'TV erstellen';
export const digitalSignageDevicesCreateNote = 'Der Schlüssel steht nur in dieser einen Antwort.';
export const digitalSignageDevicesShow = 'Was ein TV zeigt';
export const digitalSignageDevicesShowNote =
  'Die Filmsequenzen seines Streams mit Dauer und Sendezeiten (in der Zeitzone der Filiale); Speisekarten mit Preisen und dem, was ausverkauft ist. Nur wer den Schlüssel kennt.';
export const digitalSignageDevicesRenewKey = 'Neuen Schlüssel vergeben';
export const digitalSignageDevicesRenewKeyNote =
  'Der alte Schlüssel gilt sofort nicht mehr; der neue steht nur in dieser einen Antwort.';

// Fonts
export const tagFonts = 'Schriftarten';
export const fontsList = 'Schriftarten auflisten';

// Image templates
export const imageTemplatesPreview = 'Bildvorlage ansehen, ohne sie zu speichern';
export const imageTemplatesPreviewNote =
  'Als Data-URL (WebP), ausgefüllt mit einem öffentlichen Produkt, einer öffentlichen Filiale oder beiden.';
export const imageTemplatesLayers = 'Ebenen einer Bildvorlage';
export const imageTemplatesLayersNote = 'Die unterste zuerst.';

// Mails
export const tagMails = 'E-Mails';
export const mailsPreview = 'E-Mail ansehen, ohne sie zu senden';
export const mailsPreviewNote =
  'Mit Logo, Farben und Produkten des Shops, aber einem erfundenen Gast. Mit opening steht die E-Mail so da, als wäre diese Einleitung gespeichert.';

// Images
export const imagesCreate = 'Bild hochladen';
export const imagesCreateNote = 'JPEG, PNG, GIF oder WebP bis 15 MB; der Inhalt entscheidet, was es ist.';
export const imagesUpdate = 'Bild ändern oder ersetzen';
export const imagesUpdateNote =
  'Mit `data` wird das Bild ersetzt und bekommt die nächste Version; Adressen der Version davor gibt es dann nicht mehr.';
export const imagesRemove = 'Bild löschen';
export const imagesSlipLogo = 'Bild, wie ein Bondrucker es druckt';
export const imagesSlipLogoNote =
  'Schwarze und weiße Punkte, höchstens halb so breit wie schmales Papier; null, wenn davon nichts zu sehen wäre.';

// Logs
export const logsList = 'Logs auflisten';
export const logsListNote =
  'Das neueste zuerst; lange Einzelheiten sind hier gekürzt. Einträge werden 30 Tage aufbewahrt.';

// Product imports
export const productImportLatest = 'Letzter Import von Produkten';
export const productImportLatestNote =
  'Wie weit er ist, für alle, die Produkte bearbeiten, egal, wer ihn begonnen hat; null, wenn es in den letzten 30 Tagen keinen gab.';
export const productImportStart = 'Import von Produkten beginnen';
export const productImportStartNote =
  'Der Server schreibt die Zeilen selbst, auch nach einem Neustart; der Aufruf antwortet sofort. Was geschrieben werden kann, wird geschrieben; von allem anderen steht in faults, warum nicht. Es läuft höchstens ein Import.';
export const productImportStop = 'Import von Produkten anhalten';
export const productImportStopNote =
  'Was schon geschrieben ist, bleibt. Gilt auch, während ein Import rückgängig gemacht wird.';
export const productImportUndo = 'Import von Produkten rückgängig machen';
export const productImportUndoNote =
  'Neue Produkte und Kategorien werden gelöscht, geänderte bekommen ihre früheren Werte und Kategorien. Was seither jemand geändert hat, bleibt und steht in faults. Der Server macht das selbst; der Aufruf antwortet sofort.';
export const productImportStateNote =
  'running und undoing: Der Server ist dabei; interrupted: Das Konto, für das er schrieb, darf es nicht mehr';
export const productImportByNote = 'Wer ihn begonnen hat';
export const productImportKeptNote = 'Was nicht rückgängig gemacht werden konnte';
export const productImportFaultsNote =
  'Die ersten 200 Zeilen, die nicht geschrieben oder (isKept) nicht rückgängig gemacht wurden';

// Staff
export const staffUpdate = 'Vertragsdaten eines Mitarbeiters ändern';
export const staffUpdateNote = 'Arbeitszeit, Urlaub, Beschäftigung und Abteilung; nicht der eigene Vertrag.';

// Tasks
export const tasksComplete = 'Eine Aufgabe als erledigt oder offen markieren';
export const tasksCompleteNote =
  'Wer für die Aufgabe zuständig ist, oder die Filialleitung; ohne Wirkung, wenn sie es schon ist.';

// Time sheets
export const entitled = 'Anspruch des Jahres in Tagen';
export const carriedOver = 'Übertrag aus den Jahren davor, auch überzogene Tage';
export const taken = 'Urlaubstage vor heute';
export const planned = 'Urlaubstage ab heute';
export const remaining = 'Anspruch und Übertrag ohne genommene und geplante Tage';
export const tagTimeTracking = 'Zeiterfassung';
export const timeSheetsHolidayBalances = 'Urlaubskonten';
export const timeSheetsHolidayBalancesNote =
  'Tage mit einer Nachkommastelle. Jeder Arbeitstag der Person, den eine Planung der Art Urlaub berührt, zählt als ein Tag: nach den Arbeitstagen im Vertrag, ohne sie nach den Wochentagen, die in den 13 Wochen davor üblich waren, sonst Montag bis Freitag. Gesetzliche Feiertage der Filiale zählen nicht. Was am 31. Dezember übrig oder überzogen ist, steht am 1. Jänner als Übertrag im neuen Jahr. Mitarbeiter sehen ihr eigenes Konto, Filialleitungen die ihrer Filialen.';
export const timeSheetsLeaveDays = 'Urlaubstage und Feiertage';
export const timeSheetsLeaveDaysNote =
  'Welche Tage als Urlaubstage zählen und welche gesetzliche Feiertage der ersten Filiale der Person sind; from und to sind Tage, beide eingeschlossen. Mitarbeiter sehen ihre eigenen, Filialleitungen die ihres Personals.';
export const leaveNote = 'Tage, die als Urlaubstage zählen';
export const publicHolidaysNote = 'Gesetzliche Feiertage der ersten Filiale';

// Time tracking
export const terminalNote =
  'branchId ist die Filiale, apiKey der Geräteschlüssel ihres Terminals; wer davor steht, sagen X-Username und X-Access-Token.';
export const forgotten = 'Seit mehr als 16 Stunden offen';
export const timeTrackingPeople = 'Wer sich am Terminal anmelden kann';
export const timeTrackingPeopleNote =
  'Das Personal der Filiale mit einer PIN; id ist als X-Username so gut wie die E-Mail-Adresse.';
export const timeTrackingWork = 'Eigene offene Projekte und Aufgaben';
export const timeTrackingMe = 'Person und laufende Aktivität';
export const timeTrackingSchedules = 'Eigene Planung';
export const timeTrackingActivities = 'Eigene Aktivitäten';
export const timeTrackingStart = 'Aktivität starten';
export const timeTrackingPause = 'Aktivität pausieren';
export const timeTrackingResume = 'Aktivität fortsetzen';
export const timeTrackingEnd = 'Aktivität beenden';

// Uploads
export const uploadsCreate = 'Datei hochladen';
export const uploadsCreateNote =
  'Höchstens 15 MB. Was die Leitung hochlädt, kommt in die Bibliothek; alles andere ist für eine Bestellung.';
export const uploadsUpdate = 'Datei umbenennen oder ersetzen';
export const uploadsUpdateNote =
  'Ersetzt werden nur Dateien der Bibliothek; die Adresse bekommt die nächste Version.';
export const uploadsRemove = 'Datei löschen';

// Usage
export const entityNote = 'Art des Eintrags: product, branch, config …';
export const usageTitleNote = 'Wie er heißt: Produkt „Leberkäse“';
export const isDetachableNote = 'Ob er beim Löschen nur losgelöst wird; sonst verhindert er es';
export const usageNote = 'Alles, was darauf verweist.';

// Users
export const usersCreate = 'Benutzer erstellen';
export const usersCreateNote = 'Ohne password wird eine Einladung per E-Mail gesendet.';
export const usersUpdate = 'Benutzer ändern';
export const usersUpdateNote = 'Was fehlt, bleibt, wie es ist. password meldet den Benutzer überall ab.';
export const usersRemove = 'Benutzer löschen';
export const usersSessions = 'Sitzungen eines Benutzers auflisten';
export const usersEndSessions = 'Einen Benutzer überall abmelden';
export const usersEndSessionsNote = 'Beendet alle Sitzungen und macht gesendete Anmeldelinks ungültig.';
export const usersSetPassword = 'Passwort eines anderen Benutzers setzen';
export const usersSetPasswordNote =
  'Meldet den Benutzer überall ab. Das eigene Passwort ändert POST /api/users/me/password.';
export const usersSendLoginLink = 'Einladung oder Anmeldelink senden';
export const usersSendLoginLinkNote = 'Der Link in der E-Mail gilt einmal und 15 Minuten lang.';
export const usersSetTerminalPin = 'PIN eines Benutzers für die Zeiterfassung setzen';
export const usersSetTerminalPinNote =
  '4 bis 8 Ziffern; null entfernt die PIN. Filialleitungen nur für Personal ihrer Filialen.';

// Working activities
export const workingActivitiesCreate = 'Aktivität erstellen';
export const workingActivitiesCreateNote =
  'Trägt Arbeitszeit von Hand nach. Zeiten einer Person überschneiden sich nie.';
export const workingActivitiesRemove = 'Aktivität löschen';
export const workingActivitiesRemoveNote =
  'Arbeitszeiten müssen aufbewahrt werden: Die gelöschte Aktivität bleibt mit wer, wann und warum unter /working-activities/removed. Der Grund steht im Parameter reason; fehlt der Parameter, bleibt er null, ein leerer wird abgelehnt.';
export const workingActivitiesRemoved = 'Gelöschte Aktivitäten';
export const workingActivitiesRemovedNote =
  'Was gelöscht wurde, von wem, wann und warum; das zuletzt Gelöschte zuerst. from und to gelten für den Beginn der Arbeit: Zeitpunkte, der letzte ausgeschlossen, oder Tage der Filiale, der letzte eingeschlossen. Mitarbeiter sehen ihre eigenen, Filialleitungen die ihrer Filialen.';
export const workingActivitiesUpdate = 'Aktivität korrigieren';
export const workingActivitiesUpdateNote =
  'Wer Zeiten, Person, Filiale oder Abteilung ändert, gibt den Grund an (reason) und hinterlässt einen Eintrag unter corrections: wann, wer, warum, vorher und nachher.';

// Working schedules
export const discreet =
  'Bei anderen sehen Mitarbeiter Krankenstände nur als Abwesenheit und Abwesenheiten ohne Notiz; nach Art und Text suchen sie nur in der eigenen Planung.';
export const workingSchedulesList = 'Planungen auflisten';
export const workingSchedulesGet = 'Planung lesen';

// The calls of every entity
export const listRecords = message('{many} auflisten');
export const listSummaries = message('{many} auflisten, jeweils nur das Wichtigste');
export const listSummariesNote =
  'Mit den Parametern der Liste und bis zu 1.000 auf einer Seite; von jedem Eintrag nur, was ihn benennt und was man zum Auswählen wissen muss.';
export const readRecord = message('{one} lesen');
export const createRecord = message('{one} erstellen');
export const updateRecord = message('{one} ändern');
export const removeRecord = message('{one} löschen');
export const changeRecords = message('Mehrere {many} ändern');
export const changeRecordsNote =
  'Dieselben Werte für alle in einem Zug: Was geändert werden kann, ist danach geändert; von allem anderen steht in der Antwort, warum es bleibt. Eindeutige Felder lassen sich so nicht setzen.';
export const changeEach = message('Mehrere {many} ändern, jedes für sich');
export const changeEachNote =
  'Je Eintrag id, die Felder, die sich ändern, und auf Wunsch updatedAt: wie beim Ändern eines einzelnen. Was geändert werden kann, ist danach geändert; von allem anderen steht in der Antwort, warum es bleibt.';
export const undoChange = message('Änderung mehrerer {many} rückgängig machen');
export const undoChangeCallNote =
  'Macht eine gemeinsame Änderung rückgängig, 30 Sekunden lang: Jeder Eintrag hat danach wieder seine bisherigen Werte. Was inzwischen jemand anderer geändert hat, bleibt, wie es ist, und nennt den Grund.';
export const createRecords = message('Mehrere {many} erstellen');
export const createRecordsNote =
  'In einem Zug: Was erstellt werden kann, ist danach da; von allem anderen steht in der Antwort, warum nicht. Jeder Eintrag wird wie ein einzelner geprüft.';
export const placeNote = 'Der wievielte der Anfrage, von 0 an';
export const refusedNote = 'Warum er nicht erstellt wurde';
export const restoreRecords = message('Gelöschte {many} zurückholen');
export const restoreRecordsNote =
  'Macht eine Löschung rückgängig, 30 Sekunden lang: Die Einträge kommen mit ihren Nummern zurück, und wieder dorthin, wo sie verwendet wurden. Was nicht zurückkommen kann, nennt den Grund.';
export const removeRecords = message('Mehrere {many} löschen');
export const rangeEnd = message(
  '{meaning}: ISO 8601 mit Zeitzone, oder ein Tag (JJJJ-MM-TT) der Filiale, ohne branch der ersten eigenen',
);
export const usageOf = message('Verwendung: {one}');
