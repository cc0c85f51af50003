import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemClock } from '#adapters/clock.ts';
import { disk } from '#adapters/disk.ts';
import { eventLoop } from '#adapters/event-loop.ts';
import { embeddedEvents, postgresEvents } from '#adapters/events.ts';
import { noFiscalSigner } from '#adapters/fiscal.ts';
import { bundledFonts } from '#adapters/fonts.ts';
import { createImages } from '#adapters/images.ts';
import { labelSheets } from '#adapters/label-sheets.ts';
import { letterPress } from '#adapters/letters/letter-press.ts';
import { createLog, maskedUrl } from '#adapters/log.ts';
import { loopDelay } from '#adapters/loop-delay.ts';
import { compileOnOneThread, releaseMemory } from '#adapters/memory.ts';
import { createPapers } from '#adapters/papers.ts';
import { passwordBlocklist } from '#adapters/password-blocklist.ts';
import { passwords } from '#adapters/passwords.ts';
import { createDatatrans } from '#adapters/payments/datatrans.ts';
import { createMollie } from '#adapters/payments/mollie.ts';
import { createTestPayment } from '#adapters/payments/test-payment.ts';
import { createPush } from '#adapters/push/push.ts';
import { storedKeys } from '#adapters/push/vapid-keys.ts';
import { createSecretBox } from '#adapters/secret-box.ts';
import { readSettings, type Settings } from '#adapters/settings.ts';
import { createSms } from '#adapters/sms/sms.ts';
import { fileStorage } from '#adapters/storage.ts';
import { createTemplateRenderer } from '#adapters/template-renderer.ts';
import { buildServer, type Server } from '#api/server.ts';
import { openDataDirectory } from '#data/data-directory.ts';
import { openDatabase } from '#data/database.ts';
import type { EmbeddedDatabase } from '#data/embedded-database.ts';
import { startHousekeeping } from '#use-cases/housekeeping.ts';
import type { Clock, Deps } from '#use-cases/ports.ts';
import { type Doorkeeper, openDoorkeeper } from './api/http/doorkeeper.ts';
import type { Lifecycle } from './api/http/health.ts';
import { effectHandlers } from './effect-handlers.ts';
import { loadDemoHistory, loadDemoShop } from './load-demo.ts';
import { loadWeb } from './load-web.ts';
import { openPost } from './open-post.ts';
import { projectRoot } from './project-root.ts';
import { startFault } from './start-fault.ts';
import { createFirstAccess, type FirstAccess } from './use-cases/accounts/create-first-access.ts';
import { startOutboxWorker } from './use-cases/messages/run-outbox.ts';
import { fillEmptyShop } from './use-cases/shop/fill-empty-shop.ts';
import { fillHistory } from './use-cases/shop/fill-history.ts';
import { print, welcome } from './welcome.ts';

const root = projectRoot();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** Bytes that must stay free for the embedded database: its next log file of 16 MB, and concurrent writes. */
const EMBEDDED_RESERVE = 48 * 1_024 * 1_024;

export interface RunningServer {
  url: string;
  deps: Deps;
  /** Null on a PostgreSQL server. */
  embedded: EmbeddedDatabase | null;
  /** Credentials that this start created. */
  firstAccess: FirstAccess;
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
  /** The clock; set by tests. */
  clock?: Clock;
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
  }: ServeOptions,
): Promise<RunningServer> {
  const log = createLog(settings.logLevel);
  const { databaseUrl, databaseDirectUrl } = settings;
  const { db, embedded } = await openDatabase({
    ...{ databaseUrl, databaseDirectUrl },
    dataDir,
    migrationsDir: join(root, 'prisma/migrations'),
    turns: eventLoop,
    log,
    hasTestPayment: settings.isDemo,
  });
  const events = embedded
    ? await embeddedEvents(embedded.pglite)
    : await postgresEvents(databaseDirectUrl ?? databaseUrl ?? '', log);
  const fonts = bundledFonts();
  const post = openPost(settings, { dataDir, db });
  const deps: Deps = {
    clock,
    turns: eventLoop,
    db,
    events,
    ...post.ports,
    letters: letterPress(),
    sms: settings.sms ? await createSms(settings.sms) : null,
    push: createPush({
      keys: settings.vapid ?? (await storedKeys(join(dataDir, 'vapid-keys.json'))),
      ...(settings.pushHosts ? { allowedHosts: settings.pushHosts } : {}),
    }),
    payments: {
      mollie: createMollie({ baseUrl: settings.mollieApiUrl }),
      datatrans: createDatatrans({ baseUrl: settings.datatransApiUrl, payUrl: settings.datatransPayUrl }),
    },
    secrets: createSecretBox({ key: settings.secretsKey, directory: dataDir }),
    storage: fileStorage(join(dataDir, 'files')),
    disk: disk(dataDir, embedded ? EMBEDDED_RESERVE : 0),
    images: createImages(),
    fonts,
    templates: createTemplateRenderer({ fonts, directory: join(dataDir, 'fonts') }),
    labels: labelSheets(),
    papers: createPapers(),
    fiscal: noFiscalSigner,
    passwords: passwords(),
    passwordBlocklist: passwordBlocklist({ checkUrl: settings.passwordCheckUrl, log }),
    log,
    startedAt: clock.now(),
    deviceAnswerMs: 10_000,
    publicUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
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
      trustProxy: settings.trustProxy,
      isRateLimited: settings.isRateLimited,
      loopDelayMs: delay?.ms ?? null,
      isDatabaseOnDisk: embedded !== null,
      web,
      maskedUrl,
    });
    await server.app.ready();
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
    const worker = startOutboxWorker(deps, effectHandlers(deps), { isAlone: embedded !== null });
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
      post.close();
      await events.close();
      await db.close();
    };
    return { url, deps, embedded, firstAccess, stop };
  } catch (error) {
    delay?.stop();
    await server?.close();
    post.close();
    await events.close();
    await db.close();
    throw error;
  }
}

function localName(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
}

/** By now everyone who waited for the start has an answer; collecting garbage blocks the process for a moment. */
const SETTLED_MS = 2_000;

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
  } catch (error) {
    for (const line of startFault(error)) console.error(line);
    process.exit(1);
  }
  setTimeout(() => void releaseMemory(server.deps.log), SETTLED_MS).unref();
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
