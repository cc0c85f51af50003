import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyUnderPressure from '@fastify/under-pressure';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { AppError } from '#domain/errors.ts';
import { MAX_BATCH_SIZE } from '#inputs/batch.ts';
import { startLive } from '#use-cases/live/live.ts';
import type { Deliveries } from '#use-cases/operations/deliveries.ts';
import { watchOperations } from '#use-cases/operations/watch-operations.ts';
import type { Deps } from '#use-cases/ports.ts';
import { screenOfKey } from '#use-cases/shop/show-signage.ts';
import type { Tracing } from '#use-cases/signals/tracing.ts';
import { contextFor, type DoorOptions, guardDoor, isStaff } from './http/door.ts';
import { languageAsked, refusalOf } from './http/errors.ts';
import { limitStreams } from './http/event-stream.ts';
import { guardRoom, type Lifecycle, registerHealth } from './http/health.ts';
import { acceptJsonOnly } from './http/json-body.ts';
import { logRequests } from './http/log-requests.ts';
import { guardMethods } from './http/methods.ts';
import { registerMetrics } from './http/metrics/metrics.ts';
import { rateLimiter } from './http/rate-limits.ts';
import { followRequests } from './http/request-trail.ts';
import { type SecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { guardTexts, holdProcedures } from './http/storable.ts';
import { registerStreams } from './http/streams.ts';
import type { ProxyWatch } from './http/untrusted-proxy.ts';
import { registerDocument } from './openapi/openapi-routes.ts';
import { registerAssets } from './pages/assets.ts';
import { registerInit } from './pages/init-routes.ts';
import { registerManifest } from './pages/manifest.ts';
import { type PageOptions, pageHandler } from './pages/pages.ts';
import { registerShopChanges } from './pages/shop-changes.ts';
import { shopView } from './pages/shop-view.ts';
import { registerSitemap } from './pages/sitemap.ts';
import { registerTemplatePictures } from './pages/template-pictures.ts';
import { registerTestPayment, type TestPaymentRenderer } from './pages/test-payment.ts';
import { registerForms } from './rest/custom-forms.ts';
import { registerDownloads } from './rest/downloads.ts';
import { registerFiles } from './rest/files.ts';
import { registerFonts } from './rest/fonts.ts';
import { registerPaymentReturn, registerWebhooks } from './rest/payment-calls.ts';
import { requireListedRoutes } from './rest/plain-routes.ts';
import { isTurnedAway, requestRanks } from './rest/pressure.ts';
import { registerRest, restRoutes } from './rest/rest.ts';
import { type AppRouter, appRouter } from './router.ts';
import { shareOrderFeed } from './routers/order-feed.ts';

export interface ServerOptions {
  deps: Deps;
  logger: FastifyBaseLogger;
  lifecycle: Lifecycle;
  version: string;
  /** Proxies whose X-Forwarded-* headers are trusted: none, all, a list of addresses, or where the function returns true. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  isRateLimited: boolean;
  proxies: ProxyWatch;
  /** What a reader of the metrics must know; null = only this machine reads them. */
  metricsToken: string | null;
  deliveries: Deliveries;
  /** null = nothing is traced. */
  tracing: Tracing | null;
  /**
   * The delay of the event loop in milliseconds: while it is late, requests are turned away (503), since a few responses now
   * are better than all of them later. null = never.
   */
  loopDelayMs: (() => number) | null;
  /** Whether the database is on the same disk as the files: then a full disk is noticed in advance. */
  isDatabaseOnDisk: boolean;
  /** What the pages need from the web build; without it only the API is served. */
  web:
    | (Pick<PageOptions, 'addressOf' | 'renderPage' | 'loadEnglish' | 'renderStaffPage' | 'assetsOf'> & {
        renderTestPayment: TestPaymentRenderer;
        assetsDir: string | null;
      })
    | null;
  /** Strips secrets from URLs before they are logged. */
  maskedUrl: (url: string) => string;
}

export interface Server {
  app: FastifyInstance;
  /** Ends live streams and stops accepting requests; resolves when those in progress are answered. */
  close(): Promise<void>;
}

const BODY_LIMIT = 256 * 1_024;
/** A stopping server is gone within 10 seconds, including the database. */
const GRACE_MS = 5_000;

/** The whole HTTP interface. Does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<Server> {
  const { deps, lifecycle, version, loopDelayMs } = options;
  const headers = securityHeaders(deps.publicUrl);
  const app = bareServer(options, headers);
  const stopping = new AbortController();
  const limiter = rateLimiter({ isOn: options.isRateLimited, shared: deps.db.limits, log: deps.log });
  const view = shopView(deps);
  const door: DoorOptions = {
    deps,
    live: startLive(deps),
    operations: watchOperations(deps, { until: stopping.signal }),
    ...{ limiter, stopping: stopping.signal },
  };
  const contextOf = (request: FastifyRequest, reply: FastifyReply) => contextFor(request, reply, door);
  const routes = restRoutes(appRouter);
  const rank = requestRanks(routes);

  const registered: string[] = [];
  app.addHook('onRoute', ({ url }) => void registered.push(url));
  app.addHook('onRequest', async (request) => options.proxies.look(request));
  followRequests(app, options.tracing);
  guardMethods(app, headers);
  guardTexts(app);
  acceptJsonOnly(app);
  await app.register(fastifyCookie);
  answerErrors(app, options);
  registerMetrics(app, { ...door, token: options.metricsToken, deliveries: options.deliveries });
  registerInit(app, { deps, view, headers });

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
    registerHealth(scope, { db: deps.db, disk: deps.disk, lifecycle, version });
    registerFiles(scope, deps);
    registerTemplatePictures(scope, deps, limiter);
    registerManifest(scope, deps, view, limiter);
    registerSitemap(scope, { deps, view, headers });
    registerDocument(scope, { routes, version, headers });
    if (deps.payments.test) registerTestPayment(scope, { deps, view, limiter, web: options.web });
  });

  const assetsDir = options.web?.assetsDir;
  if (assetsDir) {
    await app.register(async (scope) => {
      scope.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
      await registerAssets(scope, assetsDir, headers);
    });
  }

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
    await scope.register(fastifyUnderPressure, {
      // By any delay the plugin asks: its own is the plain average of the turns, and infinite when its second had no sample.
      maxEventLoopDelay: loopDelayMs ? Number.MIN_VALUE : 0,
      pressureHandler: (request) => {
        if (isTurnedAway(rank(request), loopDelayMs?.() ?? 0)) throw new AppError('unavailable');
      },
    });
    guardDoor(scope, door);
    if (options.isDatabaseOnDisk) guardRoom(scope, deps.disk);
    logRequests(scope, options);
    await scope.register(
      async (api) => {
        await api.register(fastifyCompress, {
          customTypes: /^(application\/json|text\/css)/,
          globalDecompression: false,
          threshold: 2_048,
          encodings: ['gzip', 'identity'],
        });
        registerRest(api, appRouter, contextOf);
        registerStreams(api, contextOf);
        registerShopChanges(api, contextOf, view);
        registerDownloads(api, contextOf);
        registerFonts(api, deps);
        await registerForms(api, contextOf);
        await registerWebhooks(api, contextOf);
        api.setNotFoundHandler(() => {
          throw new AppError('not-found');
        });
      },
      { prefix: '/api' },
    );
    registerPaymentReturn(scope, contextOf);
    await scope.register(async (trpc) => {
      holdProcedures(trpc);
      limitStreams(trpc);
      shareOrderFeed(trpc, contextOf);
      await trpc.register(fastifyTRPCPlugin, {
        prefix: '/trpc',
        trpcOptions: {
          router: appRouter,
          createContext: ({ req, res }) => contextOf(req, res),
          maxBatchSize: MAX_BATCH_SIZE,
          responseMeta: ({ errors }) => responseMeta(errors),
          onError: ({ error, req }) => {
            const { isUnexpected } = refusalOf(error);
            if (isUnexpected)
              deps.log.error({ err: error.cause ?? error, request: req.id }, 'request failed');
          },
        } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
      });
    });
  });

  const isScreen = async (key: string) => (await screenOfKey(deps, key)) !== null;
  const isLate = () => isTurnedAway('first', loopDelayMs?.() ?? 0);
  const asked = { deps, isScreen, isStaff: isStaff(deps), isLate };
  const page = options.web && pageHandler({ ...options.web, view, limiter, headers, ...asked });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isCall = /^\/(api|trpc|image|upload|assets)(\/|$|\?)/.test(request.url);
    if (!page || !isPage || isCall) throw new AppError('not-found');
    return page(request, reply);
  });

  requireListedRoutes(registered, routes);
  app.addHook('preClose', async () => stopping.abort());
  return { app, close: () => closeServer(app) };
}

/** Without a route, but with the limits of every connection. */
function bareServer({ logger, trustProxy }: ServerOptions, headers: SecurityHeaders): FastifyInstance {
  return fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // The id stands in every line by the trail; a child of the log for each request would write it twice.
    childLoggerFactory: (log) => log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // URLs that are not valid UTF-8 never reach a route, nor its error handler.
    frameworkErrors: (error, _request, reply) => {
      const { status, errors } = refusalOf(error);
      reply.hijack();
      reply.raw.writeHead(status, {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      reply.raw.end(JSON.stringify({ errors }));
    },
    trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 4_000 },
    // 15 MB over a phone's uplink; headersTimeout cuts off clients that only send headers slowly.
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 16_384 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
}

/** A connection whose live stream ends while the server closes becomes idle too late for Fastify's own check. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  // The time that requests in progress have; what is still open then is a client that neither reads nor hangs up.
  const end = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(end);
  }
}

function answerErrors(app: FastifyInstance, { deps, maskedUrl }: ServerOptions): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const language = languageAsked(request.headers);
    const { status, errors, details, retryAfter, isUnexpected } = refusalOf(
      error,
      request.procedureInput,
      language,
    );
    if (isUnexpected) {
      const url = maskedUrl(request.url);
      deps.log.error({ err: error, request: request.id, method: request.method, url }, 'request failed');
    }
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send({
        errors,
        ...(details === undefined ? {} : { data: details }),
        ...(status >= 500 ? { requestId: request.id } : {}),
      });
  });
}

function responseMeta(errors: readonly unknown[]) {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (errors.length === 0) return { headers };
  const refusals = errors.map((error) => refusalOf(error));
  const wait = Math.max(0, ...refusals.map(({ retryAfter = 0 }) => retryAfter));
  if (wait > 0) headers.set('retry-after', String(wait));
  const [first] = refusals;
  return refusals.length === 1 && first ? { headers, status: first.status } : { headers };
}
