import { expect, test } from 'vitest';
import {
  correctedOf,
  emptyValues,
  field,
  fixed,
  group,
  labelsOf,
  line,
  list,
  mapping,
  namesOf,
  nullable,
  only,
  optional,
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

test('a one-line text has a limit, its own or the default', () => {
  expect([FIELDS.street.maximum, FIELDS.door.maximum]).toEqual([200, 50]);
});

test('only named fields have labels, only those that are not fixed are corrected', () => {
  expect(labelsOf(FIELDS)).toEqual({ street: 'Straße', door: 'Tür', country: 'Land', area: 'Liefergebiet' });
  expect(namesOf(correctedOf(FIELDS))).toEqual(['street', 'door', 'isCompany', 'country']);
});

test('only declared fields pass', () => {
  const values = { ...emptyValues(FIELDS), street: 'Hauptstraße 5', secret: 'x' };
  expect(only({ area: FIELDS.area, street: FIELDS.street }, values)).toEqual({
    area: null,
    street: 'Hauptstraße 5',
  });
});

const NESTED = {
  name: field('word'),
  size: optional(list({ label: field('word'), price: field('price') })),
  place: nullable(group({ city: field('word'), since: field('instant') })),
};

test('values are mapped by their kind, to the last field of groups and lists, in the order of the declaration', () => {
  const stored = {
    place: { since: 1, city: 'Linz' },
    size: [{ price: 390, label: 'klein', rest: 'x' }],
    name: 'Semmel',
    secret: 'x',
  };
  const mapped = mapping(NESTED, (kind) => (kind === 'price' ? () => null : (value) => value))(stored);
  expect(JSON.stringify(mapped)).toBe(
    '{"name":"Semmel","size":[{"label":"klein","price":null}],"place":{"city":"Linz","since":1}}',
  );
});

test('empty optional fields are left out, nullable ones are null', () => {
  const same = mapping(NESTED, () => (value) => value);
  const mapped = (size: unknown) => same({ name: 'A', size, place: null });
  expect([mapped(undefined), mapped([])]).toEqual(Array(2).fill({ name: 'A', place: null }));
  expect('size' in mapped([])).toBe(false);
});
