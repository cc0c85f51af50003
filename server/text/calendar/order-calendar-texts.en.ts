import { message } from '../message.ts';

export const fileName = message('{kind, select, inquiry {request} other {order}}-{number}');
export const title = message('{service}: {branch}');
export const description = message(
  '{kind, select, inquiry {Request for a quote} other {Order}} {number}\n{items}',
);
