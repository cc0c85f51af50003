import { message } from './message.ts';

// What the commands around backups print, and what staff read about them.

export const newPassword = 'Passwort für die Sicherung (mindestens 10 Zeichen):';
export const samePassword = 'Noch einmal:';
export const password = 'Passwort oder Sicherungsschlüssel:';

export const taken = message(
  'Gesichert: {file} ({size} MB), {tables} Tabellen mit {rows} Zeilen und {files} Dateien.',
);
export const keepKey =
  'Zum Öffnen braucht man das Passwort. Bewahren Sie Datei und Passwort nicht nur auf diesem Rechner auf.';
export const head = message(
  'Sicherung vom {time} (UTC), geschrieben von Theke {version}; Stand der Datenbank: {migration}; Herkunft: {database}.',
);
export const embedded = 'eingebaute Datenbank';
export const postgresql = 'PostgreSQL';
export const tables = message('{tables} Tabellen mit {rows} Zeilen:');
export const table = message('  {name}: {rows}');
export const files = message('{files} Dateien ({size} MB):');
export const folder = message('  {name}: {files}');
export const withoutSecrets =
  'Ohne Schlüssel für Zugangsdaten (secrets.key): im Geschäft war noch keiner gebraucht worden.';
export const sound = 'Alles ist unversehrt und lesbar.';
export const restored = message(
  'Wiederhergestellt: {tables} Tabellen mit {rows} Zeilen und {files} Dateien, Zeile für Zeile verglichen.',
);
export const before = message(
  'Was vorher da war, liegt in {folder} und kann gelöscht werden, wenn alles stimmt.',
);
export const eraseAgain =
  'Gästedaten, die nach der Sicherung gelöscht wurden, sind wieder da: Löschen Sie sie noch einmal, anhand der Bestätigungen.';
export const startNow = 'Starten Sie jetzt den Server.';
export const moved = message('Übertragen: {tables} Tabellen mit {rows} Zeilen, Zeile für Zeile verglichen.');
export const nowPostgres = message(
  'Setzen Sie für den Server DATABASE_URL auf diese Datenbank und starten Sie ihn; DATA_DIR {directory} bleibt, dort liegen Bilder und Dateien. Die alte Datenbank ist {directory}/db: löschen Sie sie, wenn alles stimmt. Ohne DATABASE_URL würde der Server mit ihr weiterarbeiten.',
);
export const nowEmbedded = message(
  'Entfernen Sie DATABASE_URL aus den Einstellungen des Servers und starten Sie ihn mit DATA_DIR {directory}. Die Datenbank in PostgreSQL ist unverändert: löschen Sie sie, wenn alles stimmt.',
);

// The first start prints
export const madeKey = message('  Sicherungsschlüssel: {key}');
export const madeKeyNote =
  '  Nur mit diesem Schlüssel lassen sich die täglichen Sicherungen öffnen. Schreiben Sie ihn auf.';
