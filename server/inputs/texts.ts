// Contact form
export const subjectNote = 'Partybrezel, Partyplatten, Geschenkkörbe, Jobs oder Anderer Anlass';
export const commentNote = 'Höchstens 250 Wörter';
export const websiteNote = 'Bleibt leer';
export const tokenNote = 'Aus GET /api/custom/forms/token, mindestens zwei Sekunden alt';
export const elapsedNote = 'Ohne Bedeutung; frühere Seiten senden es mit';
export const uploadNote = 'PDF, DOC, DOCX oder ZIP, höchstens 15 MB je Datei; für Jobs mindestens eine';

// Device
export const messageNote = 'Warum nicht';
export const linesNote = 'Die ältesten zuerst';
export const codeNote = 'Der Code, den das Backend anzeigt';
export const layoutsNote = 'Was dieses Gerät drucken kann; leer: nichts';
export const clockNote = 'Was die Uhr des Geräts zeigt';
export const examplePrinter = 'Küche';
export const printerStationsNote =
  'Stationen, für die er druckt; leer: für alle, für die kein anderer des Geräts ist';
export const testedPrinterNote =
  'Der Drucker des Geräts, auf dem eine Testseite kommt; ohne ihn auf jedem ein kurzer Testbon';
export const printerFallbackNote = 'Der Drucker desselben Geräts, der für ihn einspringt';
export const addressNote = 'Adresse und Anschluss im Netz der Filiale, etwa 192.168.1.50:9100';
export const healthNote =
  'unknown: seit dem Start noch nicht gefragt; unreachable: keine Verbindung; silent: nimmt die Verbindung an, antwortet aber nicht; faulty: etwas anderes';
export const paperLowNote = 'Das Papier geht zu Ende, der Drucker druckt aber noch';

// Labels
export const productsNote = 'Je Etikett die Nummer eines Produkts, in der Reihenfolge des Bogens';
export const startNote = 'Das erste freie Etikett eines angebrochenen Bogens';
export const branchNote = 'Auf wessen Seite der QR-Code führt; ohne sie zur Startseite';
export const hasUnitPriceNote = 'Preis je Kilogramm oder Liter';

// Product import
export const importKey = 'Frei gewählt: Dieselbe Anfrage noch einmal beginnt keinen zweiten Import';
export const importFile = 'Der Name der Datei, wie Menschen ihn sehen';
export const importRows =
  'Je Zeile line (wie in der Tabelle), name (wie sie in Meldungen heißt), values (Felder des Produkts) und auf Wunsch categories (Namen, die fehlenden werden angelegt). Mit id ändert sie dieses Produkt, mit updatedAt nur dann, wenn es seither niemand geändert hat; ohne id legt sie eines an.';

// Place order
export const exampleComment = 'Bitte ohne Zwiebel.';
export const orderProof =
  'Antwort auf die Aufgabe von proof-required: die Aufgabe, ein Doppelpunkt und eine Zahl, mit denen der SHA-256 mit 15 Nullbits beginnt. Leer, wenn der Browser nicht rechnen kann';
export const orderLanguage =
  'Sprache des Gastes: seine E-Mails kommen in ihr. Ohne Angabe Deutsch; was das Team liest, ist immer Deutsch';

// Print job
export const printJobLayoutsNote =
  'Was dieses Gerät drucken kann; nur solche Aufträge bekommt es. Ohne Angabe (ältere Programme): alle';
export const printJobStationsNote =
  'Stationen, für die dieses Gerät druckt; leer oder ohne Angabe (ältere Programme): alle, sofern bei der Station nicht andere Geräte stehen';
export const printStationNote =
  'Nur der Bon dieser Station; null: der für die Küche im Ganzen. Ohne Angabe: die aller Stationen, die etwas davon machen';
export const printJobsHeldNote =
  'Welche unerledigten Aufträge dieses Gerät hat; andere, die es früher abgeholt hat, bekommt es sofort noch einmal. Ohne Angabe (ältere Programme): nach zwei Minuten';
export const stateNote =
  'failed: Dieses Gerät kann ihn nicht drucken, ein anderes bekommt ihn; expired: zu spät, kein Papier bewegt';

// Signage
export const keyNote = 'Schlüssel des TVs';

// Statistics
export const rangeEnd =
  'Tag der Filiale (JJJJ-MM-TT, inklusive) oder Zeitpunkt nach ISO 8601 (das Ende exklusive)';
