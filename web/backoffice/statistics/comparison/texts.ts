import { message } from '#text/message.ts';

export const compareWith = 'Vergleichen mit';
export const before = 'Zeitraum davor';
export const own = 'Eigener Zeitraum';
export const from = 'Vergleich von';
export const until = 'Vergleich bis';
export const keep = 'Vergleich merken';
export const name = 'Name des Vergleichs';
export const save = 'Speichern';
export const cancel = 'Abbrechen';
export const kept = 'Gemerkte Vergleiche';
export const forget = message('Vergleich „{name}“ löschen');
export const notSaved = 'Vergleich konnte nicht gespeichert werden';
export const invalid =
  'Bitte wählen Sie für den Vergleich zwei Tage in der richtigen Reihenfolge, höchstens zwei Jahre.';
