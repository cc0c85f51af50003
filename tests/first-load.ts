import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Bytes (gzip) of the JavaScript that the branch page loads first: the script of the page, the shop, and what it imports statically. */
export function firstLoadBytes(): number {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));
  const files = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  walk('web/storefront/boot.ts');
  manifest['web/storefront/boot.ts']?.dynamicImports?.forEach(walk);
  if (files.size === 0) throw new Error('the manifest names no entry of the storefront');
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(`dist/web/${file}`), { level: 9 }).length, 0);
}
