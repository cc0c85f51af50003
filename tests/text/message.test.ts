import { describe, expect, expectTypeOf, it } from 'vitest';
import { message, richMessage } from '#text/message.ts';

describe('messages of the catalogues', () => {
  const products = message(
    '{count, plural, =0 {keine Produkte} one {# Produkt} other {# Produkte}} in {branch}',
  );

  it.each([
    [0, 'keine Produkte in Krems'],
    [1, '1 Produkt in Krems'],
    [2, '2 Produkte in Krems'],
    [1234, '1234 Produkte in Krems'],
  ])('pluralise %s', (count, words) => {
    expect(products({ count, branch: 'Krems' })).toBe(words);
  });

  it('choose among words', () => {
    const service = message('{service, select, delivery {Lieferung} other {Abholung}}');
    expect([service({ service: 'delivery' }), service({ service: 'pickup' })]).toEqual([
      'Lieferung',
      'Abholung',
    ]);
  });

  it('require the values that their source names', () => {
    expectTypeOf(products).parameter(0).toEqualTypeOf<{ count: number; branch: string | number }>();
  });

  it('return the pieces of a message with tags', () => {
    const terms = richMessage('Es gelten die <terms>AGB von {shop}</terms>.');
    const pieces = terms({ shop: 'Theke', terms: (words) => ({ link: words.join('') }) });
    expect(pieces).toEqual(['Es gelten die ', { link: 'AGB von Theke' }, '.']);
  });

  it('leave a value as it is, whatever it contains', () => {
    expect(message('Für {name}')({ name: "{x} <b>O'Neill</b> # '{'" })).toBe("Für {x} <b>O'Neill</b> # '{'");
  });

  it('take dates as words, which the domain formats', () => {
    expect(() => message('am {day, date}')({ day: new Date(0) as never })).toThrow(TypeError);
  });
});
