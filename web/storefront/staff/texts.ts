export { edit } from '../texts.ts';

export const page = 'Seite';
export const branch = 'Filiale';
export const home = 'Startseite';
export const draft = 'Entwurf';
export const unpublished = 'Nicht veröffentlicht: Diese Seite sehen nur Sie und Ihr Team.';
