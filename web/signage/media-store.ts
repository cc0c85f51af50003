/** Pictures and videos outlive a lost network and a restart in here. */
const CACHE = 'theke-signage-media';

const urls = new Map<string, Promise<string | null>>();

/**
 * The address under which a file can be shown at once: fetched whole, kept in the browser's cache. Null while neither the
 * network nor the cache has it; it is tried again the next time.
 */
export function localUrl(path: string, mimeType?: string): Promise<string | null> {
  const known = urls.get(path);
  if (known) return known;
  const loading = load(path, mimeType);
  urls.set(path, loading);
  void loading.then((url) => {
    if (url === null) urls.delete(path);
  });
  return loading;
}

async function load(path: string, mimeType?: string): Promise<string | null> {
  // Only pages of secure origins have a cache; in a shop's own network the page's memory has to do.
  const cache = 'caches' in window ? await caches.open(CACHE).catch(() => null) : null;
  let response = await cache?.match(path);
  if (!response) {
    const fetched = await fetch(path).catch(() => null);
    if (!fetched?.ok) return null;
    await cache?.put(path, fetched.clone()).catch(() => undefined);
    response = fetched;
  }
  const bytes = await response.blob().catch(() => null);
  if (!bytes) return null;
  return URL.createObjectURL(mimeType ? new Blob([bytes], { type: mimeType }) : bytes);
}

/** Lets go of what no entry shows any more. */
export async function keepOnly(paths: ReadonlySet<string>): Promise<void> {
  for (const [path, url] of urls) {
    if (paths.has(path)) continue;
    urls.delete(path);
    void url.then((address) => address && URL.revokeObjectURL(address));
  }
  if (!('caches' in window)) return;
  const cache = await caches.open(CACHE).catch(() => null);
  for (const { url } of (await cache?.keys()) ?? [])
    if (!paths.has(new URL(url).pathname)) await cache?.delete(url);
}
