import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '#domain/errors.ts';
import type { RateLimiter } from '../rate-limits.ts';
import { registerServerMetrics, type ServerMeasures } from './server-metrics.ts';
import { registerShopMetrics } from './shop-metrics.ts';

export interface MetricsOptions extends ServerMeasures {
  /** What a reader must know; null = only this machine reads them. */
  token: string | null;
  limiter: RateLimiter;
}

/** GET /api/metrics in Prometheus format; every name and its unit are documented in the text itself (HELP). */
export function registerMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const refreshShop = registerShopMetrics(registry, options.deps);
  registerServerMetrics(registry, options);
  app.get('/api/metrics', async (request, reply) => {
    options.limiter.take('requests', request.ip);
    requireReader(request, options.token);
    await refreshShop();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  countRequests(app, registry);
}

/**
 * Counts what is answered, by the pattern of its route: an address may hold a secret, and there is no end of them. Menu and pages
 * that are sent from memory go past this.
 */
function countRequests(app: FastifyInstance, registry: Registry): void {
  const total = new Counter({
    name: 'theke_http_requests_total',
    help: 'Requests answered, by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'theke_http_request_seconds',
    help: 'Seconds from the arrival of a request to the end of its answer, by method and route pattern; live streams last long',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.02, 0.06, 0.2, 1, 5],
    registers: [registry],
  });
  const open = new Gauge({
    name: 'theke_http_requests_open',
    help: 'Requests in work, live streams included',
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'theke_streams_open',
    help: 'Connections for live updates that are open',
    registers: [registry],
  });
  app.addHook('onRequest', async ({ headers }, reply) => {
    open.inc();
    const isStream = headers.accept?.includes('text/event-stream') === true;
    if (isStream) streams.inc();
    reply.raw.once('close', () => {
      open.dec();
      if (isStream) streams.dec();
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'page';
    total.inc({ method, route, status: reply.statusCode });
    duration.observe({ method, route }, reply.elapsedTime / 1_000);
  });
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A proxy on this machine brings requests from everywhere. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/** Throws 'unauthenticated' for a wrong token; without one 'not-found' for everybody but programs on this machine. */
function requireReader(request: FastifyRequest, token: string | null): void {
  if (token !== null) {
    if (!isSame(bearerOf(request), token)) throw new AppError('unauthenticated');
    return;
  }
  const isOfMachine = LOOPBACK.test(request.socket.remoteAddress ?? '');
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  if (!isOfMachine || isForwarded) throw new AppError('not-found');
}

function bearerOf({ headers: { authorization = '' } }: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}

/** In the same time whatever is given: also its length says nothing. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
