export { cancel } from '../texts.ts';
export const removalReason = 'Grund der Löschung';
export const removalReasonHint = 'Was gelöscht wird, bleibt mit wer, wann und warum nachvollziehbar.';
export const removalReasonMissing = 'Bitte geben Sie an, warum gelöscht wird.';
