import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracing } from '#use-cases/signals/tracing.ts';
import { onTrail } from '#use-cases/signals/trail.ts';

/** What proxies make: hexadecimal digits, UUIDs, ULIDs. Anything else could break a log line, or hide in one. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/**
 * Gives every request one id, from its proxy to the last effect: that of X-Request-Id, if a trusted proxy sent a well-formed one,
 * else a new one. It stands in the header of the answer, in each log line and with the work that the request leaves behind.
 * Where there is tracing the request is a span, below that of the proxy.
 */
export function followRequests(app: FastifyInstance, tracing: Tracing | null): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  const follow = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request);
    onTrail({ request: request.id }, () => (span ? span.within(done) : done()));
  };
  app.addHook('onRequest', (request, reply, done) => {
    request.id = forwardedId(request) ?? request.id;
    reply.header('x-request-id', request.id);
    if (tracing) spans.set(request, begin(request, tracing));
    follow(request, done);
  });
  // Reading the body goes on where the socket delivers it, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => follow(request, done));
  if (!tracing) return;
  app.addHook('onResponse', async (request, { statusCode }) => {
    const attributes = { 'http.response.status_code': statusCode };
    spans.get(request)?.end({ attributes, ...(statusCode >= 500 ? { error: new Error('5xx') } : {}) });
  });
}

/** Named by the pattern of the route: an address may hold a secret. */
function begin(request: FastifyRequest, tracing: Tracing): Span {
  const route = request.routeOptions.url ?? 'page';
  const { traceparent } = request.headers;
  return tracing.begin(`${request.method} ${route}`, {
    kind: 'server',
    attributes: {
      'http.request.method': request.method,
      'http.route': route,
      'theke.request_id': request.id,
    },
    parent: typeof traceparent === 'string' && isFromProxy(request) ? traceparent : null,
  });
}

function forwardedId(request: FastifyRequest): string | null {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && isFromProxy(request) && WELL_FORMED.test(given) ? given : null;
}

/** Whether a trusted proxy sent the request: only then do several addresses stand behind it. */
function isFromProxy(request: FastifyRequest): boolean {
  return (request.ips?.length ?? 0) > 1;
}
