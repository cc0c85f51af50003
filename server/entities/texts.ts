// Block
export const block = 'Inhalt';
export const blocks = 'Inhalte';

// Branch
export const branch = 'Filiale';
export const branches = 'Filialen';
export const name = 'Name';
export const description = 'Beschreibung';
export const street = 'Straße';
export const zipCode = 'PLZ';
export const city = 'Ort';
export const keywords = 'Suchbegriffe';
export const tags = 'Tags';
export const suggestedProducts = 'Vorschläge „Dazu passt“';
export const logo = 'Logo';
export const longitude = 'Längengrad';
export const latitude = 'Breitengrad';
export const enabled = 'Aktiv';
export const withoutTax = 'Ohne Steuer (0 %)';
export const withoutAllergens = 'Ohne Allergene';
export const packWithoutAmount = 'Packung ohne Gewicht oder Volumen';
export const categoryTax = 'Steuersatz neuer Produkte';
export const isPublic = 'Öffentlich';
export const openingHours = 'Öffnungszeiten';
export const deliveryHours = 'Lieferzeiten';
export const deliveryHoursEnabled = 'Eigene Lieferzeiten';
export const closedMessage = 'Nachricht bei geschlossener Filiale';
export const orderableFrom = 'Bestellbar ab';
export const takeawayEnabled = 'Abholung';
export const deliveryEnabled = 'Lieferung';
export const dineInEnabled = 'Vor Ort';
export const tableSelectionEnabled = 'Tischauswahl';
export const preorderEnabled = 'Vorbestellung';
export const quotationRequired = 'Nur Angebotsanfragen';
export const appointmentRequired = 'Termin erforderlich';
export const deliveryEmailRequired = 'Lieferung: E-Mail erforderlich';
export const deliveryPhoneRequired = 'Lieferung: Telefon erforderlich';
export const deliveryAddressRequired = 'Lieferung: Adresse erforderlich';
export const dineInEmailRequired = 'Vor Ort: E-Mail erforderlich';
export const dineInPhoneRequired = 'Vor Ort: Telefon erforderlich';
export const dineInAddressRequired = 'Vor Ort: Adresse erforderlich';
export const takeawayEmailRequired = 'Abholung: E-Mail erforderlich';
export const takeawayPhoneRequired = 'Abholung: Telefon erforderlich';
export const takeawayAddressRequired = 'Abholung: Adresse erforderlich';
export const deliveryAreas = 'Liefergebiete';
export const acceptMinutes = 'Annahmefrist in Minuten';
export const escalationMinutes = 'Kontakte verständigen nach Minuten';
export const escalationContacts = 'Kontakte: E-Mail-Adressen und Telefonnummern';
export const rejectMinutes = 'Automatisch ablehnen nach Minuten';
export const takeawayMinutes = 'Abholung: Minuten bis zur Fertigstellung';
export const deliveryMinutes = 'Lieferung: Minuten bis zur Zustellung';
export const dineInMinutes = 'Vor Ort: Minuten bis zum Servieren';
export const relief = 'Bestellpause und Verzögerung';
export const shortages = 'Ausverkauft oder knapp';
export const holidayRegion = 'Feiertage nach Bundesland oder Kanton';

// Category
export const category = 'Kategorie';
export const categories = 'Kategorien';
export const image = 'Bild';
export const schedule = 'Verfügbarkeit';
export const visibleWhenUnavailable = 'Auch sichtbar, wenn nicht verfügbar';

// Department
export const department = 'Abteilung';
export const departments = 'Abteilungen';

// Device
export const device = 'Gerät';
export const devices = 'Geräte';
export const type = 'Art';
export const counter = 'Kassen-PC';
export const kitchen = 'Küche';
export const terminal = 'Terminal für Zeiterfassung';
export const kiosk = 'Selbstbedienung';
export const lastSeenAt = 'Zuletzt gesehen';
export const appVersion = 'Version der App';
export const platform = 'System';
export const keyChangedAt = 'Schlüssel vergeben am';

