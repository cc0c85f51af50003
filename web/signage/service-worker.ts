import { filesOf, fontsOf, isOutOfOrder, isPlayer } from './stored-player.ts';

// A TV that starts without network: this worker has the player's page, scripts, styles and fonts. What is played the page
// keeps itself (media-store.ts, stored-programs.ts). It is loaded as a plain script, so that old TVs can read it: whatever it
// imports must be imported by nothing else, or the build would move it into a file that such a script cannot load.

/** The part of a service worker's scope that is used here; the compiler knows these files as parts of a page. */
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

/** The storefront leaves stores of this name alone (storefront/pwa/service-worker-client.ts). */
const PLAYER = 'theke-signage-player';
/** A network that takes longer is none; in milliseconds. */
const PATIENCE = 10_000;

/** All keys have the same page; stored under the scope, so that no key lies in a store. */
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

/** The server's page, which says at once what is new; without one the page that was shown last. */
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
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));
}

/** Their names carry a hash of their content: what is stored is right. */
async function file(request: Request): Promise<Response> {
  const stored = await (await caches.open(PLAYER)).match(request, { ignoreVary: true });
  return stored ?? fetch(request);
}

/** The first visit went past this worker. */
async function storeOpenScreen(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const screen = open.find(({ url }) => url.startsWith(self.registration.scope));
  if (!screen) return;
  const response = await fetch(screen.url, { cache: 'no-cache' });
  if (isPlayer(response)) await storePlayer(response);
}

/** All of it or nothing, so that what is stored always runs; then the files of older builds go. */
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
