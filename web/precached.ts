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

const STOREFRONTS = { de: 'web/storefront/boot.ts', en: 'web/storefront/boot.en.ts' };
type Language = keyof typeof STOREFRONTS;
/** Anything larger (the map) needs the network anyway, and so does whatever only it uses. */
const LARGEST = 500_000;

/**
 * Of all built scripts and styles those that the storefront may request, even later, so that a cached page finds them
 * offline; with their language, unless both need them. `manifestFile` is Vite's; nothing of the staff's app is included.
 */
export function storefrontEntries<T extends PrecacheEntry>(
  entries: readonly T[],
  manifestFile: string,
): (T & { language?: Language })[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>;
  const sizes = new Map(entries.map(({ url, size }) => [url, size]));
  const german = filesFrom(STOREFRONTS.de, manifest, sizes);
  const english = filesFrom(STOREFRONTS.en, manifest, sizes);
  if (german.size === 0) throw new Error(`${manifestFile} knows no ${STOREFRONTS.de}`);
  return entries.flatMap((entry) => {
    const [isGerman, isEnglish] = [german.has(entry.url), english.has(entry.url)];
    if (isGerman && isEnglish) return [entry];
    if (isGerman) return [{ ...entry, language: 'de' as const }];
    return isEnglish ? [{ ...entry, language: 'en' as const }] : [];
  });
}

/** Everything that an entry may load, at once or later. */
function filesFrom(
  entry: string,
  manifest: Readonly<Record<string, ManifestChunk>>,
  sizes: ReadonlyMap<string, number>,
): ReadonlySet<string> {
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
  visit(entry);
  return wanted;
}
