import { expect, test } from 'vitest';
import { isMatch, soughtTicket } from '#web/backoffice/shell/finder-match.ts';

test.each([
  ['12', 12],
  [' #12 ', 12],
  ['Bestellung 12', 12],
  ['bestellung #7', 7],
  ['Bon 3', 3],
  ['Nr. 40', 40],
  ['0', null],
  ['1234567890', null],
  ['12 Semmeln', null],
  ['Bestellung', null],
  ['', null],
])('%j asks for the order %j', (query, ticket) => {
  expect(soughtTicket(query)).toBe(ticket);
});

test('every word has to occur, in any order and case', () => {
  expect(isMatch('Neues Produkt anlegen', 'produkt NEU')).toBe(true);
  expect(isMatch('Neues Produkt anlegen', 'produkt alt')).toBe(false);
  expect(isMatch('Öffnungszeiten', 'öff')).toBe(true);
  expect(isMatch('Anything', '')).toBe(true);
});
