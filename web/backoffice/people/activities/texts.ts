import { message } from '#text/message.ts';

export { activitiesPurpose, hoursText, pauses, worked } from '../texts.ts';

export const noPauses = 'Keine Pausen.';
export const pauseFrom = message('Pause {number} von');
export const pauseTo = message('Pause {number} bis');
export const removePause = message('Pause {number} entfernen');
export const addPause = 'Pause hinzufügen';
export const corrections = 'Korrekturen';
export const noCorrections = 'Die Zeiten sind so, wie sie erfasst wurden.';
export const correctedAt = message('am {moment} Uhr');
export const noReason = 'Ohne Angabe eines Grundes';
export const running = 'läuft noch';
export const start = 'Beginn';
export const end = 'Ende';
export const reason = 'Grund der Korrektur';
export const whoAndWhat = 'Wer und wofür';
export const times = 'Zeiten';
export const timesHint = 'Zeiten gelten in der Zeitzone der Filiale. Ohne Ende läuft die Aktivität noch.';
export const correction = 'Korrektur';
export const correctionHint =
  'Arbeitszeiten müssen aufbewahrt werden: Wer Zeiten, Person, Filiale oder Abteilung ändert, gibt den Grund an und hinterlässt einen Eintrag mit wann, wer, warum, vorher und nachher.';
export const workingTime = 'Arbeitszeit';
export const noStart = 'Sobald ein Beginn eingetragen ist, steht hier die Summe.';
export const forgotten =
  'Diese Aktivität läuft seit mehr als 16 Stunden. Vielleicht wurde das Ende vergessen.';
export const state = 'Stand';
export const openTerminal = 'Terminal öffnen';
export const STATES = { working: 'Läuft', paused: 'Pausiert', ended: 'Beendet' } as const;
export const quotedReason = message('„{reason}“');
export const span = message('{from} bis {to}');
export const none = 'keine';
export const nowhere = '–';
