import type { ImageRef } from '#domain/media/image.ts';
import { imageFile } from '#use-cases/files/read-image.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Pixels: 300 per inch at the size that papers draw it. */
const LONGEST_EDGE = 600;

/** The last one: a shop has one logo, and each paper asks for it. */
const drawn = new WeakMap<Deps['storage'], { file: string; bytes: Uint8Array | null }>();

/** The logo as papers carry it, a JPEG on white; null without one, and for a file that cannot be read. */
export async function paperLogo(
  { storage, images }: Pick<Deps, 'storage' | 'images'>,
  picture: Pick<ImageRef, 'id' | 'version' | 'extension'> | null,
): Promise<Uint8Array | null> {
  if (!picture) return null;
  const file = imageFile(picture);
  const known = drawn.get(storage);
  if (known?.file === file) return known.bytes;
  // A paper without its logo is better than none.
  const stored = await storage.read(file).catch(() => null);
  if (!stored) return null;
  const bytes = await images.resize(stored, LONGEST_EDGE, 'jpg').catch(() => null);
  drawn.set(storage, { file, bytes });
  return bytes;
}
