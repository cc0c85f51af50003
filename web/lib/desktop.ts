import type { Desktop } from '#electron/ipc.ts';

declare global {
  interface Window {
    thekeDesktop?: Desktop;
  }
}

/** The desktop shell if the page runs inside it; undefined in a browser. No other web file knows about Electron. */
export const desktop: Desktop | undefined = typeof window === 'undefined' ? undefined : window.thekeDesktop;
