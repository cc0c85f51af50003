import type { ImageRef } from '#domain/media/image.ts';

/** What the motifs lie on; the background behind it is a calm colour. */
export type Surface = 'plate' | 'board' | 'slate' | 'cloth' | 'platter' | 'shelf';

/**
 * How the motifs are laid out: `hero` one large with companions, `basket` goods sticking out of a basket, `scatter` many
 * on one platter, `shelf` standing side by side, `shop` and `counter` the scenes of a branch, `badge` one motif on a
 * disc, `logo` the shop's logo.
 */
export type Layout = 'hero' | 'scatter' | 'basket' | 'shelf' | 'shop' | 'counter' | 'badge' | 'logo';

/** One picture of the demo shop, as data; compose-picture.ts draws it. */
export interface DemoPicture {
  /** Also the image's id in the database. */
  id: number;
  alt: string;
  layout: Layout;
  surface: Surface;
  /** CSS colour of the background. */
  ground: string;
  /** Names of fluent-emoji icons, the most important first. */
  motifs: readonly string[];
  /** For the top of a page: larger, and all that matters lies in the band that every shape of screen shows. */
  isWide?: boolean;
}

/** In pixels. Pictures at the top of a page fill 1440 px on a sharp screen; the logo is square and transparent. */
const PICTURE_SIZE = { width: 1280, height: 960 } as const;
const WIDE_SIZE = { width: 2400, height: 1500 } as const;
const LOGO_SIZE = { width: 640, height: 640 } as const;

export function sizeOf({ layout, isWide }: DemoPicture): { width: number; height: number } {
  if (layout === 'logo') return LOGO_SIZE;
  return isWide || layout === 'shop' || layout === 'counter' ? WIDE_SIZE : PICTURE_SIZE;
}

/** The reference from products, categories, branches and tags to a picture. */
export function imageRefOf(picture: DemoPicture): ImageRef {
  const extension = picture.layout === 'logo' ? 'png' : 'webp';
  return { id: picture.id, version: 1, extension, alt: picture.alt, ...sizeOf(picture) };
}
