/** Keeps pictures and videos through network outages and restarts. */
const CACHE = 'theke-signage-media';

const urls = new Map<string, Promise<string | null>>();

/**
 * The address under which a file can be shown at once: fetched whole, kept in the browser's cache. Null while neither the
 * network nor the cache has it; retried the next time.
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
  // Only secure origins have a cache; in a shop's own network the page's memory has to do.
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

/** Releases files that no entry of this screen shows any more. */
export function letGo(shown: ReadonlySet<string>): void {
  for (const [path, url] of urls) {
    if (shown.has(path)) continue;
    urls.delete(path);
    void url.then((address) => address && URL.revokeObjectURL(address));
  }
}

/**
 * Caches the files of all screens of this browser, one by one, so that they survive an offline restart; then removes
 * those that none of them shows. False if one could not be fetched.
 */
export async function storeExactly(paths: ReadonlySet<string>): Promise<boolean> {
  const cache = 'caches' in window ? await caches.open(CACHE).catch(() => null) : null;
  if (!cache) return true;
  let isComplete = true;
  for (const path of paths) {
    if (await cache.match(path)) continue;
    isComplete = (await cache.add(path).then(isDone, isFailed)) && isComplete;
  }
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!paths.has(pathname + search)) await cache.delete(url);
  }
  return isComplete;
}

const isDone = () => true;
const isFailed = () => false;
