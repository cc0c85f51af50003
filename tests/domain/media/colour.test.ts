import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLACK,
  contrast,
  darkenedFor,
  hexOf,
  lightenedFor,
  luminance,
  mixed,
  nightShadesOf,
  parseColour,
  type Rgb,
  shadesOf,
  textOn,
  WHITE,
} from '#domain/media/colour.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);
/** Paper, sand and card of the storefront. */
const GROUNDS: readonly Rgb[] = [
  [250, 247, 242],
  [241, 235, 225],
  [255, 255, 255],
];

/** The same of the dark design; the card is the last. */
const DARK_GROUNDS: readonly Rgb[] = [
  [23, 19, 16],
  [44, 37, 32],
  [34, 28, 24],
];
/** Text of the dark design, its muted kind, and the two signs of it. */
const DARK_TEXT: readonly Rgb[] = [
  [244, 237, 228],
  [198, 185, 173],
];

describe('reading a colour', () => {
  it.each([
    ['#b3261e', '#b3261e'],
    ['#B3261E', '#b3261e'],
    [' #abc ', '#aabbcc'],
    ['#0008', '#777777'],
    ['#00000080', '#7f7f7f'],
  ])('%s is %s', (text, hex) => {
    expect(hexOf(parseColour(text) ?? expect.fail('not read'))).toBe(hex);
  });

  it.each([
    '',
    '#',
    '#12',
    '#12345',
    '#gggggg',
    'red',
    'rgb(179, 38, 30)',
    'hsl(120 100% 25%)',
    'oklch(0.628 0.25768 29.23)',
    'red;x:url(//e)',
    'var(--x)',
    'constructor',
    '__proto__(1 2 3)',
  ])('%s is not a colour', (text) => {
    expect(parseColour(text)).toBeNull();
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(parseColour(hexOf(colour))).toEqual(colour);
      }),
    );
  });
});

describe('contrast', () => {
  it.each<[Rgb, Rgb, number]>([
    [BLACK, WHITE, 21],
    [WHITE, BLACK, 21],
    [WHITE, WHITE, 1],
    [[119, 119, 119], WHITE, 4.48],
    [[118, 118, 118], WHITE, 4.54],
    [[255, 0, 0], WHITE, 4],
  ])('of %j and %j is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1);
  });

  it('on any colour black or white can be read', () => {
    fc.assert(fc.property(anyColour, (colour) => contrast(colour, textOn(colour)) >= 4.5));
  });
});

describe('the readable shade', () => {
  it('is the colour itself where that is readable', () => {
    expect(darkenedFor([179, 38, 30], GROUNDS, 4.5)).toEqual([179, 38, 30]);
  });

  it('of any colour reaches the contrast on every ground, and is never lighter than the colour', () => {
    fc.assert(
      fc.property(anyColour, fc.constantFrom(3, 4.5, 7), (colour, ratio) => {
        const shade = darkenedFor(colour, GROUNDS, ratio);
        for (const ground of GROUNDS) expect(contrast(shade, ground)).toBeGreaterThanOrEqual(ratio);
        expect(luminance(shade)).toBeLessThanOrEqual(luminance(colour));
      }),
    );
  });

  it('is no darker than necessary', () => {
    const shade = darkenedFor([255, 213, 74], [WHITE], 4.5);
    expect(contrast(shade, WHITE)).toBeLessThan(4.65);
    // Still a yellow: red before green before blue.
    expect(shade[0]).toBeGreaterThan(shade[1]);
    expect(shade[1]).toBeGreaterThan(shade[2]);
  });
});

describe('the readable shade on a dark page', () => {
  it('is the colour itself where that is readable', () => {
    expect(lightenedFor([255, 213, 74], DARK_GROUNDS, 4.5)).toEqual([255, 213, 74]);
  });

  it('of any colour reaches the contrast on every ground, and is never darker than the colour', () => {
    fc.assert(
      fc.property(anyColour, fc.constantFrom(3, 4.5, 7), (colour, ratio) => {
        const shade = lightenedFor(colour, DARK_GROUNDS, ratio);
        for (const ground of DARK_GROUNDS) expect(contrast(shade, ground)).toBeGreaterThanOrEqual(ratio);
        expect(luminance(shade)).toBeGreaterThanOrEqual(luminance(colour));
      }),
    );
  });

  it('keeps the hue, and is no paler than necessary', () => {
    const [red, green, blue] = lightenedFor([179, 38, 30], DARK_GROUNDS, 4.5);
    expect(red).toBeGreaterThan(230);
    expect(green).toBeLessThan(130);
    expect(blue).toBeLessThan(green + 10);
    expect(contrast(lightenedFor([179, 38, 30], [BLACK], 6), BLACK)).toBeLessThan(6.2);
  });
});

describe('the shades of a shop', () => {
  it('of any colour meet WCAG: text 4.5, shapes 3, on the tint and on hover as well', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const { text, strong, soft, ink, edge } = shadesOf(colour, GROUNDS);
        expect(contrast(text, colour)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, strong)).toBeGreaterThanOrEqual(4.5);
        for (const ground of [...GROUNDS, soft]) {
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
        }
        // The page's own text on the tint.
        expect(contrast([41, 34, 30], soft)).toBeGreaterThanOrEqual(7);
      }),
      { numRuns: 500 },
    );
  });

  it('of any colour meet WCAG on a dark page, where buttons stand out as well', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const shades = nightShadesOf(colour, DARK_GROUNDS);
        expect(contrast(shades.text, shades.colour)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(shades.text, shades.strong)).toBeGreaterThanOrEqual(4.5);
        for (const ground of DARK_GROUNDS) expect(contrast(shades.colour, ground)).toBeGreaterThanOrEqual(3);
        for (const ground of [...DARK_GROUNDS, shades.soft]) {
          expect(contrast(shades.ink, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(shades.edge, ground)).toBeGreaterThanOrEqual(3);
          for (const text of DARK_TEXT) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('on hover differ, even for black and white', () => {
    for (const colour of [BLACK, WHITE, [179, 38, 30], [255, 213, 74]] as const) {
      expect(shadesOf(colour, GROUNDS).strong).not.toEqual(colour);
    }
  });

  it('are mixed proportionally', () => {
    expect(mixed(BLACK, WHITE, 0)).toEqual(BLACK);
    expect(mixed(BLACK, WHITE, 1)).toEqual(WHITE);
    expect(mixed([0, 100, 200], [100, 100, 0], 0.5)).toEqual([50, 100, 100]);
  });
});
