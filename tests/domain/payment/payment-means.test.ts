import { describe, expect, it } from 'vitest';
import {
  fitMeans,
  type KnownMeans,
  MOST_MEANS,
  namesIn,
  shownMeans,
  withLastPictures,
  writtenMeans,
  writtenMeansFaults,
} from '#domain/payment/payment-means.ts';

const told = (id: string, de = id, en = de) => ({ id, names: { de, en } });
const known = (id: string, picture: string | null): KnownMeans => ({ ...told(id), picture });
const namesOf = (list: readonly { names: { de: string } }[]) => list.map(({ names }) => names.de);

describe('R320: what a provider has told', () => {
  it('is shown in its order and words, each once', () => {
    const list = [told('twint', 'TWINT'), told('creditcard', 'Karte', 'Card'), told('twint', 'Noch einmal')];
    expect(fitMeans(list)).toEqual([list[0], list[1]]);
  });

  it.each([
    ['  Apple\n\u0000 Pay ', 'Apple Pay'],
    ['x'.repeat(99), 'x'.repeat(40)],
    ['💳'.repeat(99), '💳'.repeat(40)],
  ])('has a name on one line: %j', (text, name) => {
    expect(namesOf(fitMeans([told('a', text)]))).toEqual([name]);
  });

  it('is named in the other language where one is missing, and left out without any name', () => {
    expect(fitMeans([told('a', '', 'Card'), told('b', 'Karte', ' '), told('c', ' ')])).toEqual([
      told('a', 'Card', 'Card'),
      told('b', 'Karte', 'Karte'),
    ]);
  });

  it('is not too much to read', () => {
    const many = Array.from({ length: 50 }, (_, index) => told(`m${index}`));
    expect(fitMeans(many)).toEqual(many.slice(0, MOST_MEANS));
  });
});

it('R321: a picture that could not be fetched is the last one that could', () => {
  const last = [known('eps', 'old-eps'), known('gone', 'old-gone'), known('twint', 'old-twint')];
  const read = [known('twint', 'new-twint'), known('eps', null), known('new', null)];
  expect(withLastPictures(read, last)).toEqual([
    known('twint', 'new-twint'),
    known('eps', 'old-eps'),
    known('new', null),
  ]);
});

it('R322: what is written are names between commas, each once, the same in every language', () => {
  expect(namesIn(' Visa, Mastercard;TWINT\n PostFinance Pay,, ')).toEqual([
    'Visa',
    'Mastercard',
    'TWINT',
    'PostFinance Pay',
  ]);
  expect(namesIn(' ,; ')).toEqual([]);
  expect(writtenMeans(['Visa', ' Visa ', 'TWINT'])).toEqual([known('Visa', null), known('TWINT', null)]);
});

it.each([
  [['Visa', 'x'.repeat(41), ` ${'y'.repeat(40)} `], ['names.1 means-name-too-long']],
  [Array.from({ length: MOST_MEANS + 1 }, (_, one) => `m${one}`), ['names means-too-many']],
  [Array.from({ length: 99 }, () => 'Visa'), []],
])('R322: %j is wrong at %j', (names, expected) => {
  expect(writtenMeansFaults(names).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

it('R320: guests read it in their language, with a picture from our own server', () => {
  const list = [{ ...told('creditcard', 'Karte', 'Card'), picture: 'ab12' }, known('eps', null)];
  expect(shownMeans('mollie', list, 'en')).toEqual([
    { method: 'mollie', name: 'Card', image: '/image/means/ab12.png' },
    { method: 'mollie', name: 'eps', image: null },
  ]);
  expect(shownMeans('mollie', list, 'de')[0]?.name).toBe('Karte');
});
