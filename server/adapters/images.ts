import { setImmediate as turn } from 'node:timers/promises';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { dithered } from '#domain/drawing/dots.ts';
import { AppError } from '#domain/errors.ts';
import type { Images, ProcessedFile, ProcessedPicture } from '#use-cases/media-ports.ts';
import { inTurn } from './in-turn.ts';

/** A phone's 50 megapixels pass, a decompression bomb does not. */
const PIXEL_LIMIT = 64_000_000;
/** Large enough for any print; a longer edge is scaled down. */
const LONGEST_EDGE = 5_000;
const SECONDS = 15;
/** Decoding takes hundreds of megabytes: this many at once, the others wait. */
const PARALLEL = 2;

// Each picture is decoded once and never again; caching them would only waste memory.
sharp.cache(false);

/** Bytes judged at once. */
const PIECE = 1_024 * 1_024;
const SPACES: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d]);

type Kind = 'picture' | 'file' | 'text' | 'office';

/** What is accepted (R129): content as file-type names it -> the extensions that a name may have. */
const BY_CONTENT: Record<
  string,
  { kind: Kind; extension: string; mimeType: string; endings: readonly string[] }
> = {
  jpg: { kind: 'picture', extension: 'jpg', mimeType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { kind: 'picture', extension: 'png', mimeType: 'image/png', endings: ['png'] },
  gif: { kind: 'picture', extension: 'gif', mimeType: 'image/gif', endings: ['gif'] },
  mp4: { kind: 'file', extension: 'mp4', mimeType: 'video/mp4', endings: ['mp4'] },
  mpg: { kind: 'file', extension: 'mpeg', mimeType: 'video/mpeg', endings: ['mpeg'] },
  webm: { kind: 'file', extension: 'webm', mimeType: 'video/webm', endings: ['webm'] },
  zip: { kind: 'file', extension: 'zip', mimeType: 'application/zip', endings: ['zip'] },
  pdf: { kind: 'file', extension: 'pdf', mimeType: 'application/pdf', endings: ['pdf'] },
  docx: office('docx', 'wordprocessingml.document'),
  xlsx: office('xlsx', 'spreadsheetml.sheet'),
  pptx: office('pptx', 'presentationml.presentation'),
};

/** Pictures of the shop itself may also be WebP. */
const PICTURES: typeof BY_CONTENT = {
  ...Object.fromEntries(Object.entries(BY_CONTENT).filter(([, { kind }]) => kind === 'picture')),
  webp: { kind: 'picture', extension: 'webp', mimeType: 'image/webp', endings: ['webp'] },
};

/** Old office files share one container; the name tells which program they belong to. */
const COMPOUND: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};
const TEXTS: Record<string, string> = { txt: 'text/plain', csv: 'text/csv' };

function office(extension: string, type: string) {
  const mimeType = `application/vnd.openxmlformats-officedocument.${type}`;
  return { kind: 'file' as const, extension, mimeType, endings: [extension] };
}

