export { retry } from '../texts.ts';

export const notFound = 'Diese Seite gibt es nicht';
export const toOrders = 'Zu den Bestellungen';
