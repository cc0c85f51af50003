import { readFileSync } from 'node:fs';

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

interface PrecacheEntry {
  url: string;
  size: number;
}

const STOREFRONT = 'web/storefront/boot.ts';
/** Anything larger (the map) needs the network anyway, and so does whatever only it uses. */
const LARGEST = 500_000;

/**
 * Of all built scripts and styles those that the storefront may request, even later, so that a cached page finds them
 * offline. `manifestFile` is Vite's; nothing of the staff's app is included.
 */
export function storefrontEntries<T extends PrecacheEntry>(entries: readonly T[], manifestFile: string): T[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>;
  const sizes = new Map(entries.map(({ url, size }) => [url, size]));
  const wanted = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    if ((sizes.get(`/${chunk.file}`) ?? 0) > LARGEST) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) wanted.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(STOREFRONT);
  if (wanted.size === 0) throw new Error(`${manifestFile} knows no ${STOREFRONT}`);
  return entries.filter(({ url }) => wanted.has(url));
}
