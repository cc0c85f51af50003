import { richMessage } from '#text/message.ts';

export { retry } from '../texts.ts';

export const showMap = 'Karte anzeigen';
export const unsupported = 'Ihr Browser kann die Karte leider nicht darstellen.';
export const loadingFailed = 'Die Karte kann gerade nicht geladen werden.';
export const consentNeeded = richMessage(
  'Die Karte kommt von Mapbox und wird erst geladen, wenn Sie das erlauben. Sie erlauben damit nur die Karte. Mehr dazu: <text>Datenschutzerklärung</text>',
);
