export const tag = 'Betrieb';
export const show = 'Zustand von Server, Geräten und Diensten';
export const showNote =
  'Ein Eintrag je Gegenstand, das Dringendste zuerst: level sagt, ob etwas zu tun ist (notice) oder gestört ist (fault), says und advice sagen es in Worten. Wer nicht Administrator ist, liest über den Server selbst keine Zahlen und Namen (facts ist dann null) und über Geräte nur die der eigenen Filialen. Eine Prüfung, die scheitert oder länger als drei Sekunden dauert, ist selbst ein Eintrag.';
export const backupKey = 'Woher der Schlüssel der Sicherungen kommt';
export const backupKeyNote =
  'made: der Server hat ihn beim ersten Start gemacht, er lässt sich anzeigen. given: es ist das Passwort der Einstellung BACKUP_PASSWORD. none: es gibt keinen, jede Sicherung fragt nach einem Passwort.';
export const showBackupKey = 'Schlüssel der Sicherungen anzeigen';
export const showBackupKeyNote =
  'Verlangt noch einmal das eigene Passwort (nach dem Anmelden mit einem Link in den ersten 30 Minuten nicht). Dass er angezeigt wurde, steht im Journal. Hat der Server keinen gemacht, gibt es keinen (not-found).';