// Digital signage device
export const digitalSignageDevice = 'TV';
export const digitalSignageDevices = 'TVs';
export const stream = 'Stream';

// Digital signage segment
export const digitalSignageSegment = 'Filmsequenz';
export const digitalSignageSegments = 'Filmsequenzen';
export const video = 'Video';
export const text = 'Text';
export const menu = 'Speisekarte';
export const title = 'Überschrift';
export const backgroundColor = 'Hintergrundfarbe';
export const textColor = 'Textfarbe';
export const digitalSignageSegmentMenu = 'Produktkatalog';

// Digital signage stream
export const segments = 'Filmsequenzen';
export const digitalSignageStream = 'Stream';
export const digitalSignageStreams = 'Streams';

// Division
export const division = 'Organisation';
export const divisions = 'Organisationen';
export const divisionTitle = 'Titel';
export const legalName = 'Firmenwortlaut';
export const divisionVatNumber = 'UID-Nummer (USt-IdNr., MWST-Nummer)';
export const invoicePrefix = 'Präfix der Rechnungsnummern';
export const invoiceNote = 'Zusatz auf Rechnungen';
export const branchDivision = 'Organisation (stellt die Rechnungen)';

// Donatee
export const donatee = 'Spendenempfänger';
export const donatees = 'Spendenempfänger';

// Entity
export const knownState = 'Stand, den der Client kennt';

// Fields
export const identifier = 'Kennung';
export const email = 'E-Mail-Adresse';
export const phone = 'Telefonnummer';
export const country = 'Land';
export const timeZone = 'Zeitzone';
export const pictures = 'Bilder';

// Image template
export const imageTemplate = 'Bildvorlage';
export const pickupNumbers = 'Abholnummern';
export const imageTemplates = 'Bildvorlagen';
export const width = 'Breite in Pixeln';
export const height = 'Höhe in Pixeln';
export const background = 'Hintergrundbild';

// Image
export const images = 'Bilder';
export const version = 'Version';
export const extension = 'Dateityp';
export const alt = 'Beschreibung';
export const imageWidth = 'Breite';
export const imageHeight = 'Höhe';

// Log
export const log = 'Log';
export const logs = 'Logs';
export const at = 'Zeitpunkt';
export const level = 'Stufe';
export const info = 'Information';
export const warning = 'Warnung';
export const error = 'Fehler';
export const source = 'Quelle';
export const staff = 'Personal';
export const server = 'Server';
export const message = 'Meldung';
export const details = 'Einzelheiten';
export const actor = 'Von';
export const subject = 'Gegenstand';
export const subjectId = 'Nummer des Gegenstands';

// Menu
export const catalog = 'Kategorien und Produkte';
export const menus = 'Produktkataloge';
export const availableFrom = 'Gültig ab';

// Navigation
export const navigation = 'Navigation';
export const navigations = 'Navigationen';

// Product
export const stepsOnly = 'Nur bei Auswahlschritten; hier wird nichts davon gespeichert.';
export const steps = 'Schritte';
export const bundleItems = 'Bestandteile des Pakets';
export const content = 'Inhalt';
export const product = 'Produkt';
export const products = 'Produkte';
export const uid = 'Artikelnummer';
export const allergens = 'Allergene';
export const diet = 'Ernährung';
export const popularProducts = 'Beliebte Produkte';
export const paymentMeansNote =
  'Womit Gäste bei den Onlinezahlungen der Filiale bezahlen können, wie es der Anbieter angibt, mit Bildern von diesem Server';
