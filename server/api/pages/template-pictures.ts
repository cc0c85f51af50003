import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSame } from '#api/http/prebuilt.ts';
import type { RateLimiter } from '#api/http/rate-limits.ts';
import { AppError } from '#domain/errors.ts';
import { id } from '#entities/fields.ts';
import type { Deps } from '#use-cases/ports.ts';
import { renderImageTemplate } from '#use-cases/shop/render-image-template.ts';

const FILE = /^(\d{1,10})\.(png|jpg|webp)$/;
const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id);
const address = z.object({
  template: idText,
  extension: z.enum(['png', 'jpg', 'webp']),
  product: idText.nullable().default(null),
  branch: idText.nullable().default(null),
});

/** GET /image/template/{id}.{extension}: pictures rendered from templates. Any other address is not found. */
export function registerTemplatePictures(app: FastifyInstance, deps: Deps, limiter: RateLimiter): void {
  app.get<{ Params: { file: string } }>('/image/template/:file', async (request, reply) => {
    const address = addressOf(request.params.file, request.query);
    const picture = address && (await renderImageTemplate(deps, address));
    if (!picture) throw new AppError('not-found');
    const etag = `"${picture.key}"`;
    // Prices and pictures change behind the same address: revalidated every time, sent only after a change.
    reply
      .header('ETag', etag)
      .header('Cache-Control', 'public, no-cache')
      .header('X-Content-Type-Options', 'nosniff');
    if (isSame(request.headers['if-none-match'], etag)) return reply.code(304).send();
    limiter.take('renderings', request.ip);
    return reply.header('Content-Type', picture.mimeType).send(Buffer.from(await picture.render()));
  });
}

function addressOf(file: string, parameters: unknown) {
  const [, template, extension] = FILE.exec(file) ?? [];
  const { product, branch } = parameters as Record<string, unknown>;
  return address.safeParse({ template, extension, product, branch }).data ?? null;
}
