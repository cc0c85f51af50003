import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { SecurityHeaders } from './security-headers.ts';

const SERVED: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** Refuses with 405 what no address serves (TRACE, PATCH, those of WebDAV ...), before anything reads the request. */
export function guardMethods(app: FastifyInstance, headers: SecurityHeaders): void {
  const allow = [...SERVED].join(', ');
  app.addHook('onRequest', async ({ method }, reply) => {
    if (SERVED.has(method)) return;
    reply.headers({ ...headers, allow });
    throw new AppError('method-not-allowed');
  });
}
