import { message } from '../message.ts';

export const fileName = message('{kind, select, inquiry {anfrage} other {bestellung}}-{number}');
export const title = message('{service}: {branch}');
export const description = message(
  '{kind, select, inquiry {Angebotsanfrage} other {Bestellung}} {number}\n{items}',
);
