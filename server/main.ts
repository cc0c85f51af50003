import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemClock } from '#adapters/clock.ts';
import { eventLoop } from '#adapters/event-loop.ts';
import { embeddedEvents, postgresEvents } from '#adapters/events.ts';
import { createLog, maskedUrl } from '#adapters/log.ts';
import { loopDelay } from '#adapters/loop-delay.ts';
import { compileOnOneThread, releaseMemoryWhenIdle } from '#adapters/memory.ts';
import { createTestPayment } from '#adapters/payments/test-payment.ts';
import { createSecretBox } from '#adapters/secret-box.ts';
import { readSettings, type Settings } from '#adapters/settings.ts';
import { openStorage } from '#adapters/storage/open-storage.ts';
import { openTracing } from '#adapters/tracing/tracing.ts';
import { buildServer, type Server } from '#api/server.ts';
import { openDatabase } from '#data/database.ts';
import { openDataDirectory } from '#data/directory/data-directory.ts';
import type { EmbeddedDatabase } from '#data/embedded-database.ts';
import { sealIbans } from '#use-cases/accounts/seal-ibans.ts';
import { startHousekeeping } from '#use-cases/housekeeping.ts';
import { countDeliveries } from '#use-cases/operations/deliveries.ts';
import type { Clock, Deps } from '#use-cases/ports.ts';
import { currentTrail } from '#use-cases/signals/trail.ts';
import { aboutWork } from './about-work.ts';
import { type Doorkeeper, openDoorkeeper } from './api/http/doorkeeper.ts';
import type { Lifecycle } from './api/http/health.ts';
import { watchProxies } from './api/http/untrusted-proxy.ts';
import { startBackups } from './backup/start-backups.ts';
import { effectHandlers, tracedHandlers } from './effect-handlers.ts';
import { loadDemoHistory, loadDemoShop } from './load-demo.ts';
import { loadWeb } from './load-web.ts';
import { openPost } from './open-post.ts';
import { projectRoot } from './project-root.ts';
import { startFault } from './start-fault.ts';
import { createFirstAccess, type FirstAccess } from './use-cases/accounts/create-first-access.ts';
import { startOutboxWorker } from './use-cases/messages/run-outbox.ts';
import { fillEmptyShop } from './use-cases/shop/fill-empty-shop.ts';
import { fillHistory } from './use-cases/shop/fill-history.ts';
import { advice, backupKeyNote, print, welcome } from './welcome.ts';
import { wire } from './wire.ts';

const root = projectRoot();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

export interface RunningServer {
  url: string;
  deps: Deps;
  /** Null on a PostgreSQL server. */
  embedded: EmbeddedDatabase | null;
  /** Credentials that this start created. */
  firstAccess: FirstAccess;
  /** The key of the daily backups, if this start made it. */
  madeBackupKey: string | null;
  /** Finishes requests in progress and closes everything. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  /** Without it only the API, pictures and uploads are served (tests). */
  hasWeb: boolean;
  /** Whether an empty shop gets its first administrator and device; true unless tests bring their own. */
  hasFirstAccess?: boolean;
  /** Shows what the first start created, before it is stored: the only time that the secrets are readable. */
  showFirstAccess?: (made: FirstAccess, at: Pick<RunningServer, 'url' | 'deps'>) => Promise<void>;
  /** Whether requests are turned away while the process is overloaded; tests share their machine with others. */
  isSheddingLoad?: boolean;
  /** The clock and the log; set by tests. */
  clock?: Clock;
  log?: ReturnType<typeof createLog>;
}

/**
 * Wires everything together and listens. The only place that knows which adapter implements which port. The network port is
 * taken first: a start that fails on it has touched neither database nor accounts.
 */
export async function serve(settings: Settings, options: ServeOptions): Promise<RunningServer> {
  const dataDir = resolve(settings.dataDir);
  await openDataDirectory(dataDir);
  const doorkeeper = await openDoorkeeper({ port: settings.port, host: settings.host, version });
  try {
    return await serveBehind(doorkeeper, dataDir, settings, options);
  } finally {
    await doorkeeper.close();
  }
}

