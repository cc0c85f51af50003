export { retry } from '../texts.ts';

export const notFoundTitle = '404 Not Found';
export const notFoundText = 'Leider wurde die angeforderte Seite nicht gefunden.';
export const toHome = 'Zur Startseite';
export const internalError = 'Leider ist ein interner Fehler aufgetreten.';
export const applyNow = 'Jetzt bewerben';
