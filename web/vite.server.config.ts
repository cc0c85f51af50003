import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { languages } from './languages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const require = createRequire(import.meta.url);

const CHUNKS = 'chunks';
const QUERY_COMPILER = 'query-compiler.wasm';

/**
 * Prisma ships its query compiler as a module of base64 text, which a running server would keep twice, as source and as
 * value. In the bundle it is a binary file instead, read when the first client is created.
 */
let program = Buffer.alloc(0);
const queryCompiler: Plugin = {
  name: 'query-compiler-as-file',
  enforce: 'pre',
  resolveId: (id) => (/\.wasm-base64\.m?js$/.test(id) ? `\0${id}` : null),
  load: {
    filter: { id: /^\0.*\.wasm-base64\.m?js$/ },
    async handler(id) {
      const { wasm } = (await import(pathToFileURL(require.resolve(id.slice(1))).href)) as { wasm: string };
      program = Buffer.from(wasm, 'base64');
      return `import { readFileSync } from 'node:fs';
        import { join } from 'node:path';
        export const wasm = readFileSync(join(import.meta.dirname, '${QUERY_COMPILER}'));`;
    },
  },
  // Not as an asset of the bundle: SSR builds omit those.
  writeBundle: ({ dir = '' }) => writeFileSync(join(dir, CHUNKS, QUERY_COMPILER), program),
};

/**
 * Bundled, though packages stay external: an installed client brings the command line of Prisma along, 300 MB that no
 * running server needs.
 */
const BUNDLED = [/^@prisma\/client/, 'pglite-prisma-adapter', 'postgres-array'];

/** The server, its commands and the headless print agent as bundles for Node; packages stay external. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [languages, react(), queryCompiler],
  ssr: { target: 'node', external: true, noExternal: BUNDLED },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        'run-agent': 'printers/run-agent.ts',
        'set-password': 'server/set-password.ts',
        backup: 'server/backup/backup.ts',
        'verify-backup': 'server/backup/verify-backup.ts',
        restore: 'server/backup/restore.ts',
        'move-database': 'server/backup/move-database.ts',
        'move-files': 'server/move-files.ts',
        'archive-orders': 'server/archive-orders.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: `${CHUNKS}/[name]-[hash].js` },
    },
  },
});
