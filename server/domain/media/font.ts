/** A family as GET /fonts lists it. Variants: weight, with a trailing 'i' for italics ('400', '400i'). */
export interface FontFamily {
  family: string;
  variants: string[];
}

export interface FontVariant {
  /** 100 to 900. */
  weight: number;
  isItalic: boolean;
}

function family(name: string, weights: readonly number[]): FontFamily {
  return { family: name, variants: weights.flatMap((weight) => [`${weight}`, `${weight}i`]) };
}

/** The families that come with Theke (R125), all with italics. */
export const BUNDLED_FONTS: readonly FontFamily[] = [
  family('Figtree', [300, 400, 500, 600, 700, 800, 900]),
  family('Fraunces', [100, 200, 300, 400, 500, 600, 700, 800, 900]),
  family('Inter', [100, 200, 300, 400, 500, 600, 700, 800, 900]),
  family('Lato', [100, 300, 400, 700, 900]),
  family('Lora', [400, 500, 600, 700]),
  family('Montserrat', [100, 200, 300, 400, 500, 600, 700, 800, 900]),
  family('Nunito', [200, 300, 400, 500, 600, 700, 800, 900]),
  family('Playfair Display', [400, 500, 600, 700, 800, 900]),
];

/** The normalised key of a family: 'Playfair Display', 'Playfair+Display' and 'playfair-display' are the same. */
export function fontKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s+-]+/g, '-');
}

/** The family of that name in any spelling; null if there is none. */
export function fontFamily(name: string, families: readonly FontFamily[] = BUNDLED_FONTS): FontFamily | null {
  const key = fontKey(name);
  return families.find((candidate) => fontKey(candidate.family) === key) ?? null;
}

/** '700i' -> 700 and italic; 'regular', 'italic' and '700italic' are accepted as well. Null for anything else. */
export function fontVariant(text: string): FontVariant | null {
  const [, weight, style] = /^([1-9]00|regular|(?=italic$))(i|italic)?$/.exec(text) ?? [];
  if (weight === undefined) return null;
  return { weight: /^\d/.test(weight) ? Number(weight) : 400, isItalic: style !== undefined };
}

export function variantName({ weight, isItalic }: FontVariant): string {
  return `${weight}${isItalic ? 'i' : ''}`;
}

/** The closest variant of a family: the same style, the nearest weight, the bolder one on a tie. */
export function nearestVariant({ variants }: FontFamily, wanted: FontVariant): FontVariant {
  const offered = variants.flatMap((name) => fontVariant(name) ?? []);
  const distance = ({ weight, isItalic }: FontVariant) =>
    Math.abs(weight - wanted.weight) +
    (weight < wanted.weight ? 1 : 0) +
    (isItalic === wanted.isItalic ? 0 : 1000);
  return offered.reduce((best, variant) => (distance(variant) < distance(best) ? variant : best), {
    weight: 400,
    isItalic: false,
  });
}

/** A subset of a font: its characters, and its WOFF2 file in base64. */
export interface FontPart {
  unicodeRange: string;
  base64: string;
}

/** A style sheet that needs no further request. All values come from our own lists, never from a request's URL (A50). */
export function fontFaceCss(
  name: string,
  { weight, isItalic }: FontVariant,
  parts: readonly FontPart[],
): string {
  return parts
    .map(
      ({ unicodeRange, base64 }) =>
        `@font-face{font-family:"${name}";font-style:${isItalic ? 'italic' : 'normal'};font-weight:${weight};` +
        `font-display:swap;src:url(data:font/woff2;base64,${base64}) format("woff2");unicode-range:${unicodeRange}}\n`,
    )
    .join('');
}
