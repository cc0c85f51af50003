import { BLACK, hexOf, parseColour, textOn } from '#domain/media/colour.ts';
import type { ImageRef } from '#domain/media/image.ts';
import type { Config } from '#domain/shop/shop.ts';
import type { Drawing } from './image-template.ts';

/** What an icon is for: anywhere, places that mask it to a shape, or the iPhone's home screen, which adds no background. */
export type IconPurpose = 'any' | 'maskable' | 'apple';

export interface AppIcon {
  /** Longest edge in pixels; icons are square. */
  size: number;
  purpose: IconPurpose;
}

/** The icons of the installed app, by the name under which they are served. */
export const APP_ICONS = {
  'any-192': { size: 192, purpose: 'any' },
  'any-512': { size: 512, purpose: 'any' },
  'maskable-192': { size: 192, purpose: 'maskable' },
  'maskable-512': { size: 512, purpose: 'maskable' },
  'apple-180': { size: 180, purpose: 'apple' },
} as const satisfies Record<string, AppIcon>;
export type AppIconName = keyof typeof APP_ICONS;

/** The share of the edge that the picture fills: a maskable icon keeps to a square inside the 80 % safe zone. */
const SHARES: Record<IconPurpose, number> = { any: 1, maskable: 0.56, apple: 0.8 };
/** The background of pages, and of the app while it starts. */
export const APP_GROUND = '#faf7f2';
const CLEAR = '#00000000';
/** Smaller pictures would look blurred on the home screen. */
const SMALLEST_PICTURE = 180;
const LETTER_FONT = 'Fraunces';

type Look = Pick<Config, 'shopName' | 'primaryColor' | 'logo' | 'favicon'>;

/** The source picture of the icons: the favicon if it is large enough, otherwise the logo. */
export function iconPicture({ logo, favicon }: Look): ImageRef | null {
  const isLarge = favicon !== null && Math.min(favicon.width, favicon.height) >= SMALLEST_PICTURE;
  return isLarge ? favicon : (logo ?? favicon);
}

/** An icon as a drawing: the picture on the shop's background, or the first letter of its name on its colour. */
export function iconDrawing(look: Look, { size, purpose }: AppIcon, picture: ImageRef | null): Drawing {
  const drawing = { width: size, height: size, background: null };
  if (!picture) {
    return { ...drawing, backgroundColor: look.primaryColor, layers: [letter(look, size)] };
  }
  const margin = Math.round((size * (1 - SHARES[purpose])) / 2);
  const edge = size - 2 * margin;
  return {
    ...drawing,
    backgroundColor: purpose === 'any' ? CLEAR : APP_GROUND,
    layers: [
      {
        type: 'image',
        image: picture,
        fit: 'contain',
        x: margin,
        y: margin,
        width: edge,
        height: edge,
        rotation: 0,
        opacity: 1,
      },
    ],
  };
}

function letter({ shopName, primaryColor }: Look, size: number): Drawing['layers'][number] {
  const [first = 'T'] = shopName.trim();
  return {
    type: 'text',
    text: first.toUpperCase(),
    font: LETTER_FONT,
    size: Math.round(size * 0.55),
    weight: 600,
    isItalic: false,
    color: hexOf(textOn(parseColour(primaryColor) ?? BLACK)),
    align: 'center',
    verticalAlign: 'middle',
    x: 0,
    y: 0,
    width: size,
    height: size,
    rotation: 0,
    opacity: 1,
  };
}
