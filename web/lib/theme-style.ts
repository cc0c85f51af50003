import { hexOf, nightShadesOf, parseColour, type Rgb, type Shades, shadesOf } from '#domain/media/colour.ts';
import { BUNDLED_FONTS, fontFamily, fontKey } from '#domain/media/font.ts';
import type { Config } from '#domain/shop/shop.ts';

export type Look = Pick<Config, 'primaryColor' | 'secondaryColor' | 'fontFamily' | 'borderRadius'>;

/** The light backgrounds of theme.css on which a shop colour is text, icon or line: paper, sand, card. */
export const GROUNDS: readonly Rgb[] = [
  [250, 247, 242],
  [241, 235, 225],
  [255, 255, 255],
];

/** The same of dark.css; the card comes last (nightShadesOf). */
export const DARK_GROUNDS: readonly Rgb[] = [
  [23, 19, 16],
  [44, 37, 32],
  [34, 28, 24],
];

const LENGTH = /^(0|\d{1,3}(\.\d{1,4})?(px|rem|em|%))$/;
const FONT = /^[\p{L}\p{N} -]{1,60}$/u;
/** The font families of theme.css: the default, and the headings. */
const TEXT_FAMILY = 'Figtree';
const DISPLAY_FAMILY = 'Fraunces';

/** Custom properties of the shop's look for the html element; values that are not plain CSS values are dropped. */
export function themeStyle(look: Look): string {
  return themeProperties(look)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** The same as pairs: ['--primary', '#b3261e']. */
export function themeProperties(look: Look): [name: string, value: string][] {
  const radius = look.borderRadius.trim();
  const font = firstFamily(look);
  return [
    ...shadeProperties('primary', look.primaryColor),
    ...shadeProperties('secondary', look.secondaryColor),
    ...(LENGTH.test(radius) ? [['--radius', radius] as [string, string]] : []),
    // The first family only: theme.css has the fallbacks, scaled to our fonts.
    ...(FONT.test(font) ? [['--font', `'${fontFamily(font)?.family ?? font}'`] as [string, string]] : []),
  ];
}

/** The bundled family of a setting, as listed; without a setting that of body text. */
export function textFamily(look: Pick<Look, 'fontFamily'>): string {
  return fontFamily(firstFamily(look))?.family ?? (firstFamily(look) || TEXT_FAMILY);
}

/**
 * A colour with all variants that WCAG requires for its uses, on light and on dark pages; theme.css says where each is used,
 * dark.css which of them apply.
 */
function shadeProperties(name: 'primary' | 'secondary', written: string): [string, string][] {
  const colour = parseColour(written);
  if (!colour) return [];
  return [
    ...named(name, '--', shadesOf(colour, GROUNDS)),
    ...named(name, '--dark-', nightShadesOf(colour, DARK_GROUNDS)),
  ];
}

function named(name: string, prefix: '--' | '--dark-', shades: Shades): [string, string][] {
  const property = (variable: string, shade: keyof Shades): [string, string] => [
    `${prefix}${variable}`,
    hexOf(shades[shade]),
  ];
  return [
    property(name, 'colour'),
    property(`on-${name}`, 'text'),
    property(`${name}-strong`, 'strong'),
    property(`${name}-soft`, 'soft'),
    property(`${name}-ink`, 'ink'),
    property(`${name}-edge`, 'edge'),
  ];
}

/**
 * Whether a built file is needed for that look's first view: all files but the fonts of other families. The style sheet
 * knows all of them; only these are preloaded.
 */
export function isNeededEarly(href: string, look: Pick<Look, 'fontFamily'>): boolean {
  const file = href.split('/').at(-1) ?? '';
  const font = BUNDLED_FONTS.find(({ family }) => file.startsWith(`${fontKey(family)}-latin-`));
  const text = fontFamily(firstFamily(look))?.family ?? TEXT_FAMILY;
  return !font || font.family === text || font.family === DISPLAY_FAMILY;
}

function firstFamily({ fontFamily: families }: Pick<Look, 'fontFamily'>): string {
  const [first = ''] = families.split(',');
  return first.replaceAll(/['"]| Variable\b/g, '').trim();
}