export const connectedPaymentsNote = 'Onlinezahlungen, deren Anbieter für die Filiale eingerichtet ist';
export const vegan = 'Vegan';
export const vegetarian = 'Vegetarisch';
export const veganPossible = 'Vegan möglich';
export const vegetarianPossible = 'Vegetarisch möglich';
export const price = 'Preis';
export const simple = 'Einfach';
export const configurable = 'Konfigurierbar';
export const bundle = 'Paket';
export const unit = 'Einheit';
export const alternativeUnits = 'Weitere Einheiten';
export const minimumQuantity = 'Mindestmenge';
export const maximumQuantity = 'Höchstmenge';
export const quantityStepSize = 'Schrittweite';
export const defaultQuantity = 'Voreingestellte Menge';
export const defaultUnit = 'Voreingestellte Einheit';
export const stepByStep = 'Schritt für Schritt';
export const pricing = 'Preisart';
export const calculationModel = 'Berechnungsart';
export const tax = 'Steuersatz Lieferung';
export const takeawayTax = 'Steuersatz Abholung';
export const dineInTax = 'Steuersatz Vor Ort';
export const priceHidden = 'Preis verbergen';
export const leadTimeEnabled = 'Vorlaufzeit';
export const leadTimeType = 'Einheit der Vorlaufzeit';
export const minutes = 'Minuten';
export const hours = 'Stunden';
export const days = 'Tage';
export const weeks = 'Wochen';
export const leadTimeValue = 'Dauer der Vorlaufzeit';
export const bundlePriceSum = 'Preis des Pakets aus den Bestandteilen';
export const soldOut = 'Ausverkauft in';
export const contentsNote = 'Inhalt eines Pakets je Einheit, für Besucher; Pakete darin sind geöffnet';
export const contentShareNote = 'Anteil am Preis des Pakets, nach den Preisen der Bestandteile; zusammen 1';

// Project
export const project = 'Projekt';
export const projects = 'Projekte';
export const members = 'Mitglieder';
export const startsOn = 'Beginn';
export const endsOn = 'Ende';
export const completed = 'Abgeschlossen';

// Site
export const site = 'Seite';
export const sites = 'Seiten';
export const customSite = 'Seite';
export const customVacancy = 'Stelle';
export const customConfigurator = 'Konfigurator';
export const customPartyService = 'Partyservice';
export const simpleSite = 'Einfache Seite';
export const sitePublished = 'Veröffentlicht';

// Table
export const table = 'Tisch';
export const tables = 'Tische';
export const tableIdentifier = 'Tischnummer';

// Tag
export const tag = 'Tag';

// Task
export const task = 'Aufgabe';
export const tasks = 'Aufgaben';
export const assignee = 'Zuständig';
export const dueOn = 'Fällig am';
export const taskCompleted = 'Erledigt';

// Upload
export const upload = 'Upload';
export const uploads = 'Uploads';
export const mimeType = 'Medientyp';
export const publicHash = 'Öffentlicher Schlüssel';
export const bytes = 'Größe in Bytes';
export const library = 'In der Bibliothek';

// User
export const user = 'Benutzer';
export const users = 'Benutzer';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const roles = 'Rollen';
export const employee = 'Mitarbeiter';
export const manager = 'Filialleitung';
export const administrator = 'Administrator';
export const locked = 'Gesperrt';
export const expiresAt = 'Gültig bis';
export const personnelNumber = 'Personalnummer';
export const weeklyHours = 'Wochenstunden';
export const holidayEntitlement = 'Urlaubstage pro Jahr';
export const holidayCarriedOver = 'Übertrag an Urlaubstagen';
export const holidayCarriedOverYear = 'Übertrag gilt ab 1. Jänner des Jahres';
export const workingDays = 'Arbeitstage laut Vertrag';
export const employedFrom = 'Beschäftigt ab';
export const employedUntil = 'Beschäftigt bis';
export const iban = 'IBAN';

// Working activity
export const workingActivity = 'Aktivität';
export const workingActivities = 'Aktivitäten';
export const startedAt = 'Beginn';
export const endedAt = 'Ende';
export const pausedAt = 'Pausiert seit';
export const pauses = 'Pausen';
export const note = 'Notiz';
export const corrections = 'Korrekturen';

// Working schedule
export const workingSchedule = 'Planung';
export const workingSchedules = 'Planungen';
export const work = 'Arbeit';
export const holiday = 'Urlaub';
export const sick = 'Krankenstand';
export const training = 'Schulung';
export const other = 'Abwesend';
export const from = 'Von';
export const to = 'Bis';
export const breakMinutes = 'Pause in Minuten';
