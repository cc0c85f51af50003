import type { Desktop } from '#electron/ipc.ts';

declare global {
  interface Window {
    thekeDesktop?: Desktop;
  }
}

/** The desktop shell when the page runs inside it; undefined in a browser. No other web file knows of Electron. */
export const desktop: Desktop | undefined = typeof window === 'undefined' ? undefined : window.thekeDesktop;