async function serveBehind(
  doorkeeper: Doorkeeper,
  dataDir: string,
  settings: Settings,
  {
    hasWeb,
    hasFirstAccess = true,
    isSheddingLoad = true,
    clock = systemClock,
    showFirstAccess,
    log: givenLog,
  }: ServeOptions,
): Promise<RunningServer> {
  const log = givenLog ?? createLog(settings.logLevel, aboutWork);
  const tracing = settings.tracing ? await openTracing({ ...settings.tracing, version }) : null;
  const deliveries = countDeliveries();
  const watching = { log, tracing, deliveries };
  const { databaseUrl, databaseDirectUrl, databaseReadUrl, trustProxy, isRateLimited } = settings;
  const secrets = createSecretBox({ key: settings.secretsKey, directory: dataDir });
  const { db, embedded } = await openDatabase({
    ...{ databaseUrl, databaseDirectUrl, databaseReadUrl },
    ...{ dataDir, migrationsDir: join(root, 'prisma/migrations') },
    turns: eventLoop,
    log,
    hasTestPayment: settings.isDemo,
    trail: () => ({ requestId: currentTrail()?.request ?? null, traceparent: tracing?.current() ?? null }),
    tracing,
    seals: secrets,
  });
  const events = embedded
    ? await embeddedEvents(embedded.pglite)
    : await postgresEvents(databaseDirectUrl ?? databaseUrl ?? '', log);
  const files = await openStorage(settings.s3, { dataDir });
  const post = openPost(settings, { storage: files.storage, db });
  const proxies = watchProxies({ ...settings, clock, log });
  const backups = await startBackups(embedded, { ...settings, dataDir });
  const deps = await wire({
    ...{ settings, dataDir, version, clock, db, embedded, events, post, files, watching, proxies },
    ...{ secrets, backups: backups.plan },
  });
  const close = async () => {
    await backups.close();
    post.close();
    files.close();
    await events.close();
    await db.close();
    await tracing?.close();
  };
  const lifecycle: Lifecycle = { state: 'starting' };
  const delay = isSheddingLoad ? loopDelay() : null;
  let server: Server | null = null;
  try {
    const isNew = settings.isDemo && (await fillEmptyShop(deps, () => loadDemoShop(root)));
    // The setting alone is not enough: it is the default, and an owner may forget it.
    if (settings.isDemo && (await db.shop.isDemo()))
      deps.payments = { ...deps.payments, test: createTestPayment({ store: db.testPayments, clock }) };
    const web = hasWeb ? await loadWeb(root) : null;
    server = await buildServer({
      deps,
      logger: log,
      lifecycle,
      version,
      ...{ trustProxy, isRateLimited, proxies },
      metricsToken: settings.metricsToken ?? null,
      deliveries,
      tracing,
      loopDelayMs: delay?.ms ?? null,
      isDatabaseOnDisk: embedded !== null,
      web,
      maskedUrl,
    });
    await Promise.all([server.app.ready(), sealIbans(deps)]);
    await doorkeeper.close();
    const address = await server.app.listen({ port: settings.port, host: settings.host });
    const url = `http://${localName(settings.host)}:${new URL(address).port}`;
    if (!settings.publicUrl) deps.publicUrl = url;
    const { adminEmail: email, adminPassword: password } = settings;
    const firstAccess = hasFirstAccess
      ? await createFirstAccess(deps, { email, password }, async (made) =>
          showFirstAccess?.(made, { url, deps }),
        )
      : { administrator: null, device: null };
    if (isNew && settings.hasDemoHistory && firstAccess.administrator)
      await fillHistory(deps, firstAccess.administrator.email, loadDemoHistory);
    const worker = startOutboxWorker(deps, tracedHandlers(effectHandlers(deps), tracing), {
      isAlone: embedded !== null,
    });
    const stopHousekeeping = startHousekeeping(deps);
    delay?.start();
    lifecycle.state = 'ready';
    const listening = server;
    const stop = async () => {
      lifecycle.state = 'stopping';
      stopHousekeeping();
      delay?.stop();
      await listening.close();
      await worker.stop();
      await close();
    };
    return { url, deps, embedded, firstAccess, madeBackupKey: backups.madeKey, stop };
  } catch (error) {
    delay?.stop();
    await server?.close();
    await close();
    throw error;
  }
}

function localName(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
}

/** The process itself: settings from the environment, messages for people, signals, exit codes. */
async function run(): Promise<void> {
  // React and others choose their build by it when they are loaded.
  if (process.env.WEB_DEV !== '1') process.env.NODE_ENV ??= 'production';
  compileOnOneThread();
  let server: RunningServer;
  try {
    let isWelcomed = false;
    server = await serve(readSettings(process.env), {
      hasWeb: true,
      showFirstAccess: async (made, at) => {
        await print(welcome(version, at, made));
        isWelcomed = true;
      },
    });
    if (!isWelcomed) await print(welcome(version, server, server.firstAccess));
    if (server.madeBackupKey) await print(backupKeyNote(server.madeBackupKey));
    await print(advice(server.deps.proxies.facts()));
  } catch (error) {
    for (const line of startFault(error)) console.error(line);
    process.exit(1);
  }
  void releaseMemoryWhenIdle(server.deps.log);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // Whatever hangs, nobody waits longer than this; what was acknowledged is on disk already.
    setTimeout(() => process.exit(0), 9_000).unref();
    await server
      .stop()
      .catch((error: unknown) => server.deps.log.error({ err: error }, 'stopped with an error'));
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // An unhandled rejection must not end a restaurant's evening; a broken process must.
  process.on('unhandledRejection', (error) => server.deps.log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    server.deps.log.error({ err: error }, 'uncaught exception');
    process.exit(1);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run();
