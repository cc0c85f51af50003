import type { FastifyInstance } from 'fastify';
import { type Prebuilt, prebuild, sendPrebuilt } from '#api/http/prebuilt.ts';
import { PLAIN_ROUTES } from '#api/rest/plain-routes.ts';
import type { RestRoute } from '#api/rest/rest.ts';
import { docsPage } from './docs.ts';
import { openApiDocument } from './openapi.ts';

export interface DocumentOptions {
  routes: readonly RestRoute[];
  version: string;
  headers: Readonly<Record<string, string>>;
}

/** GET /api/openapi.json and /api/docs. Built on first request, so that a start does not wait for it. */
export function registerDocument(app: FastifyInstance, { routes, version, headers }: DocumentOptions): void {
  const document = once(() => openApiDocument(routes, PLAIN_ROUTES, version));
  const answer = (type: string, content: string): Promise<Prebuilt> =>
    prebuild(content, {
      headers: { ...headers, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
      vary: 'Accept-Encoding',
      brotliQuality: 5,
    });
  const json = once(() => answer('application/json', JSON.stringify(document())));
  const page = once(() => answer('text/html', docsPage(document())));
  for (const [path, prebuilt] of [
    ['/api/openapi.json', json],
    ['/api/docs', page],
  ] as const) {
    app.get(path, async (request, reply) => {
      const ready = await prebuilt();
      reply.hijack();
      sendPrebuilt(request.raw, reply.raw, ready);
      return reply;
    });
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
