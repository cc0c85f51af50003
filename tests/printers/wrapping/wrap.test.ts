import { describe, expect, test } from 'vitest';
import { hyphenPlaces } from '#printers/wrapping/hyphenation.ts';
import { wrap } from '#printers/wrapping/wrap.ts';

/** All places, the best of them as ' = '. */
function marked(word: string): string {
  const ranks = new Map(hyphenPlaces(word).map(({ at, rank }) => [at, rank]));
  return [...word]
    .map((letter, at) => {
      const rank = ranks.get(at);
      return rank === undefined ? letter : (rank === 3 ? ' = ' : '-') + letter;
    })
    .join('');
}

describe('where a word may be broken', () => {
  test.each([
    'Fein-kost = packerl',
    'Leber-käs = sem-mel',
    'Käse = spätzle',
    'Back = hendl = salat',
    'Scho-ko-la-den = torte',
    'Spar-gel = creme = suppe',
    'Elek-tri-zi-tä-ten-haupt-be-triebs-werk',
    'Wein-stube',
    'Spa-ghetti',
    'Son-der-preis',
    '"Heu-ri-gen = jause"',
    'Kräu-ter = bröt-chen/Kür-bis = brot',
  ])('%s', (expected) => {
    expect(marked(expected.replaceAll(/ = |-/g, ''))).toBe(expected);
  });

  test.each([
    'anna.huber@example.at',
    'K7MPW3XQ9T',
    '1.234,50',
    'theke.example.at',
    'a_b_cdefgh',
    'Brrrr',
    'Tee',
  ])('nowhere in %s', (word) => expect(hyphenPlaces(word)).toEqual([]));
});

describe('rows', () => {
  test.each([
    ['1 x Feinkostpackerl „Daheim“', ['1 x Feinkost-', 'packerl', '„Daheim“']],
    ['2 x Leberkässemmel', ['2 x', 'Leberkässemmel']],
    ['12 x Spargelcremesuppe/Kürbiscremesuppe', ['12 x Spargel-', 'cremesuppe/', 'Kürbiscreme-', 'suppe']],
    ['anna.huber-maierhofer@example.at', ['anna.huber-', 'maierhofer@', 'example.at']],
    ['A,C,F,G,L,M,N,O,P,R', ['A,C,F,G,L,M,N,O,', 'P,R']],
    ['Mjlkcfrtgzhpqwsxb', ['Mjlkcfrtgzhpqwsx', 'b']],
    ['eins\n\nzwei', ['eins', 'zwei']],
  ])('%s', (text, rows) => {
    expect(wrap(text, 16, 14)).toEqual(rows);
  });

  test('a row that would be half empty takes the first of two words with a slash between them', () => {
    expect(wrap('1 x Jause/Vesper', 14, 14)).toEqual(['1 x Jause/', 'Vesper']);
    expect(wrap('hausgemacht Jause/Vesper', 18, 18)).toEqual(['hausgemacht', 'Jause/Vesper']);
    expect(wrap('Tel. 0664/1234567-89', 18, 18)).toEqual(['Tel.', '0664/1234567-89']);
  });

  test('a long word begins beside the one before only where it reads well', () => {
    expect(wrap('1 x Donaudampfschifffahrt', 16, 14)).toEqual(['1 x Donaudampf-', 'schifffahrt']);
    expect(wrap('hausgemachter Kartoffelpuffer-Teller', 16, 14)).toEqual([
      'hausgemachter',
      'Kartoffel-',
      'puffer-Teller',
    ]);
  });
});
