/** A colour of the screen: red, green and blue from 0 to 255, whole numbers. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];

/** WCAG 2.2: text, and everything else that one has to make out (icons, borders, focus). */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

/**
 * Reads a CSS colour: #rgb, #rgba, #rrggbb, #rrggbbaa, a name, rgb(), hsl() or oklch() in the old and the new notation. What
 * shines through is computed on white, what lies beyond the screen is brought to its edge. Null for anything else.
 */
export function parseColour(text: string): Rgb | null {
  const written = text.trim().toLowerCase();
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(written)?.[1] ?? NAMES.get(written);
  if (digits) return fromHex(digits);
  const [, model = '', list = ''] = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/.exec(written) ?? [];
  const words = list.trim().split(/\s*[,/]\s*|\s+/);
  const numbers = words.flatMap((word) => readNumber(word) ?? []);
  const [first, second, third, alpha = OPAQUE] = numbers;
  if (!first || !second || !third || words.length > 4 || numbers.length < words.length) return null;
  const colour = FUNCTIONS.get(model)?.(first, second, third);
  return colour ? onWhite(colour, fraction(alpha)) : null;
}

/** '#b3261e' */
export function hexOf(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance(colour: Rgb): number {
  const [red, green, blue] = colour;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever can be read better; one of them always reaches 4.5. */
export function textOn(ground: Rgb): Rgb {
  return contrast(ground, WHITE) >= contrast(ground, BLACK) ? WHITE : BLACK;
}

/** `share` of the second colour, 0 to 1, in the first. */
export function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (at: 0 | 1 | 2) => Math.round(one[at] + (other[at] - one[at]) * share);
  return [channel(0), channel(1), channel(2)];
}

/**
 * The colour itself where it stands out from every ground by the given contrast, otherwise its hue as dark as that takes. The
 * grounds have to be light ones.
 */
export function darkenedFor(colour: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  const limit = Math.min(...grounds.map((ground) => (luminance(ground) + 0.05) / ratio - 0.05));
  const own = luminance(colour);
  if (own <= limit) return colour;
  // Light that is dimmed keeps its hue; rounding down keeps it below the limit.
  const dimmed = (channel: number) => Math.floor(encoded((linear(channel) * limit) / own));
  return [dimmed(colour[0]), dimmed(colour[1]), dimmed(colour[2])];
}

/** What a page needs of one colour of the shop so that everybody can read it. */
export interface Shades {
  colour: Rgb;
  /** Text on it. */
  text: Rgb;
  /** The same a little stronger, for what the pointer is over; `text` can be read on it too. */
  strong: Rgb;
  /** A tint for large areas. */
  soft: Rgb;
  /** The colour as text and icons on light grounds, the tint among them. */
  ink: Rgb;
  /** The colour as border, ring and sign on light grounds. */
  edge: Rgb;
}

const STRONGER = 0.16;
const TINT = 0.09;
/** A black that gets no blacker, and a white that gets no whiter. */
const DARKEST = 0.02;
const LIGHTEST = 0.85;

/** The shades of a colour on the light grounds of a page. */
export function shadesOf(colour: Rgb, grounds: readonly Rgb[]): Shades {
  const text = textOn(colour);
  const soft = mixed(WHITE, colour, TINT);
  const all = [...grounds, soft];
  return {
    colour,
    text,
    strong: mixed(colour, strongerTowards(colour, text), STRONGER),
    soft,
    ink: darkenedFor(colour, all, TEXT_CONTRAST),
    edge: darkenedFor(colour, all, SHAPE_CONTRAST),
  };
}

/** Away from the text, so that it gets easier to read; at the end of the scale back towards it, where there is room. */
function strongerTowards(colour: Rgb, text: Rgb): Rgb {
  const light = luminance(colour);
  if (text === WHITE) return light > DARKEST ? BLACK : WHITE;
  return light < LIGHTEST ? WHITE : BLACK;
}

interface CssNumber {
  value: number;
  unit: string;
}

const OPAQUE: CssNumber = { value: 1, unit: '' };

function readNumber(text: string): CssNumber | null {
  const [, digits, unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/.exec(text) ?? [];
  return digits === undefined ? null : { value: Number(digits), unit };
}

/** A share of the whole, 0 to 1: '50%', '0.5', or half of `whole`. */
function fraction({ value, unit }: CssNumber, whole = 1): number {
  return clamp(unit === '%' ? value / 100 : value / whole);
}

type Reading = (first: CssNumber, second: CssNumber, third: CssNumber) => Rgb;

const FUNCTIONS: ReadonlyMap<string, Reading> = new Map<string, Reading>([
  [
    'rgb',
    (red, green, blue) => [
      Math.round(fraction(red, 255) * 255),
      Math.round(fraction(green, 255) * 255),
      Math.round(fraction(blue, 255) * 255),
    ],
  ],
  [
    'hsl',
    ({ value: hue }, saturation, lightness) =>
      fromHsl(hue, fraction(saturation, 100), fraction(lightness, 100)),
  ],
  [
    'oklch',
    (lightness, chroma, { value: hue }) =>
      fromOklch(fraction(lightness), chroma.unit === '%' ? chroma.value * 0.004 : chroma.value, hue),
  ],
]);

function fromHex(digits: string): Rgb {
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (place: number) => Number.parseInt(full.slice(place, place + 2), 16);
  return onWhite([at(0), at(2), at(4)], full.length === 8 ? at(6) / 255 : 1);
}

function onWhite(colour: Rgb, alpha: number): Rgb {
  return alpha === 1 ? colour : mixed(WHITE, colour, alpha);
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab/ */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (light: number) => Math.round(encoded(clamp(light)));
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** A channel of 0 to 255 as linear light, 0 to 1. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear light as a channel, 0 to 255, not rounded. */
function encoded(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}

/** The names of CSS Color 4, each with its value. */
const NAMES: ReadonlyMap<string, string> = new Map(
  `aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000
  blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00
  chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b
  darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b
  darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f
  darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493
  deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22
  fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f
  grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa
  lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff
  lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a
  lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de
  lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa
  mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee
  mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa
  mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23
  orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee
  palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6
  purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072
  sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd
  slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8
  tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32`
    .split(/\s+/)
    .flatMap((word, index, words) => (index % 2 === 0 ? [[word, words[index + 1] ?? ''] as const] : [])),
);
