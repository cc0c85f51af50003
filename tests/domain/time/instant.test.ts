import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInstant } from '#domain/time/instant.ts';

test.each([
  ['2026-11-21T12:00:00+01:00', '2026-11-21T11:00:00.000Z'],
  ['2026-11-21T12:00Z', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21T12:00:00.123Z', '2026-11-21T12:00:00.123Z'],
  ['2026-11-21T12:00:00+0100', '2026-11-21T11:00:00.000Z'],
  ['2028-02-29T00:00:00-05:00', '2028-02-29T05:00:00.000Z'],
])('%s is %s in every zone of the process', (text, expected) => {
  expect(parseInstant(text)?.toISOString()).toBe(expected);
});

test.each([
  '2026-02-30T10:00:00+01:00',
  '2026-02-29T10:00:00Z',
  '2027-03-28T02:30',
  '2026-11-21',
  '2026-11-21T24:00:00Z',
  '2026-11-21T12:60:00Z',
  '2026-13-01T12:00:00Z',
  '2026-00-10T12:00:00Z',
  '99999-01-01T00:00:00Z',
  '+099999-01-01T00:00:00Z',
  '2026-11-21T12:00:00+25:00',
  '2026-11-21T12:00:00Z\u0000',
  '0',
  '',
  'morgen',
])('A11 %j is not an instant', (text) => {
  expect(parseInstant(text)).toBeNull();
});

test('reads back what toISOString writes', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
      (date) => {
        expect(parseInstant(date.toISOString())?.getTime()).toBe(date.getTime());
      },
    ),
  );
});
