// File routes
export const imageFile = 'Nummer, Version und Endung: 12-1.jpg';
export const tagShop = 'Shop';
export const sitemap = 'Verzeichnis der öffentlichen Seiten für Suchmaschinen';
export const sitemapNote =
  'Startseite, Filialen, Rechtstexte und öffentliche Seiten, jeweils mit dem Tag der letzten Änderung.';
export const robots = 'Regeln für Suchmaschinen mit der Adresse des Verzeichnisses';
export const manifest = 'Der Shop als App: Name, Farben und Symbole für Browser';
export const manifestNote =
  'Web App Manifest nach W3C. Nur wenn der Shop als App installierbar ist, sonst 404.';
export const tagFiles = 'Dateien';
export const appIcon = 'Symbol des Shops als App';
export const appIconNote = 'Aus dem Logo; ohne Logo der erste Buchstabe des Namens auf der Hauptfarbe.';
export const appIconFile = 'Verwendung und Kantenlänge';
export const meansPicture = 'Bild eines Zahlungsmittels';
export const meansPictureNote =
  'Was „paymentMeans“ einer Filiale als „image“ nennt: eine Kopie des Bildes, das der Zahlungsanbieter angibt. Ein anderes Bild hat eine andere Adresse.';
export const meansPictureFile = 'Name und Endung';
export const templatePicture = 'Bild aus einer Bildvorlage';
export const templatePictureNote =
  'Ausgefüllt mit einem öffentlichen Produkt, einer öffentlichen Filiale oder beiden.';
export const templateFile = 'Nummer der Vorlage und Endung: png, jpg oder webp';
export const productNumber = 'Nummer des Produkts';
export const branchNumber = 'Nummer der Filiale';
export const image = 'Bild im Original';
export const imageInSize = 'Bild in einer Größe';
export const size = 'Größe';
export const upload = 'Hochgeladene Datei';
export const uploadNote = 'Nur wer die Adresse kennt. Was kein Bild ist, wird als Anhang gesendet.';
export const secretPart = 'Geheimer Teil der Adresse';

// Plain routes
export const init = 'Alles, was der Shop zum Start braucht';
export const initNote =
  'Konfiguration, Benutzer, Organisationen, Filialen, Produktkataloge, Kategorien, Produkte, Tags, Tische, Seiten, Navigationen, Inhalte und Spendenempfänger in einer Antwort, in dieser Reihenfolge. Jeder Eintrag nennt die Adresse, unter der es dieselben Daten einzeln gibt. Nur öffentliche Einträge und Felder. Mit `?language=en` stehen die englischen Texte an Stelle der deutschen, soweit es sie gibt; Namen, die Bestellungen vergleichen (Schritte, Optionen, Liefergebiete), bleiben deutsch und haben den englischen als `label` daneben, übersetzte Produkte ihre deutschen Texte in `original`.';
export const shopStream = 'Änderungen des Shops live (Server-Sent Events)';
export const shopStreamNote =
  'Ereignis „shop“ gleich zu Beginn und nach jeder Änderung: {"version": Nummer, "time": Uhrzeit des Servers}. Ist es eine andere als die bekannte, gibt es bei GET /api/init Neues. Alle 15 Sekunden ein Kommentar als Lebenszeichen; nach einer Stunde endet der Strom, und der Leser verbindet sich neu. Je Adresse und insgesamt ist die Zahl der Leser begrenzt.';
export const tagOperation = 'Betrieb';
export const health = 'Bereitschaft';
export const healthNote =
  '503 (mit demselben Inhalt) beim Starten, beim Beenden, ohne Datenbank und ohne freien Speicherplatz.';
export const liveness = 'Lebenszeichen';
export const livenessNote =
  '200, solange der Prozess antwortet, auch beim Starten und ohne Datenbank. Antwortet er nicht, hilft ein Neustart.';
export const metrics = 'Messwerte für Prometheus';
export const metricsNote =
  'Mit „Authorization: Bearer“ und dem Wert der Variable METRICS_TOKEN. Ist sie nicht gesetzt, nur von derselben Maschine aus und nicht durch einen Proxy; für alle anderen gibt es die Adresse dann nicht.';
