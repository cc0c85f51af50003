import { message } from '#text/message.ts';

export { retry } from '#web/backoffice/texts.ts';

export const title = 'Übersetzungen';
export const purpose =
  'Was auf den englischen Seiten noch deutsch ist. Ein Eintrag führt zu seinem Formular; die englischen Texte stehen dort im Abschnitt „Englisch“.';
export const switchedOff =
  'Die englischen Seiten sind ausgeschaltet. Was Sie übersetzen, sehen Gäste, sobald sie in den Einstellungen eingeschaltet sind.';
export const toSettings = 'Zu den Einstellungen';
export const total = message('{done} von {count} {count, plural, one {Text} other {Texten}} übersetzt');
export const complete = 'Alles übersetzt.';
export const empty = 'Keine Einträge.';
export const notLoaded = 'Konnte nicht geladen werden.';
export const missing = message('{count, plural, one {# Text fehlt} other {# Texte fehlen}}');
export const more = message('{count, plural, one {# weiterer Eintrag} other {# weitere Einträge}}');
