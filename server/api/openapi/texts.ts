import { message } from '#text/message.ts';

// Docs schema
export const text = 'Text';
export const integer = 'ganze Zahl';
export const number = 'Zahl';
export const schemaOf = message('Schema {type}');
export const object = 'Objekt';
export const list = 'Liste';
export const instant = 'Zeitpunkt';
export const day = 'Tag (JJJJ-MM-TT)';
export const email = 'E-Mail-Adresse';
export const file = 'Datei';
export const address = 'Adresse';
export const field = 'Feld';
export const type = 'Art';
export const meaning = 'Bedeutung';
export const or = ' oder ';
export const and = ' und ';

// Openapi names
export const internal = ' (intern: nicht für Besucher und Geräte)';

// Openapi operations
export const done = 'Erledigt; ohne Inhalt.';
export const listed = 'Die Einträge und wie viele es sind.';
export const success = 'Erfolg.';
export const unchanged = 'Unverändert; ohne Inhalt.';
export const total = 'Anzahl aller Treffer';
export const hasMore =
  'Wahr, wenn es mehr Treffer als „total“ gibt, die nicht gezählt wurden; sonst fehlt es';

// Openapi
export const refusal = 'Eine Ablehnung: mindestens ein Fehler, jeder mit einem deutschen Satz.';
export const sentence = 'Deutscher Satz für Menschen';
export const fieldPath = 'Feld als Pfad, zum Beispiel items.0.amount';
export const refusalData = 'Was zur Ablehnung gehört, zum Beispiel die neuen Preise bei price-changed';
export const requestId = 'Ab Status 500: Kennung für die Suche im Protokoll';
export const session = 'Sitzung eines Benutzers, gesetzt von POST /api/login. Die genannten Rollen dürfen.';
export const sessionCsrf = 'Zusätzlich zur Sitzung bei POST, PUT und DELETE.';
export const deviceKey = 'Geräteschlüssel; gilt für die Filiale des Geräts. Braucht kein CSRF-Token.';
export const errorCodes = 'Warum eine Anfrage abgelehnt wurde.';
export const readAndManage = message('{name} lesen und verwalten.');
/** Before the status, as the name of a response. */
export const failure = 'Fehler';
export const everybody = 'alle, auch ohne Anmeldung';
export const callers = message('Wer: {who}.');
export const callLimit = message(
  '{calls} Aufrufe in {minutes, plural, one {einer Minute} other {# Minuten}} je Adresse',
);
export const limits = message('Grenzen: {limits}.');
export const contentLimit = message('Inhalt bis {megabytes} MB');

// The page
export const language = 'de';
export const pageTitle = message('API – {title}');
export const heading = message('API von {title} {version}');
export const groups = 'Gruppen';
export const forMachines = 'Für Maschinen:';
export const schemas = 'Schemas';
export const schemasNote = 'Die benannten Formen der Anfragen und Antworten.';
export const requestContent = 'Inhalt der Anfrage';
export const answerContent = 'Inhalt der Antwort';
export const answers = 'Antworten';
export const parameters = 'Parameter';
export const mandatory = 'Pflicht';
export const example = 'Beispiel';
export const name = 'Name';
export const place = 'Ort';
export const path = 'Pfad';
export const query = 'Abfrage';
export const header = 'Kopf';
export const status = 'Status';
export const headers = 'Köpfe';
export const anything = 'beliebig';
export const listOf = message('Liste von {type}');
export const between = message('{minimum} bis {maximum}');
export const atLeast = message('ab {minimum}');
export const atMost = message('bis {maximum}');
export const minLength = message('mindestens {minLength} Zeichen');
export const maxLength = message('höchstens {maxLength} Zeichen');
export const maxItems = message('höchstens {maxItems} Einträge');
export const preset = message('ohne Angabe {preset}');

export const filePart = 'Die Datei selbst, als Teil eines Formulars.';