/** Validates and cleans files with sharp and file-type. Errors carry the file's name as parameter `name`. */
export function createImages(): Images {
  const queued = inTurn(PARALLEL);
  return {
    async admit(bytes, name) {
      const ending = endingOf(name);
      const admitted = await judge(bytes, ending);
      if (!admitted) throw new AppError('file-type', { params: { name } });
      if (admitted.kind !== 'picture') return admitted.file;
      return queued(() => reencode(bytes, admitted.file, name));
    },
    async admitPicture(bytes, name) {
      const ending = endingOf(name);
      const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
      const known = found && PICTURES[found.ext];
      if (!known || (ending !== null && !known.endings.includes(ending)))
        throw new AppError('file-type', { params: { name } });
      const { extension, mimeType } = known;
      return queued(() => reencode(bytes, { extension, mimeType, bytes }, name));
    },
    resize: (bytes, longestEdge, extension) =>
      queued(async () => {
        const picture = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
          .timeout({ seconds: SECONDS })
          .autoOrient()
          .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true });
        return encoded(picture, extension).toBuffer();
      }),
    icon: (bytes, { width, height }) =>
      queued(async () => {
        const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
        const isKnown = found && found.ext !== 'xml' ? PICTURES[found.ext] !== undefined : isSvg(bytes);
        if (!isKnown) return null;
        try {
          // From memory, so that an SVG finds no other file; its links to the network are never followed.
          return await sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error', pages: 1 })
            .timeout({ seconds: SECONDS })
            .resize({ width, height, fit: 'inside' })
            .png({ compressionLevel: 9, palette: true })
            .toBuffer();
        } catch {
          return null;
        }
      }),
    dots: (bytes, { width, height }) =>
      queued(async () => {
        try {
          const { data, info } = await sharp(bytes, {
            limitInputPixels: PIXEL_LIMIT,
            failOn: 'error',
            pages: 1,
          })
            .timeout({ seconds: SECONDS })
            .autoOrient()
            .flatten({ background: '#ffffff' })
            .greyscale()
            .resize({ width, height, fit: 'inside', withoutEnlargement: true })
            .toColourspace('b-w')
            .raw()
            .toBuffer({ resolveWithObject: true });
          return dithered(data, info.width, info.height);
        } catch {
          return null;
        }
      }),
  };
}

function endingOf(name: string): string | null {
  return /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? null;
}

async function judge(
  bytes: Uint8Array,
  ending: string | null,
): Promise<{ kind: Kind; file: ProcessedFile } | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const known = found && BY_CONTENT[found.ext];
  if (known) {
    if (ending !== null && !known.endings.includes(ending)) return null;
    return { kind: known.kind, file: { extension: known.extension, mimeType: known.mimeType, bytes } };
  }
  if (found?.ext === 'cfb') {
    const mimeType = ending === null ? undefined : COMPOUND[ending];
    return mimeType && ending ? { kind: 'office', file: { extension: ending, mimeType, bytes } } : null;
  }
  // Of text files only those that declare their type by name; SVG starts as XML or has no magic number at all.
  if (found && found.ext !== 'xml') return null;
  if (!(await isText(bytes))) return null;
  if (ending === 'svg')
    return isSvg(bytes)
      ? { kind: 'file', file: { extension: 'svg', mimeType: 'image/svg+xml', bytes } }
      : null;
  const mimeType = ending === null ? undefined : TEXTS[ending];
  return mimeType && ending ? { kind: 'text', file: { extension: ending, mimeType, bytes } } : null;
}

/** Decoded and re-encoded: what is not picture data (scripts after the end, EXIF with the location) is gone. */
async function reencode(bytes: Uint8Array, file: ProcessedFile, name: string): Promise<ProcessedPicture> {
  try {
    // Only the first frame: nothing that prints or shows an order is animated.
    const picture = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error', pages: 1 })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await encoded(picture, file.extension).toBuffer({ resolveWithObject: true });
    return { ...file, bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw new AppError('image-invalid', { params: { name }, cause: error });
  }
}

function encoded(picture: Sharp, extension: string): Sharp {
  switch (extension) {
    case 'png':
      return picture.png({ compressionLevel: 8 });
    case 'gif':
      return picture.gif();
    case 'webp':
      return picture.webp({ quality: 80 });
    default:
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true });
  }
}

/** UTF-8 or a one-byte encoding without control characters; HTML in disguise stays text and is never shown as a page. */
async function isText(bytes: Uint8Array): Promise<boolean> {
  for (let start = 0; start < bytes.length; start += PIECE) {
    // 15 MB are some hundredths of a second: others come in between.
    if (start > 0) await turn();
    for (const byte of bytes.subarray(start, start + PIECE))
      if (byte < 0x20 && !SPACES.has(byte)) return false;
  }
  return bytes.length > 0;
}

function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder()
    .decode(bytes.subarray(0, 4_096))
    .replace(/^\ufeff/, '')
    .trimStart();
  return /^(<\?xml|<!--|<!doctype svg|<svg)/i.test(head) && /<svg[\s>]/i.test(head);
}
