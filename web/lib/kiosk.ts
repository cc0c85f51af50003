import { create } from 'zustand';

const KEY = 'theke-context';
const HOME_KEY = 'theke-kiosk-home';
const CONTEXT = 'self-service';

interface KioskState {
  /** Whether this browser session is a self-service terminal; false until hydration. */
  isKiosk: boolean;
  /** A terminal's start page: /kiosk/{branch}; '/' while it belongs to no branch. */
  home: string;
}

export const useKiosk = create<KioskState>(() => ({ isKiosk: false, home: '/' }));

/**
 * Reads the context from the address: /kiosk/{branch} and every address with ?context=self-service start a self-service
 * session, which lasts as long as the browser's; any other ?context= ends it, for whoever sets up a terminal.
 */
export function readKiosk({ pathname, search }: { pathname: string; search: string }): void {
  const context = new URLSearchParams(search).get('context');
  const begins = /^\/(?:en\/)?kiosk\//.test(pathname) || context === CONTEXT;
  const ends = !begins && context !== null;
  try {
    if (begins) sessionStorage.setItem(KEY, CONTEXT);
    if (ends) sessionStorage.removeItem(KEY);
    const isKiosk = begins || sessionStorage.getItem(KEY) === CONTEXT;
    const home = (begins && kioskHome(pathname)) || (sessionStorage.getItem(HOME_KEY) ?? '/');
    if (begins) sessionStorage.setItem(HOME_KEY, home);
    useKiosk.setState({ isKiosk, home: isKiosk ? home : '/' });
  } catch {
    // Without storage the context lasts until a reload.
    if (begins) useKiosk.setState({ isKiosk: true, home: kioskHome(pathname) ?? '/' });
  }
}

/** The start page of a terminal opened at this path; null if the path belongs to no branch. */
export function kioskHome(pathname: string): string | null {
  const [, area, branch] = /^(?:\/en)?\/(kiosk|store)\/([^/]+)/.exec(pathname) ?? [];
  return area && branch ? `/kiosk/${branch}` : null;
}
