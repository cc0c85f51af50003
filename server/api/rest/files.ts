import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isSame } from '#api/http/prebuilt.ts';
import { AppError } from '#domain/errors.ts';
import { IMAGE_SIZES, type ImageSize } from '#domain/media/image.ts';
import { LARGEST_ID } from '#entities/shapes/image-ref.ts';
import { readImage } from '#use-cases/files/read-image.ts';
import { readUpload } from '#use-cases/files/read-upload.ts';
import { readMeansPicture } from '#use-cases/payments/means/means-pictures.ts';
import type { Deps, StoredFile } from '#use-cases/ports.ts';

/** '12-1.jpg': id, version, extension; nothing else is considered, so path traversal is impossible (A47). */
const FILE =
  /^([1-9]\d{0,9})-([1-9]\d{0,8})\.(jpg|jpeg|png|gif|webp|svg|mp4|mpeg|webm|zip|pdf|docx?|xlsx?|pptx?|txt|csv)$/;
const PUBLIC_HASH = /^[A-Za-z0-9_-]{43}$/;

interface ServedImage {
  file: StoredFile;
  mimeType: string;
}

/** Places in the shop that request a picture without naming a size. */
const PLACES: Record<string, ImageSize> = { product: 'small', category: 'small' };

/** An id and version never change their content. */
const FOREVER = 'max-age=31536000, immutable';

/** GET /upload/... and /image/...: bytes from the storage, outside /api. */
export function registerFiles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/image/:file', (request, reply) =>
    sendImage(deps, reply, null, request.params.file),
  );

  app.get<{ Params: { file: string } }>('/image/means/:file', async (request, reply) => {
    const { file } = request.params;
    const bytes = file.endsWith('.png') && (await readMeansPicture(deps, file.slice(0, -4)));
    if (!bytes) throw new AppError('not-found');
    const picture = { file: { size: bytes.length, content: bytes }, mimeType: 'image/png' };
    return sendForever(reply, `"${file}"`, picture);
  });

  app.get<{ Params: { size: string; file: string } }>('/image/:size/:file', (request, reply) => {
    const { size, file } = request.params;
    if (size === 'original') return sendImage(deps, reply, null, file);
    const known = isImageSize(size) ? size : Object.hasOwn(PLACES, size) ? PLACES[size] : undefined;
    if (!known) throw new AppError('not-found');
    return sendImage(deps, reply, known, file);
  });

  app.get<{ Params: { publicHash: string; file: string } }>(
    '/upload/:publicHash/:file',
    async (request, reply) => {
      const { publicHash, file } = request.params;
      const name = fileName(file);
      if (!name || !PUBLIC_HASH.test(publicHash)) throw new AppError('not-found');
      const upload = await readUpload(deps, { publicHash, ...name });
      if (!upload) throw new AppError('not-found');
      // Customers' files: never a page of ours, never executed, never sniffed (A42, A43).
      return reply
        .header('Content-Type', upload.mimeType)
        .header('X-Content-Type-Options', 'nosniff')
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('Content-Disposition', disposition(upload.isInline ? 'inline' : 'attachment', upload.name))
        .header('Cross-Origin-Resource-Policy', 'same-origin')
        .header('Referrer-Policy', 'no-referrer')
        .header('X-Robots-Tag', 'noindex')
        .header('Cache-Control', `private, ${FOREVER}`)
        .header('Content-Length', upload.file.size)
        .send(bodyOf(upload.file));
    },
  );
}

async function sendImage(deps: Deps, reply: FastifyReply, size: ImageSize | null, file: string) {
  const name = fileName(file);
  const image = name && (await readImage(deps, { size, ...name }));
  if (!image) throw new AppError('not-found');
  return sendForever(reply, `"${size ?? 'original'}-${file}"`, image);
}

function sendForever(reply: FastifyReply, etag: string, image: ServedImage) {
  reply
    .header('ETag', etag)
    .header('Cache-Control', `public, ${FOREVER}`)
    .header('X-Content-Type-Options', 'nosniff');
  if (isSame(reply.request.headers['if-none-match'], etag)) {
    if (image.file.content instanceof Readable) image.file.content.destroy();
    return reply.code(304).send();
  }
  return reply
    .header('Content-Type', image.mimeType)
    .header('Content-Length', image.file.size)
    .send(bodyOf(image.file));
}

/** A large file passes through as fast as its reader takes it. */
function bodyOf({ content }: StoredFile): Buffer | Readable {
  return content instanceof Readable
    ? content
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}

function fileName(file: string): { id: number; version: number; extension: string } | null {
  const [, id, version, extension] = FILE.exec(file) ?? [];
  if (!id || !version || !extension || Number(id) > LARGEST_ID) return null;
  return { id: Number(id), version: Number(version), extension };
}

function isImageSize(size: string): size is ImageSize {
  return Object.hasOwn(IMAGE_SIZES, size);
}

/** RFC 6266: a plain name for old clients, the real one encoded. */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '')).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
