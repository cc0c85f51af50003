import { create } from 'zustand';
import { writeCookie } from './consent.ts';
import { useKiosk } from './kiosk.ts';
import { useShop } from './shop.tsx';

/** The browser's own install prompt, as Chromium provides it once per page. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface InstallState {
  /** The page is hydrated and the browser was asked; before that nothing can be offered. */
  isRead: boolean;
  /** The page already runs as an app. */
  isStandalone: boolean;
  /** Without service workers there is no app. */
  isSupported: boolean;
  isInstalled: boolean;
  offer: InstallOffer | null;
  /** The overlay that explains how to install is open. */
  isExplained: boolean;
  /** The page's own prompt was shown and answered. */
  isAnswered: boolean;
}

export const useInstallState = create<InstallState>(() => ({
  isRead: false,
  isStandalone: false,
  isSupported: false,
  isInstalled: false,
  offer: null,
  isExplained: false,
  isAnswered: false,
}));

/** Set once the app was installed from here; a browser that offers to install again says that it is gone. */
const INSTALLED_KEY = 'theke-installed';
export const DISMISS_COOKIE = 'pwa-dismiss';
const DISMISS_DAYS = 30;

export interface Circumstances
  extends Pick<InstallState, 'isRead' | 'isStandalone' | 'isSupported' | 'isInstalled'> {
  /** Config: enablePluginPWA. */
  isPluginOn: boolean;
  isKiosk: boolean;
}

/** Whether installing can be offered at all: in the footer and on the status page. */
export function canOfferInstall(now: Circumstances): boolean {
  return (
    now.isPluginOn && now.isRead && now.isSupported && !now.isStandalone && !now.isInstalled && !now.isKiosk
  );
}

/**
 * Reads what the browser knows about the app and subscribes to changes; returns a function that stops it. Called after
 * hydration.
 */
export function watchInstall(): () => void {
  const keepOffer = (event: Event) => {
    // The page offers it at a time of its choosing.
    event.preventDefault();
    remember(false);
    useInstallState.setState({ offer: event as InstallOffer, isInstalled: false });
  };
  const noteInstalled = () => {
    remember(true);
    useInstallState.setState({ isInstalled: true, offer: null, isExplained: false });
  };
  window.addEventListener('beforeinstallprompt', keepOffer);
  window.addEventListener('appinstalled', noteInstalled);
  useInstallState.setState({
    isRead: true,
    isStandalone: matchMedia('(display-mode: standalone)').matches || isStandaloneOnApple(),
    isSupported: 'serviceWorker' in navigator,
    isInstalled: isRemembered(),
  });
  return () => {
    window.removeEventListener('beforeinstallprompt', keepOffer);
    window.removeEventListener('appinstalled', noteInstalled);
  };
}

/** For the link in the footer and the hint on the status page. */
export function useInstall(): { canOffer: boolean; open(): void } {
  const state = useInstallState();
  const { isKiosk } = useKiosk();
  const { enablePluginPWA } = useShop().shop.config;
  return {
    canOffer: canOfferInstall({ ...state, isKiosk, isPluginOn: enablePluginPWA }),
    open: openInstall,
  };
}

/** The browser's own dialog if there is one, otherwise the overlay that explains what to do. */
function openInstall(): void {
  const { offer } = useInstallState.getState();
  // A prompt can be used once; the next one comes with the next page.
  useInstallState.setState({ offer: null, isAnswered: true, isExplained: offer === null });
  if (!offer) return;
  offer.prompt().then(
    ({ outcome }) => {
      if (outcome === 'dismissed') dismissInstall();
    },
    () => useInstallState.setState({ isExplained: true }),
  );
}

export function closeInstall(): void {
  useInstallState.setState({ isExplained: false });
}

/** The visitor is not asked again for a month. */
export function dismissInstall(): void {
  writeCookie(DISMISS_COOKIE, 'true', DISMISS_DAYS);
  useInstallState.setState({ isAnswered: true });
}

function isStandaloneOnApple(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

function remember(isInstalled: boolean): void {
  try {
    if (isInstalled) localStorage.setItem(INSTALLED_KEY, 'true');
    else localStorage.removeItem(INSTALLED_KEY);
  } catch {
    // Without storage the app is offered again.
  }
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(INSTALLED_KEY) === 'true';
  } catch {
    return false;
  }
}
