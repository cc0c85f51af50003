import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { addressIn, type Language, languageOfPath } from '#domain/text/language.ts';
import { preloadedShop } from './shop-preload.ts';
import { buildName, fontsOf, isKept, isKeptPage, NOT_PAGES, storedPage } from './stored-pages.ts';

/** The part of the service worker scope used here; the compiler sees these files as part of a page. */
declare const self: {
  __WB_MANIFEST: (PrecacheEntry & { language?: Language })[];
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<{ url: string }[]>;
  };
  addEventListener(type: 'message', heard: (event: { data: unknown }) => void): void;
  addEventListener(type: 'install' | 'activate', heard: (event: LifecycleEvent) => void): void;
};

interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** Injected by the build: the files of the storefront (vite.config.ts). */
const files = self.__WB_MANIFEST;
/** Cached pages belong to the build whose scripts they name: a new build caches them again. */
const PAGES = `pages-${buildName(files)}`;
const PAGE_LIMIT = 30;
/** The scripts of one language: whoever reads German pages never fetches the English ones. */
const LANGUAGE_FILES = `language-${buildName(files)}-`;
const LANGUAGE_STORE = /^language-\w+-(de|en)$/;
/** Fonts, and whatever else the list above lacks. */
const FILES = 'files';
const FILE_LIMIT = 40;
/** The shop itself, for pages that do not carry it; German and English. */
const SHOP = 'shop';
const SHOP_LIMIT = 2;
const IMAGES = 'images';
const IMAGE_LIMIT = 150;
const IMAGE_DAYS = 30;
/** A network slower than this counts as none; in seconds. */
const TIMEOUT = 10;

// What belongs to one language is fetched for those who read it (storeLanguage).
precacheAndRoute(files.filter(({ language }) => !language));
clientsClaim();

// This worker may cache a page of the next build, whose files the next worker has already cached.
const otherFiles = new CacheFirst({ cacheName: FILES, plugins: [bounded({ maxEntries: FILE_LIMIT })] });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) =>
    (await caches.match(options.request, { ignoreVary: true })) ?? otherFiles.handle(options),
);

registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: PAGES,
      networkTimeoutSeconds: TIMEOUT,
      matchOptions: { ignoreVary: true },
      plugins: [
        { cacheWillUpdate: async ({ response }) => (isKeptPage(response) ? response : null) },
        {
          // Pages in the other language work offline as well.
          cacheDidUpdate: ({ request }) => storeLanguage(languageOf(request.url)).catch(() => undefined),
        },
        {
          cachedResponseWillBeUsed: async ({ cachedResponse }) =>
            cachedResponse && storedPage(cachedResponse),
        },
        { handlerDidError: ({ request }) => anyPage(request.url) },
        bounded({ maxEntries: PAGE_LIMIT, matchOptions: { ignoreVary: true } }),
      ],
    }),
    { denylist: [NOT_PAGES] },
  ),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/init',
  new NetworkFirst({
    cacheName: SHOP,
    networkTimeoutSeconds: TIMEOUT,
    matchOptions: { ignoreVary: true },
    plugins: [
      // What a person who is signed in gets names them.
      { cacheWillUpdate: async ({ response }) => (isKept(response) ? response : null) },
      bounded({ maxEntries: SHOP_LIMIT, matchOptions: { ignoreVary: true } }),
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/image/'),
  new StaleWhileRevalidate({
    cacheName: IMAGES,
    plugins: [
      bounded({ maxEntries: IMAGE_LIMIT, maxAgeSeconds: IMAGE_DAYS * 86_400, purgeOnQuotaError: true }),
    ],
  }),
);

self.addEventListener('install', (event) => event.waitUntil(storeWhatIsRead()));

self.addEventListener('activate', (event) => event.waitUntil(forgetOldPages()));

self.addEventListener('message', ({ data }) => {
  const isWish = data !== null && typeof data === 'object' && 'type' in data && data.type === 'SKIP_WAITING';
  if (isWish) self.skipWaiting();
});

/** A bounded cache. Passed on method by method, because the plugin as a whole does not type-check in strict mode. */
function bounded(limits: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin(limits);
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
}

/** The languages that are open right now, or were read with the last build; with their home page and the open pages. */
async function storeWhatIsRead(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const addresses = open.map(({ url }) => pathOf(url));
  const shown = addresses.filter((address) => !NOT_PAGES.test(address)).map(languageOf);
  const before = (await caches.keys()).flatMap(
    (name) => (LANGUAGE_STORE.exec(name)?.[1] as Language | undefined) ?? [],
  );
  const languages = new Set([...shown, ...before]);
  if (languages.size === 0) languages.add('de');
  await Promise.all([...languages].map(storeLanguage));
  await storePages([...[...languages].map((language) => addressIn(language, '/')), ...addresses]);
}

/** Stores the scripts of a language, those that are there already without the network. Fails if one cannot be had. */
async function storeLanguage(language: Language): Promise<void> {
  const store = await caches.open(LANGUAGE_FILES + language);
  const stored = new Set((await store.keys()).map(({ url }) => pathOf(url)));
  const missing = files.filter((file) => file.language === language && !stored.has(file.url));
  await Promise.all(
    missing.map(async ({ url }) => {
      const known = await caches.match(url, { ignoreVary: true });
      await (known ? store.put(url, known) : store.add(url));
    }),
  );
}

/** The first visit bypassed this worker. */
async function storePages(all: readonly string[]): Promise<void> {
  const addresses = new Set(all);
  const pages = await caches.open(PAGES);
  await Promise.all(
    [...addresses]
      .filter((address) => !NOT_PAGES.test(address))
      // A page that fails to load now is cached when it is visited.
      .map((address) => storePage(pages, address).catch(() => undefined)),
  );
}

async function storePage(pages: Cache, address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!isKeptPage(response)) return;
  const page = await response.clone().text();
  await pages.put(address, response);
  await (await caches.open(FILES)).addAll(fontsOf(page));
  const shop = preloadedShop(page);
  if (shop) await storeShop(shop);
}

async function storeShop(address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (isKept(response)) await (await caches.open(SHOP)).put(address, response);
}

function languageOf(address: string): Language {
  return languageOfPath(address.startsWith('/') ? address : pathOf(address)).language;
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

async function forgetOldPages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(
    (name) =>
      (name.startsWith('pages-') && name !== PAGES) ||
      (LANGUAGE_STORE.test(name) && !name.startsWith(LANGUAGE_FILES)),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Every page carries the whole shop, or asks for it: the one cached last can stand in for any other of its language. */
async function anyPage(address: string): Promise<Response | undefined> {
  const pages = await caches.open(PAGES);
  const last = (await pages.keys()).filter(({ url }) => languageOf(url) === languageOf(address)).at(-1);
  const response = last && (await pages.match(last, { ignoreVary: true }));
  return response && storedPage(response, { isShell: true });
}
