import { useEffect } from 'react';

/** Keeps the screen awake, where the browser allows it. */
export function useScreenAwake(): void {
  useEffect(() => {
    const stayAwake = () => {
      if (document.visibilityState === 'visible')
        void navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    stayAwake();
    document.addEventListener('visibilitychange', stayAwake);
    return () => document.removeEventListener('visibilitychange', stayAwake);
  }, []);
}
