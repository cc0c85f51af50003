import { message } from '#text/message.ts';

export { retry } from '../texts.ts';

export const purpose = 'Was im Betrieb geschehen ist: Änderungen, Fehler und Protokolle der Geräte.';
export const toList = 'Zur Liste';
export const time = message('{time} Uhr');
export const at = 'Zeitpunkt';
export const source = 'Quelle';
export const actor = 'Von';
export const branch = 'Filiale';
export const device = 'Gerät';
export const number = message('Nr. {number}');
export const subject = 'Betrifft';
export const subjectNumber = message('{subject} Nr. {number}');
export const log = 'Log';
export const details = 'Einzelheiten';
export const copyAll = 'Alles kopieren';
export const noDetails = 'Zu diesem Eintrag gibt es keine weiteren Einzelheiten.';
export const changed = message('Geändert: {fields}');
