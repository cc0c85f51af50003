import { message } from '#text/message.ts';

export const yes = 'Ja';
export const no = 'Nein';
export const cancel = 'Abbrechen';
export const remove = 'Löschen';
export const retry = 'Erneut versuchen';
export const loading = 'Wird geladen …';
export const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.';
export const unnamed = 'Ohne Namen';
export const pleaseChoose = 'Bitte wählen …';
export const removeNamed = message('{name} entfernen');
export const recordNumber = message('Nr. {number}');
export const copyName = message('{name} (Kopie)');
export const andMore = message('… und {count} weitere');
