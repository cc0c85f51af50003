import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compiledMessages } from './compiled-messages.ts';
import { deskWorker } from './desk-files.ts';
import { languages } from './languages.ts';
import { storefrontEntries } from './precached.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const SETUP_PAGE = 'web/backoffice/desktop/setup.html';

/** The desktop shell serves dist/web as its own pages and requests the first-run screen by this name. */
const desktopSetup: Plugin = {
  name: 'desktop-setup-page',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle[SETUP_PAGE];
    if (page) page.fileName = 'desktop-setup.html';
  },
};

const OUTPUT = 'dist/web';

/** The storefront's service worker, with its precache list; the page registers it itself, the server writes the manifest. */
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  registerType: 'prompt',
  injectRegister: false,
  manifest: false,
  srcDir: 'web/storefront/pwa',
  filename: 'service-worker.ts',
  outDir: `${OUTPUT}/assets`,
  integration: {
    configureCustomSWViteBuild: (build) => {
      build.logLevel = 'warn';
    },
  },
  injectManifest: {
    rollupFormat: 'iife',
    globDirectory: `${root}${OUTPUT}`,
    // Fonts are cached as the pages request them: a shop uses two of the many.
    globPatterns: ['assets/*.{js,css}'],
    maximumFileSizeToCacheInBytes: 10_000_000,
    modifyURLPrefix: { '': '/' },
    // The names carry a hash of the content.
    dontCacheBustURLsMatching: /^\/assets\//,
    manifestTransforms: [
      (entries) => {
        const file = `${root}${OUTPUT}/.vite/manifest.json`;
        // A build that failed comes here too, without it: an error from here would hide its own.
        return { manifest: existsSync(file) ? storefrontEntries(entries, file) : [] };
      },
    ],
  },
});

/** Browsers request a worker by the same name forever. */
const SCREEN_WORKER = 'signage-worker';
const DESK_WORKER = 'backoffice-worker';
const PUSH_WORKER = 'push-worker';
const WORKERS: ReadonlySet<string> = new Set([SCREEN_WORKER, DESK_WORKER, PUSH_WORKER]);

const SHOP_ENTRY = `${normalizePath(root)}web/storefront/client-entry.tsx`;
/** Vite's helper for dynamic imports, which the small script before all others needs, too. */
const FETCHING = '\0vite/preload-helper.js';
const OTHERS = ['backoffice', 'signage'].map((app) => `${normalizePath(root)}web/${app}/`);

/**
 * What every storefront page needs comes in one file, or in two where the backoffice also needs part of it, at once or
 * later: fifty small files are slower and compress worse.
 */
function firstLoadGroup(id: string, graph: ModuleGraph): string | null {
  if (id === FETCHING) return 'fetch';
  const importers = importersOf(id, graph);
  if (importers.has(`${SHOP_ENTRY}?en`)) return 'shop-en';
  if (!importers.has(SHOP_ENTRY)) return null;
  return [...importers].some((one) => OTHERS.some((app) => one.startsWith(app))) ? 'shared' : 'shop';
}

const FIRST_LOAD = new Set(['shop', 'shop-en', 'shared']);

/**
 * Browsers compile a function when it is first called, on the page's own thread while it hydrates. Of what every page
 * calls at once all is compiled beforehand on another thread, which this note on the first line asks for; browsers that do
 * not know it ignore it.
 */
const compileNote: Plugin = {
  name: 'compile-note',
  apply: 'build',
  generateBundle: {
    // After Vite's own first line.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && FIRST_LOAD.has(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** The module and everything that imports it statically. */
function importersOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([id]);
  for (const known of found) for (const one of graph.getModuleInfo(known)?.importers ?? []) found.add(one);
  return found;
}

/** The browser apps: the storefront (hydrated), the backoffice, the signage screens, and the desktop's first-run screen. */
export default defineConfig({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [
    languages,
    react(),
    tailwindcss(),
    compiledMessages,
    compileNote,
    desktopSetup,
    deskWorker(DESK_WORKER),
    serviceWorker,
  ],
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A catalogue text costs no more than an inline one.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: {
        storefront: 'web/storefront/boot.ts',
        'storefront-en': 'web/storefront/boot.en.ts',
        backoffice: 'web/backoffice/main.tsx',
        signage: 'web/signage/main.tsx',
        [SCREEN_WORKER]: 'web/signage/service-worker.ts',
        [DESK_WORKER]: 'web/backoffice/service-worker.ts',
        [PUSH_WORKER]: 'web/lib/push/push-worker.ts',
        'desktop-setup': SETUP_PAGE,
      },
      output: {
        entryFileNames: ({ name }) => (WORKERS.has(name) ? `assets/${name}.js` : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: firstLoadGroup, debugName: 'first load' }] },
      },
    },
  },
});
