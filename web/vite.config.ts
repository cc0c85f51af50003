import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const SETUP_PAGE = 'web/backoffice/desktop/setup.html';

/** The desktop shell serves dist/web as its own pages and asks for the first-run screen by this name. */
const desktopSetup: Plugin = {
  name: 'desktop-setup-page',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle[SETUP_PAGE];
    if (page) page.fileName = 'desktop-setup.html';
  },
};

/** The apps of the browser: the storefront (hydrated), the backoffice, and the desktop's first-run screen. */
export default defineConfig({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), tailwindcss(), desktopSetup],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        storefront: 'web/storefront/client-entry.tsx',
        backoffice: 'web/backoffice/main.tsx',
        'desktop-setup': SETUP_PAGE,
      },
    },
  },
});
