import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The two apps of the browser: the storefront (hydrated) and the backoffice. */
export default defineConfig({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { storefront: 'web/storefront/client-entry.tsx', backoffice: 'web/backoffice/main.tsx' },
    },
  },
});
