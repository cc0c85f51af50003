import { useEffect, useState } from 'react';

/**
 * Whether there is no network: the browser says so, or the service worker had to take this page out of its store
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

  return isOffline;
}
