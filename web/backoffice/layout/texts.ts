import { message } from '#text/message.ts';

export { retry } from '../texts.ts';

export const notFound = 'Diese Seite gibt es nicht';
export const onlyBranch = message('Nur Filiale „{name}“');
export const showAllBranches = 'Alle Filialen zeigen';
export const toOrders = 'Zu den Bestellungen';
export const dataAsOf = message('Stand: {time} Uhr');
export const repeated = message('{message} ({count} ×)');
