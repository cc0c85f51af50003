import { expect, test } from 'vitest';
import { namesOf } from '#domain/order/field.ts';
import {
  CONTENT_FIELDS,
  ORDER,
  PROGRESS_FIELDS,
  PUBLIC_FIELDS,
  STAFF_FIELDS,
  STORED_FIELDS,
  WRITTEN_FIELDS,
} from '#domain/order/order.ts';

const PLACES = Object.values(ORDER).flatMap((part) =>
  Object.values(part).flatMap((fields) => namesOf(fields)),
);

test('every field belongs to one group', () => {
  expect(PLACES.filter((name, at) => PLACES.indexOf(name) !== at)).toEqual([]);
});

test('customers get nothing that only staff may see, and nobody gets what is only stored', () => {
  const staff = Object.values(ORDER.staff).flatMap((fields) => namesOf(fields));
  const stored = Object.values(ORDER.stored).flatMap((fields) => namesOf(fields));
  expect(namesOf(PUBLIC_FIELDS).filter((name) => staff.includes(name as never))).toEqual([]);
  expect(namesOf(STAFF_FIELDS).filter((name) => stored.includes(name as never))).toEqual([]);
  expect(namesOf(PUBLIC_FIELDS)).not.toContain('email');
});

test('what is stored is content, progress, and what the database adds', () => {
  expect(new Set(namesOf(STORED_FIELDS))).toEqual(
    new Set([
      ...['id', 'ticketNumber', 'version', 'items', 'history', 'revisions', 'payments', 'refunds'],
      ...namesOf(CONTENT_FIELDS),
      ...namesOf(PROGRESS_FIELDS),
    ]),
  );
  expect(namesOf(CONTENT_FIELDS)).toEqual(expect.arrayContaining(namesOf(WRITTEN_FIELDS)));
  expect(namesOf(WRITTEN_FIELDS)).not.toContain('paymentMethod');
});
