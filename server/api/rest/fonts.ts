import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isSame } from '#api/http/prebuilt.ts';
import { AppError } from '#domain/errors.ts';
import { readFontCss } from '#use-cases/files/read-font-css.ts';
import type { Deps } from '#use-cases/ports.ts';

interface StyleSheet {
  css: string;
  etag: string;
}

/** No family or variant has a longer name. */
const LONGEST_NAME = 100;
/** A sheet has some hundred kilobytes; a shop uses only a few. */
const KEPT = 32;

/** GET /fonts/google/{family}/style-{variant}.embed.css: fonts come from the shop itself, never from another host. */
export function registerFonts(app: FastifyInstance, deps: Deps): void {
  const kept = new Map<string, StyleSheet>();

  async function styleSheet(family: string, variant: string): Promise<StyleSheet> {
    const key = `${family}/${variant}`;
    const known = kept.get(key);
    if (known) return known;
    const css = await readFontCss(deps, { family, variant });
    if (css === null) throw new AppError('not-found');
    const made = { css, etag: `W/"${createHash('sha256').update(css).digest('base64url').slice(0, 27)}"` };
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, made);
    return made;
  }

  app.get<{ Params: { family: string; variant: string } }>(
    '/fonts/google/:family/style-:variant.embed.css',
    async (request, reply) => {
      const { family, variant } = request.params;
      if (family.length > LONGEST_NAME || variant.length > LONGEST_NAME) throw new AppError('not-found');
      const { css, etag } = await styleSheet(family, variant);
      reply.header('ETag', etag).header('Cache-Control', 'public, max-age=86400');
      if (isSame(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('text/css; charset=utf-8').send(css);
    },
  );
}
