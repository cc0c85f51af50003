import type { Dots } from '#domain/drawing/dots.ts';
import type { ImageRef } from '#domain/media/image.ts';
import { image } from '#entities/image.ts';
import { imageFile } from '#use-cases/files/read-image.ts';
import type { Deps } from '#use-cases/ports.ts';

/** In dots: 32 of the 48 mm that are printed on the narrowest paper, of the 72 mm on the widest. */
const WIDEST = 256;
const HIGHEST = 160;

/** A logo as dots of a printer, their bits in base64. */
export interface SlipLogo extends Omit<Dots, 'bits'> {
  bits: string;
}

type Picture = Pick<ImageRef, 'id' | 'version' | 'extension'>;

/** The last one that was drawn: a shop has one logo, and each receipt asks for it. */
const drawn = new WeakMap<Deps['storage'], { file: string; logo: SlipLogo | null }>();

/** The logo as it is printed; null without one, for one of which paper shows nothing, and for a file that cannot be read. */
export async function slipLogo(
  { storage, images }: Pick<Deps, 'storage' | 'images'>,
  picture: Picture | null,
): Promise<SlipLogo | null> {
  if (!picture) return null;
  const file = imageFile(picture);
  const known = drawn.get(storage);
  if (known?.file === file) return known.logo;
  // A receipt without its logo is better than none.
  const bytes = await storage.read(file).catch(() => null);
  if (!bytes) return null;
  const dots = await images.dots(bytes, { width: WIDEST, height: HIGHEST });
  const logo = dots && { ...dots, bits: Buffer.from(dots.bits).toString('base64') };
  drawn.set(storage, { file, logo });
  return logo;
}

/** The same of any picture of the shop: what an owner sees before it is the logo. */
export async function previewSlipLogo(deps: Deps, id: number): Promise<SlipLogo | null> {
  return slipLogo(deps, await deps.db.records.byId(image, id));
}
