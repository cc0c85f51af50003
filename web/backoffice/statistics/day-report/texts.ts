import { message } from '#text/message.ts';

export { retry } from '#web/backoffice/texts.ts';

export const saveAsCsv = 'Als CSV speichern';
export const earlier = 'Einen Tag zurück';
export const later = 'Einen Tag weiter';
export const today = 'Heute';
export const day = 'Tag';
export const branch = 'Filiale';
export const allBranches = 'Alle Filialen';
export const running = message('Der Tag läuft noch. Stand: {time} Uhr.');
export const printed = message('{shop}, {branch}. Gedruckt am {moment} Uhr.');