export const fromNote = 'Erster Tag, oder der verlangte Zeitpunkt in UTC';
export const toNote = 'Letzter Tag, oder der verlangte Zeitpunkt in UTC';
export const totalNote = 'Summe über den ganzen Zeitraum';
export const statisticsKeyNote = 'Tag, Stunde der Woche oder das, wovon eine Rangliste handelt';
export const splitNote =
  'Nur bei Bestellungen, Umsatz, Stück und beliebten Produkten: was davon bestätigt, noch offen, angefragt (auch „ab“-Preise) oder storniert ist; zusammen ist es die Statistik selbst';
export const bundledNote =
  'Von Stück und beliebten Produkten: was dazu als Inhalt von Paketen verkauft wurde; weder in total noch im Umsatz';
export const labelNote = 'Dasselbe, wie man es liest';

// Upload
export const dataUrl = 'Die Datei als Data-URL: data:image/png;base64,…';
export const fileName = 'Name der Datei; sein Ende muss zum Inhalt passen';
export const file = 'Datei';
export const uploadLabelNote = 'Dateiname';

// User
export const userLabelNote = 'Passwort';
export const layoutNote = 'compact: 12 Zeilen zu 4 Spalten, detail: 5 Zeilen zu 2 Spalten';
export const hasSamples = 'Ob Musterprodukte angelegt werden; ihr Name endet auf „(Muster)“.';

// Sales report
export const salesAmountNote = 'Umsatz ohne das, was der Shop nur weiterreicht (Trinkgeld)';
export const passedOnNote = 'Was der Shop nur weiterreicht (Trinkgeld)';
export const goodsAmountNote = 'Summe der Positionen, brutto';
export const bundledPiecesNote = 'Dazu als Inhalt von Paketen verkauft; weder in pieces noch in amount';
export const salesRevenueNote = 'Umsatz der bestätigten Bestellungen';
export const salesTotalNote = 'Was die Gäste dafür zahlen: Umsatz und Trinkgeld';
export const salesPartsNote =
  'Alle Bestellungen des Zeitraums: bestätigt, noch offen, angefragt und storniert. Alles Weitere handelt nur von bestätigten';
export const untaxedNote = 'Was zum Gesamtbetrag zählt, aber nicht besteuert wird';
export const donationsNote = 'Was der Shop spendet, je Empfänger; zahlt kein Gast';
export const categoriesNote =
  'Jedes Produkt zählt in der ersten Kategorie der heute gültigen Produktkataloge, in der es steht';
export const reasonsNote = 'Nach dem Grund; ohne Grund ist key leer oder nennt, wer storniert hat';
export const answerNote =
  'Sekunden vom Eingang bis zur Bestätigung: die Hälfte und neun von zehn waren so schnell';
export const currentHourNote = 'Die laufende Stunde der Filiale, 0 bis 23';
export const usualDaysNote =
  'Aus wie vielen der letzten vier gleichen Wochentage der Schnitt ist: denen, an denen bestellt wurde';

// Mails
export const mailNote = 'Welche E-Mail';
export const mailLanguageNote = 'Sprache des Gastes; was an das Team geht, ist deutsch';
export const mailOpeningNote =
  'Eine Einleitung, die noch nicht gespeichert ist; leer: die übliche. Ohne diese Angabe die gespeicherte';
export const mailAboutNote = 'Ob es um eine Bestellung oder um eine Angebotsanfrage geht';
export const mailHtmlNote = 'Als Seite für einen Browser, Bilder eingebettet';
export const usualOpeningNote = 'Womit die E-Mail ohne eigene Einleitung beginnt; leer, wo keine möglich ist';
export const mailAttachmentsNote = 'Namen der Dateien, die beiliegen';
// Counter payment
export const counterMethodNote = 'cash, atm-card oder hydro-ag-voucher';
export const takenAmountNote = 'In Währungseinheiten; ohne Angabe alles, was noch offen ist';
export const voucherCodeNote = 'Nötig bei Gutscheinen';
export const handedBackAmountNote = 'In Währungseinheiten; ohne Angabe der Überschuss';

// Cash report
export const cashReportDayNote = 'Tag der Filiale (JJJJ-MM-TT); ohne Angabe heute';

// Order history
export const afterNote = 'Id einer Bestellung, hinter der die Liste weitergeht; „page“ gilt dann nicht';
export const countUpToNote = 'So weit wird höchstens gezählt; gibt es mehr, sagt es „hasMore“';
