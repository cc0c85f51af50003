export { addressIn, LANGUAGES, type Language, languageBase, languageOfPath } from './language.ts';

export const LANGUAGE = 'en';
