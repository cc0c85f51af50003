/** An RGB colour: red, green and blue from 0 to 255, whole numbers. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];

/** Minimum contrast in WCAG 2.2: for text, and for other visible essentials (icons, borders, focus). */
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;

/**
 * Parses #rgb, #rgba, #rrggbb or #rrggbbaa, which is all that colour fields accept. Transparency is blended with white. Null
 * for anything else.
 */
export function parseColour(text: string): Rgb | null {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1];
  if (!digits) return null;
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (place: number) => Number.parseInt(full.slice(place, place + 2), 16);
  const colour: Rgb = [at(0), at(2), at(4)];
  return full.length === 8 ? mixed(WHITE, colour, at(6) / 255) : colour;
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

/** Black or white, whichever is more legible; one of them always reaches 4.5. */
export function textOn(ground: Rgb): Rgb {
  return contrast(ground, WHITE) >= contrast(ground, BLACK) ? WHITE : BLACK;
}

/** Mixes `share` of the second colour, 0 to 1, into the first. */
export function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (at: 0 | 1 | 2) => Math.round(one[at] + (other[at] - one[at]) * share);
  return [channel(0), channel(1), channel(2)];
}

/**
 * The colour itself if it reaches the given contrast on every background, otherwise the same hue, darkened until it does.
 * The backgrounds have to be light.
 */
export function darkenedFor(colour: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  const limit = Math.min(...grounds.map((ground) => (luminance(ground) + 0.05) / ratio - 0.05));
  const own = luminance(colour);
  if (own <= limit) return colour;
  // Scaling linear light keeps the hue; rounding down keeps it below the limit.
  const dimmed = (channel: number) => Math.floor(encoded((linear(channel) * limit) / own));
  return [dimmed(colour[0]), dimmed(colour[1]), dimmed(colour[2])];
}

/**
 * The colour itself if it reaches the given contrast on every background, otherwise lightened until it does: brighter in
 * its hue as far as that goes, then paler. The backgrounds have to be dark.
 */
export function lightenedFor(colour: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  const limit = Math.max(...grounds.map((ground) => ratio * (luminance(ground) + 0.05) - 0.05));
  const own = luminance(colour);
  if (own >= limit) return colour;
  const brightest = Math.max(...colour.map(linear));
  const factor = brightest === 0 ? 1 : Math.min(limit / own, 1 / brightest);
  const pale = Math.max(0, (limit - own * factor) / (1 - own * factor));
  // Rounding up keeps it above the limit.
  const lit = (channel: number) => {
    const bright = linear(channel) * factor;
    return Math.min(255, Math.ceil(encoded(bright + (1 - bright) * pale)));
  };
  return [lit(colour[0]), lit(colour[1]), lit(colour[2])];
}

/** The variants of a shop colour that a page needs to be legible. */
export interface Shades {
  colour: Rgb;
  /** Text on it. */
  text: Rgb;
  /** The hover colour, a little stronger; `text` is legible on it too. */
  strong: Rgb;
  /** A tint for large areas. */
  soft: Rgb;
  /** The colour as text and icons on the backgrounds of the page, including the tint. */
  ink: Rgb;
  /** The colour as border, ring and sign on the backgrounds of the page. */
  edge: Rgb;
}

const STRONGER = 0.16;
const TINT = 0.09;
/** Luminance beyond which mixing in black, or white, makes no visible difference. */
const DARKEST = 0.02;
const LIGHTEST = 0.85;

/** The shades of a colour on the light backgrounds of a page. */
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

/** How much of the colour is in the tint of a dark page: more than on paper, where black would swallow it. */
const NIGHT_TINT = 0.13;

/**
 * The shades of a colour on the dark backgrounds of a page, the last of which is the card that the tint is mixed into. The
 * colour of buttons is lightened, too, until they stand out (3:1).
 */
export function nightShadesOf(written: Rgb, grounds: readonly Rgb[]): Shades {
  const colour = lightenedFor(written, grounds, SHAPE_CONTRAST);
  const text = textOn(colour);
  const soft = mixed(grounds.at(-1) ?? BLACK, colour, NIGHT_TINT);
  const all = [...grounds, soft];
  return {
    colour,
    text,
    strong: mixed(colour, strongerTowards(colour, text), STRONGER),
    soft,
    ink: lightenedFor(written, all, TEXT_CONTRAST),
    edge: lightenedFor(written, all, SHAPE_CONTRAST),
  };
}

/** Away from the text colour for legibility; at the end of the scale back towards it, where there is room. */
function strongerTowards(colour: Rgb, text: Rgb): Rgb {
  const light = luminance(colour);
  if (text === WHITE) return light > DARKEST ? BLACK : WHITE;
  return light < LIGHTEST ? WHITE : BLACK;
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
