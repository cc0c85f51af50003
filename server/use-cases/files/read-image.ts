import { IMAGE_SIZES, type ImageSize } from '#domain/media/image.ts';
import type { Deps, StoredFile } from '#use-cases/ports.ts';

export interface ImageAddress {
  /** null = as stored. */
  size: ImageSize | null;
  id: number;
  version: number;
  extension: string;
}

const MIME_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};
const STORED_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'gif'] as const;

/** Where the bytes of a picture of the shop are in the storage. */
export function imageFile(image: { id: number; version: number; extension: string }): string {
  return `images/${image.id}-${image.version}.${image.extension}`;
}

/** All files of one version: the picture, and any copies made of it. */
export function imageFiles(image: { id: number; version: number; extension: string }): string[] {
  const copies = ['original', ...Object.keys(IMAGE_SIZES)].flatMap((size) =>
    Object.keys(MIME_TYPES).map((extension) => copyFile(size, { ...image, extension })),
  );
  return [imageFile(image), ...copies];
}

function copyFile(
  size: string,
  { id, version, extension }: { id: number; version: number; extension: string },
): string {
  return `image-copies/${size}/${id}-${version}.${extension}`;
}

/**
 * A picture of the shop in one size; null when there is none. The stored extension, jpg and webp are available; a copy is
 * made once and kept, and a disk that cannot store copies costs time, not pictures.
 */
export async function readImage(
  deps: Deps,
  { size, id, version, extension }: ImageAddress,
): Promise<{ file: StoredFile; mimeType: string } | null> {
  const mimeType = MIME_TYPES[extension];
  if (!mimeType) return null;
  const copy = copyFile(size ?? 'original', { id, version, extension });
  const kept = await deps.storage.open(size ? copy : imageFile({ id, version, extension }));
  if (kept) return { file: kept, mimeType };
  const original = await storedImage(deps, id, version, extension);
  if (!original) return null;
  const bytes = await deps.images.resize(original, size ? IMAGE_SIZES[size] : IMAGE_SIZES.large, extension);
  await deps.storage
    .write(copy, bytes)
    .catch((error) => deps.log.warn({ err: error }, 'image copy not kept'));
  return { file: { size: bytes.length, content: bytes }, mimeType };
}

/** The same as a whole. */
export async function readImageBytes(deps: Deps, address: ImageAddress): Promise<Uint8Array | null> {
  const content = (await readImage(deps, address))?.file.content;
  if (content === undefined || content instanceof Uint8Array) return content ?? null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function storedImage(
  deps: Deps,
  id: number,
  version: number,
  asked: string,
): Promise<Uint8Array | null> {
  const others = asked === 'jpg' || asked === 'webp' ? STORED_EXTENSIONS.filter((one) => one !== asked) : [];
  for (const extension of [asked, ...others]) {
    const bytes = await deps.storage.read(imageFile({ id, version, extension }));
    if (bytes) return bytes;
  }
  return null;
}
