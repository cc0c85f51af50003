import { describe, expect, it, test } from 'vitest';
import {
  BUNDLED_FONTS,
  fontFaceCss,
  fontFamily,
  fontKey,
  fontVariant,
  nearestVariant,
  variantName,
} from '#domain/media/font.ts';

test.each(['Playfair Display', 'Playfair+Display', 'playfair-display', ' PLAYFAIR  display '])(
  'a family is found as %j',
  (name) => {
    expect(fontFamily(name)?.family).toBe('Playfair Display');
  },
);

test.each([
  '',
  '#tests/',
  'x@127.0.0.1',
  'http://169.254.169.254',
  'Playfair',
  'constructor',
  'inter}body{}',
])('A50 %j is not a family', (name) => {
  expect(fontFamily(name)).toBeNull();
});

test('every family has a key of its own and the weight of running text', () => {
  expect(new Set(BUNDLED_FONTS.map(({ family }) => fontKey(family))).size).toBe(BUNDLED_FONTS.length);
  for (const { variants } of BUNDLED_FONTS)
    expect(variants).toEqual(expect.arrayContaining(['400', '400i', '700']));
});

describe('variants', () => {
  it.each([
    ['400', 400, false],
    ['700i', 700, true],
    ['regular', 400, false],
    ['italic', 400, true],
    ['700italic', 700, true],
  ] as const)('%s', (text, weight, isItalic) => {
    expect(fontVariant(text)).toEqual({ weight, isItalic });
  });

  it.each(['', 'i', '0', '450', '4000', '400I', '}body{}', '400}', 'bold', '400\n', 'regularregular'])(
    'A50 %j is not one',
    (text) => {
      expect(fontVariant(text)).toBeNull();
    },
  );

  it('survive the round trip through their names', () => {
    for (const name of BUNDLED_FONTS.flatMap(({ variants }) => variants)) {
      const variant = fontVariant(name);
      expect(variant && variantName(variant)).toBe(name);
    }
  });
});

test.each([
  [['400', '700'], 600, false, '700'],
  [['400', '700'], 500, false, '400'],
  [['400', '600'], 500, false, '600'],
  [['400', '400i', '700'], 700, true, '400i'],
  [['300', '900'], 100, true, '300'],
  [['400', '400i'], 400, true, '400i'],
] as const)('of %j the nearest to %d (italic: %s) is %s', (variants, weight, isItalic, nearest) => {
  const found = nearestVariant({ family: 'x', variants: [...variants] }, { weight, isItalic });
  expect(variantName(found)).toBe(nearest);
});

test('the style sheet embeds its fonts', () => {
  expect(
    fontFaceCss('Lora', { weight: 700, isItalic: true }, [
      { unicodeRange: 'U+0000-00FF', base64: 'QQ==' },
      { unicodeRange: 'U+0100-02BA', base64: 'Qg==' },
    ]),
  ).toBe(
    '@font-face{font-family:"Lora";font-style:italic;font-weight:700;font-display:swap;' +
      'src:url(data:font/woff2;base64,QQ==) format("woff2");unicode-range:U+0000-00FF}\n' +
      '@font-face{font-family:"Lora";font-style:italic;font-weight:700;font-display:swap;' +
      'src:url(data:font/woff2;base64,Qg==) format("woff2");unicode-range:U+0100-02BA}\n',
  );
});
