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
}

/** All pictures have the same size; the logo is square and transparent. */
export const PICTURE_SIZE = { width: 1600, height: 1200 } as const;
export const LOGO_SIZE = { width: 640, height: 640 } as const;

/** The reference from products, categories, branches and tags to a picture. */
export function imageRefOf(picture: DemoPicture): ImageRef {
  const isLogo = picture.layout === 'logo';
  const size = isLogo ? LOGO_SIZE : PICTURE_SIZE;
  return { id: picture.id, version: 1, extension: isLogo ? 'png' : 'webp', alt: picture.alt, ...size };
}
