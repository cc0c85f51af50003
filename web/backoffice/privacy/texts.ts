import { message } from '#text/message.ts';

export const title = 'Daten von Gästen';
export const lead =
  'Wie lange die Daten Ihrer Gäste bleiben, was als Nächstes vergessen wird, und was ein Gast verlangen kann: Auskunft und Löschung.';
export const loadFailed = 'Daten von Gästen konnten nicht geladen werden';
export const retry = 'Erneut versuchen';
export const periods = 'Fristen';
export const periodsNote =
  'In Kalendermonaten ab der Bestellung, nach dem Land der Filiale. Zuerst gehen Texte und Dateien, dann die Anschrift, dann Name und Kontaktdaten. Gerichte, Beträge, Zeiten und der Anfang der Postleitzahl bleiben für die Statistik.';
export const stages = {
  words: 'Texte und Dateien',
  place: 'Anschrift',
  person: 'Name und Kontakt',
} as const;
export const shopKinds = {
  forms: 'Kontaktformulare',
  logs: 'Logs',
  journal: 'Journal',
} as const;
export const country = 'Land';
export const wholeShop = 'Ganzer Shop';
export const monthsOf = message('{what}, {where} (Monate)');
export const between = message('{minimum} bis {maximum} Monate, üblich {preset}');
export const sources = 'Woher die Grenzen kommen';
export const invoices = 'Rechnungen';
export const invoiceYears = message('{years} Jahre nach dem Jahr der Rechnung ({source}), nicht einstellbar');
export const fixedNote =
  'Rechnungen bleiben so lange, wie das Gesetz es verlangt, auch wenn der Gast gelöscht werden will. Sitzungen, Anmeldeversuche und liegen gebliebene E-Mails gehen von selbst nach Minuten bis 90 Tagen.';
export const showPreview = 'Vorschau anzeigen';
export const previewing = 'Wird gezählt …';
export const previewFailed = 'Vorschau konnte nicht geladen werden';
export const saveFailed = 'Fristen konnten nicht gespeichert werden';
export const saved = 'Fristen gespeichert.';
export const save = 'Fristen speichern';
export const saving = 'Wird gespeichert …';
export const previewFirst = 'Zuerst die Vorschau: Was einmal vergessen ist, kommt nicht zurück.';
export const preview = 'Was als Nächstes geht';
export const previewOfNew = 'Was mit den neuen Fristen geht';
export const nothingDue = 'Zurzeit ist nichts fällig.';
export const due = 'Fällig';
export const waiting = 'Warten';
export const until = 'Älter als';
export const oldest = 'Älteste vom';
export const what = 'Was';
export const formsDue = message(
  '{count, plural, one {# Kontaktformular} other {# Kontaktformulare}} von vor dem {day}.',
);
export const waitingNote = 'Offene, strittige und unbezahlte Bestellungen warten, bis sie erledigt sind.';
export const sample = message('Die ältesten {count}');
export const order = message('Bestellung {uid}');
export const startsLater = message(
  'Ab {day} wird erstmals vergessen. Bis dahin können Sie die Fristen prüfen.',
);
export const startNow = 'Schon jetzt beginnen';
export const startTitle = 'Schon jetzt beginnen?';
export const startText =
  'Was fällig ist, wird innerhalb der nächsten Stunde vergessen. Das kann nicht rückgängig gemacht werden.';

export const guest = 'Anfrage eines Gastes';
export const guestNote =
  'Suchen Sie nach der Nummer einer Bestellung, der E-Mail oder der Telefonnummer. Stellen Sie vorher fest, wer fragt: Auskunft und Löschung stehen nur dem Gast selbst zu.';
