import { useEffect, useState } from 'react';
import { apiGet } from '#web/lib/api.ts';

/** How often a page that may be wrong about being offline polls the shop, in milliseconds. */
const ASK_AGAIN = 10_000;

/**
 * Whether the page is offline: the browser says so, or the service worker had to serve this page from its cache
 * (service-worker.ts marks such a page).
 */
export function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(
    () => !navigator.onLine || document.documentElement.dataset.stored !== undefined,
  );

  useEffect(() => {
    const goOffline = () => setIsOffline(true);
    const goOnline = () => setIsOffline(false);
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
    };
  }, []);

  useEffect(() => (isOffline ? untilReached(() => setIsOffline(false)) : undefined), [isOffline]);

  return isOffline;
}

/**
 * A browser that believed itself online throughout fires no event when the shop is reachable again, so the shop is
 * polled, at intervals and whenever the page becomes visible. Returns a function that stops it.
 */
function untilReached(reached: () => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const ask = () => {
    if (!navigator.onLine || document.hidden) return;
    apiGet('/health', { signal })
      .then(() => signal.aborted || reached())
      .catch(() => undefined);
  };
  const timer = setInterval(ask, ASK_AGAIN);
  document.addEventListener('visibilitychange', ask, { signal });
  return () => {
    clearInterval(timer);
    ends.abort();
  };
}