export const metricsAnswer = 'Messwerte im Textformat von Prometheus';
export const openapi = 'Diese Beschreibung für Maschinen (OpenAPI 3.1)';
export const docs = 'Diese Beschreibung zum Lesen';
export const tagOrders = 'Bestellungen';
export const orderStream = 'Bestellungen live (Server-Sent Events)';
export const orderStreamNote =
  'Ereignis „order“ je Änderung: {"sequence", "kind", "order"}; „order“ ist die Bestellung wie in GET /api/orders/{id}. Alle 15 Sekunden ein Kommentar als Lebenszeichen; nach einer Stunde endet der Strom, und der Leser verbindet sich neu.';
export const onlyThisBranch = 'Nur diese Filiale';
export const pickupStream = 'Nummern für den Abholbildschirm live (Server-Sent Events)';
export const pickupStreamNote =
  'Ereignis „numbers“ gleich zu Beginn, nach jeder Änderung und alle 15 Sekunden: {"preparing": [Nummern], "ready": [Nummern]}, nichts sonst. Bestellungen einer Filiale, die Gäste jetzt abholen; ohne Ticketnummern die Nummer der Bestellung. Nach einer Stunde endet der Strom, und der Leser verbindet sich neu.';
export const pickupBranch = 'Die Filiale; nötig, wenn mehr als eine in Frage kommt';
export const orderExport = 'Bestellverlauf als Tabelle (CSV)';
export const orderExportNote =
  'Die Filter des Bestellverlaufs, eine Zeile je Bestellung, höchstens 20.000. UTF-8 mit BOM, Semikolon und Dezimalkomma für Excel; Texte, die eine Formel wären, beginnen mit einem Apostroph.';
export const guestReceipt = 'Bestellbeleg als PDF (A4)';
export const guestReceiptNote =
  'Der Beleg zur Bestellung, wie sie jetzt steht, in ihrer Sprache, ohne Name und Adresse: Wer den Link hat, muss nicht der Gast sein. Keine Rechnung, solange ihn kein Gerät für die Registrierkassenpflicht signiert.';
export const guestInvoice = 'Rechnung oder Rechnungskorrektur als PDF (A4)';
export const guestInvoiceNote = 'Nur die von Firmen; andere kommen per E-Mail.';
export const staffReceipt = 'Bestellbeleg als PDF, mit Name und Adresse';
export const staffInvoice = 'Rechnung oder Rechnungskorrektur als PDF';
export const tagProducts = 'Produkte';
export const labels = 'Etiketten als PDF (A4)';
export const labelsNote =
  'compact passt auf Bögen mit 48 Etiketten zu 45,7 × 21,2 mm, detail auf solche mit 10 zu 99,1 × 57 mm.';
export const tagPrint = 'Druck';
export const printStream = 'Neue Druckaufträge und Aufträge an das Gerät live (Server-Sent Events)';
export const printStreamNote =
  'Ereignis „jobs“: {"waiting": Anzahl}, abgeholt wird mit POST /api/print-jobs/claim. Ereignis „commands“: {"waiting": Anzahl}, abgeholt wird mit GET /api/devices/me/commands. Endet, wenn der Schlüssel nicht mehr gilt.';
export const formToken = 'Zeichen eines geöffneten Kontaktformulars';
export const formTokenNote =
  'Wird mit dem Formular als `token` gesendet und gilt von der 2. Sekunde an 24 Stunden. Formulare ohne Zeichen werden angenommen, aber insgesamt nur wenige.';
export const contactForm = 'Kontaktformular absenden';
export const contactFormNote =
  'Wird als E-Mail mit Anhängen an den Shop gesendet und 180 Tage aufbewahrt. Dateien heißen `upload` (oder `upload[]`).';
export const tagFonts = 'Schriftarten';
export const fontStylesheet = 'Schriftart als Stylesheet, das keine weiteren Dateien braucht';
export const fontStylesheetNote = 'Nur Familien und Varianten aus GET /api/fonts.';
export const family = 'Name der Familie; statt der Leerzeichen auch + oder -';
export const variant = 'Variante';

// Payment routes
export const tagPayment = 'Bezahlung';
export const paymentWebhook = 'Ein Zahlungsanbieter meldet Neues zu einer Zahlung';
export const paymentWebhookNote =
  'Was gemeldet wird, gilt nicht: Der Server fragt beim Anbieter nach. Unbekannte und gefälschte Meldungen ändern nichts und werden beantwortet wie andere.';
export const paymentReturn = 'Rückkehr von der Seite des Zahlungsanbieters';
export const paymentReturnNote =
  'Fragt den Anbieter und leitet zur Statusseite weiter, nach einer gescheiterten Zahlung zur Kasse.';
