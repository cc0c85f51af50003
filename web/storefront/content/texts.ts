export { retry } from '../texts.ts';

export const notFoundTitle = '404 Not Found';
export const notFoundText = 'Leider wurde die angeforderte Seite nicht gefunden.';
export const unknownOrderTitle = 'Bestellung nicht gefunden';
export const unknownOrderText =
  'Leider wurde die angeforderte Seite nicht gefunden. Bitte öffnen Sie den Link so, wie er in Ihrer Bestätigung steht.';
export const toHome = 'Zur Startseite';
export const internalError = 'Leider ist ein interner Fehler aufgetreten.';
export const applyNow = 'Jetzt bewerben';
