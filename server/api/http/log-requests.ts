import type { FastifyInstance } from 'fastify';

/** One line per call that changes something or fails, with the address it came from; the rest only at level debug. */
export function logRequests(
  app: FastifyInstance,
  { maskedUrl }: { maskedUrl: (url: string) => string },
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const line = {
      request: request.id,
      method,
      url: maskedUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      client: request.ip,
    };
    if (method === 'GET' && reply.statusCode < 400) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}
