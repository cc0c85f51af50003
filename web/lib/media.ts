import { useSyncExternalStore } from 'react';

/** Whether the desktop layout is shown (from 1250 px, with larger type from more); false on the server. */
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

/** The breakpoint `desk` of theme.css, in the same unit: rem follows the type size set in the browser, px does not. */
function desktopQuery(): MediaQueryList {
  return window.matchMedia('(min-width: 78.125rem)');
}

/** Whether the visitor prefers reduced motion; for scripts that animate (style sheets have their own query). */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
