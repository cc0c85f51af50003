import { useSyncExternalStore } from 'react';

/** Whether the desktop layout is shown (from 1250 px); false on the server. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = desktopQuery();
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    isDesktopNow,
    () => false,
  );
}

/** The same outside of rendering. */
export function isDesktopNow(): boolean {
  return desktopQuery().matches;
}

function desktopQuery(): MediaQueryList {
  return window.matchMedia('(min-width: 1250px)');
}

/** Whether the visitor prefers reduced motion; for scripts that animate (style sheets have their own query). */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
