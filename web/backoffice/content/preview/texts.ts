import { message } from '#text/message.ts';

export { retry } from '#web/backoffice/texts.ts';

export const siteHint =
  'Sie sehen, was Sie gerade schreiben, auch bevor Sie speichern. Ein Klick auf einen Abschnitt öffnet seine Felder.';
export const blockHint =
  'Der Inhalt auf einer Seite, die ihn zeigt, sonst für sich allein. Ein Klick auf einen Abschnitt öffnet seine Felder.';
export const navigationHint =
  'Die Startseite mit diesem Menü. Am Handy steht es hinter dem Knopf „Menü“; Seiten, die nicht veröffentlicht sind, zeigt der Shop in keinem Menü.';
export const enlarge = 'Groß ansehen';
export const preview = 'Vorschau';
export const deviceChoice = 'Breite der Vorschau';
export const frameTitle = message('Vorschau: {device}');
export const loadingPreview = 'Die Vorschau wird geladen …';
export const failed = 'Die Vorschau konnte nicht geladen werden.';
export const DEVICES = { phone: 'Handy', desktop: 'Computer' };
