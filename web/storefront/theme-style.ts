import type { Config } from '#domain/shop.ts';

type Look = Pick<Config, 'primaryColor' | 'secondaryColor' | 'fontFamily' | 'borderRadius'>;

const COLOUR = /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|hsl|oklch|oklab)a?\([\d\s.,%/deg-]+\))$/i;
const LENGTH = /^\d{1,3}(\.\d{1,4})?(px|rem|em)$/;
/** The first family only: theme.css has the fallbacks, scaled to our fonts. */
const FONT = /^[\w -]{1,60}$/;

/** Custom properties of the shop's look for the html element; values that are no plain CSS value are left out. */
export function themeStyle(look: Look): string {
  const properties: string[] = [];
  if (COLOUR.test(look.primaryColor)) {
    properties.push(`--primary:${look.primaryColor}`, `--on-primary:${readableOn(look.primaryColor)}`);
  }
  if (COLOUR.test(look.secondaryColor)) properties.push(`--secondary:${look.secondaryColor}`);
  if (LENGTH.test(look.borderRadius)) properties.push(`--radius:${look.borderRadius}`);
  const font =
    look.fontFamily
      .split(',')[0]
      ?.replaceAll(/['"]| Variable\b/g, '')
      .trim() ?? '';
  if (FONT.test(font)) properties.push(`--font:${font}`);
  return properties.join(';');
}

/** Black or white, whichever can be read better on a hexadecimal colour (WCAG contrast); white on any other. */
export function readableOn(colour: string): '#000000' | '#ffffff' {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!hex) return '#ffffff';
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(full.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#000000';
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
