import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';

/** Forms of other sites can send text and urlencoded bodies without a preflight, but not JSON (A34). */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.from(body);
    // Commands without input are often sent with the content type but without a body.
    if (bytes.length === 0) done(null, undefined);
    // Invalid UTF-8 would be stored as question marks.
    else if (!isUtf8(bytes)) done(new AppError('unreadable-json'));
    else parse(request, bytes.toString(), done);
  });
}
