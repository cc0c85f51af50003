import { filesOf, fontsOf, isOutOfOrder, isPlayer } from './stored-player.ts';

// Lets a TV start offline: this worker caches the player's page, scripts, styles and fonts. What is played the page
// stores itself (media-store.ts, stored-programs.ts). It is loaded as a classic script for the sake of old TVs: its imports
// must not be imported by anything else, or the build would move them into a file that such a script cannot load.

/** The part of the service worker scope used here; the compiler sees these files as part of a page. */
declare const self: {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<{ url: string }[]>;
  };
  location: { origin: string };
  registration: { scope: string };
  addEventListener(type: 'install' | 'activate', heard: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void;
};

interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LifecycleEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The storefront leaves caches of this name alone (storefront/pwa/service-worker-client.ts). */
const PLAYER = 'theke-signage-player';
/** A network slower than this counts as none; in milliseconds. */
const TIMEOUT = 10_000;

/** All keys share one page; cached under the scope, so that no key is stored. */
const PAGE = self.registration.scope;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(storeOpenScreen());
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** The server's page, which is always current; without one the page shown last. */
async function page(event: FetchEvent): Promise<Response> {
  const asked = fetch(event.request);
  const response = await Promise.race([asked, afterPatience()]).catch(() => null);
  if (response && !isOutOfOrder(response)) {
    if (isPlayer(response)) event.waitUntil(storePlayer(response.clone()).catch(() => undefined));
    return response;
  }
  const stored = await (await caches.open(PLAYER)).match(PAGE, { ignoreVary: true });
  return stored ?? response ?? asked;
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), TIMEOUT));
}

/** Their names contain a content hash: a cached file is never stale. */
async function file(request: Request): Promise<Response> {
  const stored = await (await caches.open(PLAYER)).match(request, { ignoreVary: true });
  return stored ?? fetch(request);
}

/** The first visit bypassed this worker. */
async function storeOpenScreen(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const screen = open.find(({ url }) => url.startsWith(self.registration.scope));
  if (!screen) return;
  const response = await fetch(screen.url, { cache: 'no-cache' });
  if (isPlayer(response)) await storePlayer(response);
}

/** All or nothing, so that what is cached always runs; then the files of older builds are removed. */
async function storePlayer(response: Response): Promise<void> {
  const files = filesOf(await response.clone().text());
  const styles = files.filter((name) => name.endsWith('.css'));
  const store = await caches.open(PLAYER);
  await addMissing(store, files);
  const fonts = (await Promise.all(styles.map((name) => textOf(store, name)))).flatMap(fontsOf);
  await addMissing(store, fonts);
  await store.put(PAGE, response);
  const kept = new Set([PAGE, ...[...files, ...fonts].map((name) => self.location.origin + name)]);
  for (const stored of await store.keys()) if (!kept.has(stored.url)) await store.delete(stored);
}

async function addMissing(store: Cache, files: readonly string[]): Promise<void> {
  const isStored = await Promise.all(files.map((name) => store.match(name, { ignoreVary: true })));
  await store.addAll(files.filter((_name, index) => !isStored[index]));
}

async function textOf(store: Cache, name: string): Promise<string> {
  return (await (await store.match(name, { ignoreVary: true }))?.text()) ?? '';
}
