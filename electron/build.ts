import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compiledMessages } from '#web/compiled-messages.ts';
import * as texts from './page-texts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const GLYPH_FONT = createRequire(import.meta.url).resolve(
  '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
);
const outDir = join(root, 'dist/electron');

/** Provided by the runtime; everything else is bundled, so that the packaged app needs no node_modules. */
const BROUGHT_ALONG = ['electron', ...builtinModules, /^node:/];

/**
 * Builds the shell to dist/electron: main process and preload script as one CommonJS file each (a sandboxed preload
 * script allows nothing else), with the shell's own pages and icons beside them.
 */
export async function buildShell(): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  for (const name of ['main', 'preload']) {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      plugins: [compiledMessages],
      ssr: { target: 'node', noExternal: true, external: ['electron'] },
      build: {
        ssr: join(root, 'electron', `${name}.ts`),
        outDir,
        emptyOutDir: false,
        target: 'node22',
        minify: false,
        rolldownOptions: {
          external: BROUGHT_ALONG,
          output: { format: 'cjs', entryFileNames: `${name}.js`, codeSplitting: false },
        },
      },
    });
  }
  mkdirSync(outDir, { recursive: true });
  // The surrounding package is ESM.
  writeFileSync(join(outDir, 'package.json'), '{ "type": "commonjs" }\n');
  copyPages();
  // For what no code page of a printer can spell.
  copyFileSync(GLYPH_FONT, join(outDir, basename(GLYPH_FONT)));
  cpSync(join(root, 'electron/icons'), join(outDir, 'icons'), {
    recursive: true,
    filter: (source) => !source.endsWith('.svg'),
  });
}

/** The shell's own pages, with the words of their catalogue. Throws at a name that it does not have. */
function copyPages(): void {
  const pages = join(outDir, 'pages');
  cpSync(join(root, 'electron/pages'), pages, { recursive: true });
  for (const name of readdirSync(pages).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(pages, name), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, text: string) => {
      const words = texts.PAGES[text];
      if (words === undefined) throw new Error(`${name} asks for a text that there is not: ${text}`);
      return words;
    });
    writeFileSync(join(pages, name), html);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildShell();
