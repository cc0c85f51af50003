import { message } from '#text/message.ts';

export { cancel, ctrl, ctrlAlt, ctrlShift } from '#web/backoffice/texts.ts';
export { undo } from '../texts.ts';

export const bold = 'Fett';
export const italic = 'Kursiv';
export const underlined = 'Unterstrichen';
export const struckThrough = 'Durchgestrichen';
export const heading = 'Zwischenüberschrift';
export const smallHeading = 'Kleine Zwischenüberschrift';
export const list = 'Liste';
export const numberedList = 'Nummerierte Liste';
export const quote = 'Zitat';
export const divider = 'Trennlinie';
export const alignLeft = 'Linksbündig';
export const alignCenter = 'Zentriert';
export const alignRight = 'Rechtsbündig';
export const redo = 'Wiederholen';
export const toolbar = message('Formatierung: {field}');
export const addressError =
  'Bitte geben Sie eine Seite Ihres Shops (/kontakt) oder eine Internet-Adresse (https://…) an.';
export const link = 'Link';
export const removeLink = 'Link entfernen';
export const apply = 'Übernehmen';
export const target = 'Ziel';
export const linkWords = 'Text des Links';
