import { useEffect, useRef } from 'react';
import { cartOf } from '#web/lib/cart/cart-store.ts';
import { type ConfiguratorRequest, KEPT_CONFIGURATION } from '#web/lib/cart/configurator-store.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import type { Configuration } from './configuration.ts';
import { keptText } from './kept-configuration.ts';

/** Storing waits for a pause in typing and tapping. */
const PAUSE_MS = 300;

/** Keeps the open configuration over a reload of the tab, until the configurator closes; never on a terminal (R147). */
export function useKeptConfiguration(request: ConfiguratorRequest, configuration: Configuration): void {
  const latest = useRef({ request, configuration });
  latest.current = { request, configuration };

  useEffect(() => {
    // The first value is stored as well: it may itself come from a reload.
    const timer = setTimeout(() => keep(request, configuration), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [request, configuration]);

  useEffect(() => {
    const keepNow = () => keep(latest.current.request, latest.current.configuration);
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      write(null);
    };
  }, []);
}

function keep({ branch, index }: ConfiguratorRequest, configuration: Configuration): void {
  if (useKiosk.getState().isKiosk) return;
  const edited = index === undefined ? undefined : cartOf(branch.identifier).items[index];
  const line = index !== undefined && edited ? { index, product: edited.product.id } : null;
  write(keptText({ path: location.pathname, branch: branch.identifier, line }, configuration));
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEPT_CONFIGURATION);
    else sessionStorage.setItem(KEPT_CONFIGURATION, text);
  } catch {
    // Full or blocked storage must not stop the order; the configuration then lasts until the page is left.
  }
}
