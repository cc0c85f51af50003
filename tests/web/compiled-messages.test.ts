import { describe, expect, it } from 'vitest';
import { message, richMessage } from '#text/message.ts';
import { compileMessages } from '#web/compiled-messages.ts';

/** What the build replaces a message with. */
function built(kind: 'message' | 'richMessage', source: string): (values: object) => unknown {
  return new Function(`return ${compileMessages(`${kind}(${JSON.stringify(source)})`)}`)();
}

const tag = (words: readonly unknown[]) => ({ words });

const TEXTS: readonly (readonly [source: string, values: object])[] = [
  ['Inhalt', {}],
  ['{name} ({price})', { name: 'Wels', price: 0 }],
  ["ein `$'{Wort}'` und \\ {name}", { name: '`' }],
  ['{kind, select, image {Bild} images {Bilder} other {Datei}} {name}', { kind: 'images', name: 1 }],
  ['{kind, select, image {Bild} other {}}', { kind: 'toString' }],
  ...[0, 1, 2, 1234, 1.5].flatMap((count): [string, object][] => [
    ['{count, plural, one {# Produkt} =0 {nichts} other {# Produkte}} in {name}', { count, name: 'Krems' }],
    [
      '{unit, select, days {{count, plural, one {# Tag} other {# Tage}}} other {{count, plural, other {#}}}} Vorlauf',
      { count, unit: count > 1 ? 'days' : 'weeks' },
    ],
  ]),
];

describe('messages as functions', () => {
  it.each(TEXTS)('says %s as elsewhere', (source, values) => {
    expect(built('message', source)(values)).toBe(message(source)(values as never));
  });

  it.each([
    [
      'Es gelten die <terms>AGB von {shop}, Stand <b>{year}</b></terms> ({shop}).',
      { shop: 'Theke', year: 2026 },
    ],
    ['<terms>{year, plural, one {#} other {# Jahre}}</terms><b>!</b>', { shop: 'Theke', year: 2026 }],
    ['Ohne {shop}', { shop: 'Theke' }],
  ])('has the pieces of %s', (source, values) => {
    const all = { ...values, terms: tag, b: tag };
    expect(built('richMessage', source)(all)).toEqual(richMessage(source as string)(all as never));
  });

  it('refuses what it cannot compile', () => {
    expect(() => compileMessages('message(text)')).toThrow(SyntaxError);
    expect(() => built('message', 'am {day, date}')).toThrow(SyntaxError);
    expect(() => built('richMessage', '{n, plural, one {<b>#</b>} other {}}')).toThrow(SyntaxError);
  });
});
