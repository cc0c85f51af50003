/** A part of a picture in percent of its edges. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longest edge of a cropped picture; the server keeps no more. */
const LONGEST_EDGE = 5_000;
/** Browsers on phones reject larger canvases. */
const MOST_PIXELS = 16_000_000;
const QUALITY = 0.92;
const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The pixels of a crop, and the size at which they are drawn. */
export function cutOf(
  part: Part,
  picture: { width: number; height: number },
): { x: number; y: number; width: number; height: number; scale: number } {
  const x = Math.round((part.x / 100) * picture.width);
  const y = Math.round((part.y / 100) * picture.height);
  const width = Math.max(1, Math.min(picture.width - x, Math.round((part.width / 100) * picture.width)));
  const height = Math.max(1, Math.min(picture.height - y, Math.round((part.height / 100) * picture.height)));
  const scale = Math.min(
    1,
    LONGEST_EDGE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
  return { x, y, width, height, scale };
}

/** A crop of a loaded picture as a file of the same type. Throws when the browser cannot draw it. */
export async function cropFile(picture: HTMLImageElement, part: Part, name: string): Promise<File> {
  const { naturalWidth, naturalHeight } = picture;
  const { x, y, width, height, scale } = cutOf(part, { width: naturalWidth, height: naturalHeight });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const stem = name.replace(/\.[^.]*$/, '');
  const ending = name
    .slice(stem.length + 1)
    .toLowerCase()
    .replace('jpeg', 'jpg');
  // A GIF becomes a PNG, which preserves transparency.
  const wanted = TYPES[ending] ?? 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, QUALITY));
  if (!blob) throw new Error('canvas is too large');
  // Browsers that cannot encode a type write PNG.
  return new File([blob], `${stem}.${ENDINGS[blob.type] ?? 'png'}`, { type: blob.type });
}
