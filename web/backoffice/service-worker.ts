// Lets the board open without the server: this worker keeps the page of the staff's app and the scripts, styles and fonts of
// its order screens. What the orders are the page keeps itself (session/desk-store.ts). It imports nothing, because it is
// loaded as a classic script.

/** The part of the service worker scope used here; the compiler sees these files as part of a page. */
declare const self: {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: { origin: string };
  addEventListener(type: 'install' | 'activate', heard: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void;
};

interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** Filled in by the build (desk-files.ts): whatever the order screens load. Their names contain a hash of their content. */
declare const DESK_FILES: readonly string[];
const FILES = DESK_FILES;
const PAGE = '/backend';
/** The storefront leaves stores of this name alone (storefront/pwa/service-worker-client.ts). */
const PREFIX = 'theke-desk-';
const STORE = PREFIX + hashOf(FILES.join());
/** A network slower than this counts as none; in milliseconds. */
const TIMEOUT = 4_000;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(store());
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // Signing in and out need the server, and a terminal has screens of its own.
  if (request.mode === 'navigate' && /^\/backend\/?$/.test(pathname)) event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});

/** All or nothing, so that what is kept always runs. */
async function store(): Promise<void> {
  const response = await fetch(PAGE, { cache: 'no-cache' });
  const text = await response.clone().text();
  const scripts = text.match(/\/assets\/backoffice-[\w-]+\.js/g) ?? [];
  // The server has another build by now: its own worker will keep that.
  if (!response.ok || scripts.length === 0 || scripts.some((name) => !FILES.includes(name)))
    throw new Error('the page belongs to another build');
  const kept = await caches.open(STORE);
  await Promise.all(
    FILES.map(async (name) => {
      const known = await caches.match(name, { ignoreVary: true });
      await (known ? kept.put(name, known) : kept.add(name));
    }),
  );
  await kept.put(PAGE, response);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== STORE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The server's page, which is always current; where there is none, or none of ours, the one that is kept. */
async function page(request: Request): Promise<Response> {
  const asked = fetch(request);
  const response = await Promise.race([asked, afterPatience()]).catch(() => null);
  if (response && (await isOurs(response))) return response;
  const kept = await caches.match(PAGE, { cacheName: STORE, ignoreVary: true });
  return kept ?? response ?? asked;
}

/** A guest network answers with a page of its own, and a broken server with none. */
async function isOurs(response: Response): Promise<boolean> {
  if (response.type === 'opaqueredirect') return true;
  return response.ok && (await response.clone().text()).includes('/assets/backoffice-');
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), TIMEOUT));
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: STORE, ignoreVary: true })) ?? fetch(request);
}

/** A short name for a list of files. */
function hashOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}