export const by = 'Suchen nach';
export const ways = { order: 'Bestellnummer', email: 'E-Mail', phone: 'Telefon' } as const;
export const value = 'Suchbegriff';
export const search = 'Suchen';
export const searching = 'Wird gesucht …';
export const searchFailed = 'Die Suche ist fehlgeschlagen';
export const nothingFound = 'Nichts gefunden. Was vergessen ist, kann nicht mehr gefunden werden.';
export const found = message(
  '{orders, plural, one {# Bestellung} other {# Bestellungen}}, {forms, plural, one {# Kontaktformular} other {# Kontaktformulare}}',
);
export const choose = message('{title} auswählen');
export const form = message('Kontaktformular {id}');
export const waits = {
  open: 'nicht abgeschlossen: wird danach gelöscht',
  disputed: 'Erstattung offen: wird danach gelöscht',
  unpaid: 'unbezahlt: wird danach gelöscht',
} as const;
export const invoiceKept = message('Rechnung {number} bleibt bis vor dem {day} ({source})');
export const collect = 'Auskunft herunterladen';
export const collecting = 'Wird zusammengestellt …';
export const collectFailed = 'Die Auskunft konnte nicht erstellt werden';
export const collected = 'Auskunft heruntergeladen: eine Seite zum Lesen und eine Datei (JSON).';
export const collectFile = 'auskunft';
export const note = 'Wie haben Sie festgestellt, wer fragt?';
export const noteHint = 'Ohne Namen, zum Beispiel: Rückruf unter der Nummer der Bestellung.';
export const noteMissing = 'Bitte schreiben Sie, wie Sie festgestellt haben, wer fragt.';
export const erase = 'Löschen';
export const eraseTitle = 'Daten dieses Gastes löschen?';
export const eraseText = message(
  '{orders, plural, one {# Bestellung} other {# Bestellungen}} und {forms, plural, one {# Kontaktformular} other {# Kontaktformulare}} verlieren alles, was von dem Gast erzählt. Das kann nicht rückgängig gemacht werden.',
);
export const erasing = 'Wird gelöscht …';
export const eraseFailed = 'Die Daten konnten nicht gelöscht werden';
export const erased = message('Gelöscht. Löschbestätigung Nr. {id} liegt unten bereit.');
export const receipts = 'Löschbestätigungen';
export const receiptsNote =
  'Sie nennen Bestellungen und Rechnungen mit ihrer Nummer, nie den Gast, und können weitergegeben werden. Bewahren Sie sie auch außerhalb von Theke auf: Wird eine ältere Sicherung eingespielt, fehlen hier die späteren.';
export const noReceipts = 'Noch keine.';
export const receipt = message('Nr. {id} vom {time}');
export const receiptDownload = 'Herunterladen';
export const receiptFailed = 'Die Löschbestätigung konnte nicht geladen werden';
export const receiptFile = 'loeschbestaetigung';
export const stillWaiting = message(
  '{count, plural, one {# Bestellung wartet} other {# Bestellungen warten}} noch',
);

export const journal = 'Journal';
export const journalLead =
  'Was Mitarbeiter und Geräte getan haben, mit Vorher und Nachher. Niemand kann Einträge ändern; Gäste stehen nur mit der Nummer ihrer Bestellung darin.';
export const journalFailed = 'Journal konnte nicht geladen werden';
export const journalEmpty = 'Kein Eintrag passt.';
export const filters = 'Filter';
export const person = 'Wer';
export const everybody = 'Alle';
export const device = 'Gerät';
export const allDevices = 'Alle';
export const subject = 'Betrifft';
export const allSubjects = 'Alles';
export const from = 'Von';
export const to = 'Bis';
export const searchJournal = 'Suchen (Name oder Nummer)';
export const entries = message('{count, plural, one {# Eintrag} other {# Einträge}}');
export const older = 'Ältere anzeigen';
export const loading = 'Wird geladen …';
export const exportCsv = 'Als Tabelle (CSV)';
export const verify = 'Prüfen';
export const verifying = 'Wird geprüft …';
export const verifyFailed = 'Das Journal konnte nicht geprüft werden';
export const intact = message(
  'Unversehrt: {checked, plural, one {# Eintrag} other {# Einträge}} geprüft, letzte Stelle {place}, Prüfsumme {hash}',
);
export const intactEmpty = 'Unversehrt: noch kein Eintrag.';
export const faults = {
  changed: message('Nicht unversehrt: Eintrag {entry} an Stelle {place} wurde verändert.'),
  missing: message('Nicht unversehrt: Eintrag {entry} an Stelle {place} fehlt.'),
  gap: message('Nicht unversehrt: Vor Stelle {place} fehlen Einträge.'),
} as const;
export const sealed = message('Stelle {place}');
export const unsealed = 'wird versiegelt';
export const changes = 'Änderungen';
export const field = 'Feld';
export const before = 'Vorher';
export const after = 'Nachher';
export const on = message('{actor} · {client}');
export const orders = 'Bestellungen';
