import { expect, test } from 'vitest';
import {
  correctedOf,
  emptyValues,
  field,
  fixed,
  labelsOf,
  line,
  namesOf,
  nullable,
  only,
} from '#domain/order/field.ts';

const FIELDS = {
  street: line('Straße'),
  door: line('Tür', 50),
  isCompany: field('flag'),
  country: field('country', 'Land'),
  area: fixed(nullable(field('name', 'Liefergebiet'))),
};

test('a form begins with the empty value of each kind', () => {
  expect(emptyValues(FIELDS)).toEqual({ street: '', door: '', isCompany: false, country: 'AT', area: null });
});

test('a line has a limit, its own or that of all lines', () => {
  expect([FIELDS.street.maximum, FIELDS.door.maximum]).toEqual([200, 50]);
});

test('only named fields have labels, only those that are not fixed are corrected', () => {
  expect(labelsOf(FIELDS)).toEqual({ street: 'Straße', door: 'Tür', country: 'Land', area: 'Liefergebiet' });
  expect(namesOf(correctedOf(FIELDS))).toEqual(['street', 'door', 'isCompany', 'country']);
});

test('nothing passes that is not declared', () => {
  const values = { ...emptyValues(FIELDS), street: 'Hauptstraße 5', secret: 'x' };
  expect(only({ area: FIELDS.area, street: FIELDS.street }, values)).toEqual({
    area: null,
    street: 'Hauptstraße 5',
  });
});
