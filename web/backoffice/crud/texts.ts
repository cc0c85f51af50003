import { message } from '#text/message.ts';

export { cancel } from '../texts.ts';
export const removalReason = 'Grund der Löschung';
export const removalReasonHint = 'Was gelöscht wird, bleibt mit wer, wann und warum nachvollziehbar.';
export const removalReasonMissing = 'Bitte geben Sie an, warum gelöscht wird.';

export const undo = 'Rückgängig';
export const removed = message('{records} gelöscht.');
export const notRemoved = message('{records} nicht gelöscht.');
export const restored = message('{records} wiederhergestellt.');
export const takenBack = message('{records} wieder wie vorher.');
export const changed = message('{count} von {records} geändert.');
export const recordCount = message('{count, plural, one {# {one}} other {# {many}}}');
