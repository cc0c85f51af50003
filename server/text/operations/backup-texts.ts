import type { BackupStates } from '#domain/operations/backup.ts';
import { message } from '../message.ts';
import type { Saying } from './saying.ts';

/** How old the last copy of everything is. */
export const BACKUP_SAYINGS: { [State in keyof BackupStates]: Saying<BackupStates[State]> } = {
  fine: {
    says: message('Die letzte Sicherung wurde vor {age} gemacht.'),
    advice: null,
  },
  first: { says: 'Die erste Sicherung wird in der nächsten Nacht gemacht.', advice: null },
  failed: {
    says: message('Die letzte Sicherung ist misslungen. Die letzte gelungene wurde vor {age} gemacht.'),
    advice:
      'Es wird jede Stunde neu versucht. Der Grund steht im Protokoll des Servers; meist fehlt Platz auf der Festplatte.',
  },
  old: {
    says: message(
      'Die letzte gelungene Sicherung wurde vor {age} gemacht. Geht der Rechner kaputt, ist alles seither verloren.',
    ),
    advice: 'Der Grund steht im Protokoll des Servers. Sichern Sie gleich von Hand: npm run backup -- DATEI.',
  },
  never: {
    says: message(
      'Es gibt noch keine Sicherung, obwohl der Shop seit {age} besteht. Geht der Rechner kaputt, ist alles verloren.',
    ),
    advice:
      'Richten Sie am Server ein, dass npm run backup -- DATEI jede Nacht läuft; mit BACKUPS=off sagen Sie, dass Sie anders sichern.',
  },
  off: { says: 'Theke sichert nicht selbst und achtet nicht darauf (BACKUPS=off).', advice: null },
};
