import { readFileSync } from 'node:fs';

/** What one app's page needs from the build. */
export interface AppAssets {
  scripts: string[];
  styles: string[];
  preloads: string[];
  /** Modules that the script imports once the page is on screen. */
  later: string[];
}

export type AppName = 'storefront' | 'storefront-en' | 'backoffice' | 'signage';

const ENTRIES: Readonly<Record<AppName, string>> = {
  storefront: 'web/storefront/boot.ts',
  'storefront-en': 'web/storefront/boot.en.ts',
  backoffice: 'web/backoffice/main.tsx',
  signage: 'web/signage/main.tsx',
};

/** Their script imports the app itself (web/storefront/boot.ts); the others import what a screen needs when it opens. */
const LATE: ReadonlySet<AppName> = new Set(['storefront', 'storefront-en']);

/** Upright fonts with the German letters; Lato comes in one file per weight. */
const FIRST_FONT = /-latin-(?:wght|400)-normal-[^/]*\.woff2$/;

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/**
 * Reads Vite's manifest (dist/web/.vite/manifest.json): the app's script, its style sheets, the modules that the script
 * imports statically, those that follow, and the fonts that the first view may need (web/lib/theme-style.ts says which). Throws if the app
 * has not been built.
 */
export function readAssets(manifestFile: string, app: AppName): AppAssets {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>;
  const entry = manifest[ENTRIES[app]];
  if (!entry) throw new Error(`${manifestFile} knows no ${ENTRIES[app]}`);
  const chunks = withImports([entry], manifest);
  const files = (pick: (chunk: ManifestChunk) => string[] | undefined) => [
    ...new Set(chunks.flatMap((chunk) => pick(chunk) ?? []).map((file) => `/${file}`)),
  ];
  const fonts = files(({ assets }) => assets).filter((file) => FIRST_FONT.test(file));
  const modules = chunks.slice(1).map(({ file }) => `/${file}`);
  const late = LATE.has(app) ? (entry.dynamicImports ?? []).flatMap((name) => manifest[name] ?? []) : [];
  const later = withImports(late, manifest).filter((chunk) => !chunks.includes(chunk));
  return {
    scripts: [`/${entry.file}`],
    styles: files(({ css }) => css),
    preloads: [...fonts, ...modules],
    later: later.map(({ file }) => `/${file}`),
  };
}

/** The chunks and all their static imports, each once. */
function withImports(
  entries: readonly ManifestChunk[],
  manifest: Record<string, ManifestChunk>,
): ManifestChunk[] {
  const found = new Set<ManifestChunk>();
  const visit = (chunk: ManifestChunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports ?? []) visit(manifest[name]);
  };
  entries.forEach(visit);
  return [...found];
}

/** Sets up React's hot reload; must run before the first component is loaded. */
const PREAMBLE = '/@id/__x00__@vitejs/plugin-react/preamble';

/** The addresses in development (`npm run dev`): Vite serves the sources. */
export function devAssets(app: AppName): AppAssets {
  return {
    scripts: ['/@vite/client', PREAMBLE, `/${ENTRIES[app]}`],
    styles: DEV_STYLES[app],
    preloads: [],
    later: [],
  };
}

/** Linked as well as imported, so that the first view is styled before the scripts run. */
const DEV_STYLES: Readonly<Record<AppName, string[]>> = {
  storefront: ['/web/storefront/storefront.css?direct'],
  'storefront-en': ['/web/storefront/storefront.css?direct'],
  backoffice: [],
  signage: [],
};
