import { message } from '#text/message.ts';

export const closeNotice = 'Meldung schließen';
export const noticeDetail = 'Einzelheiten der Meldung';
export const loading = 'Wird geladen …';
export const close = 'Schließen';
export const less = 'Weniger';
export const more = 'Mehr';
export const loadingBar = 'Wird geladen';
export const closed = 'geschlossen';
export const range = message('{from} bis {to},');
export const lastRange = message('{from} bis {to} Uhr');
export const days = message('{first} bis {last}');
