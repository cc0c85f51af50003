import { create } from 'zustand';
import { type Consent, cookieValue, writeCookie } from './consent.ts';
import { useKiosk } from './kiosk.ts';
import { useShop } from './shop.tsx';

/** The browser's own offer to install, as Chromium hands it out once per page. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface InstallState {
  /** The browser took over the page and was asked; before that nothing can be offered. */
  isRead: boolean;
  /** The page runs as an app already. */
  isStandalone: boolean;
  /** Without service workers there is no app. */
  isSupported: boolean;
  isInstalled: boolean;
  offer: InstallOffer | null;
  /** The overlay that explains how to install is open. */
  isExplained: boolean;
  /** The page has offered it by itself, and was answered. */
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

/** Set where the app was installed from; a browser that offers to install says that it is gone again. */
const INSTALLED_KEY = 'theke-installed';
const DISMISS_COOKIE = 'pwa-dismiss';
const DISMISS_DAYS = 30;

/** Delays of the prompt in milliseconds: right after accepting in the banner, and when consent was there before. */
const PROMPT_AFTER_ACCEPT = 250;
const PROMPT_WITH_CONSENT = 5_000;

interface Circumstances
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
 * After how many milliseconds the page may offer by itself to be installed; null = not at all. Only to visitors who agreed
 * in the banner, and not to those who said no to the app within the last month.
 */
export function promptDelay(
  now: Circumstances & {
    consent: Consent;
    isFreshConsent: boolean;
    isDismissed: boolean;
    isAnswered: boolean;
  },
): number | null {
  const isUnwanted = now.isDismissed || now.isAnswered;
  if (!canOfferInstall(now) || now.consent !== 'accepted' || isUnwanted) return null;
  return now.isFreshConsent ? PROMPT_AFTER_ACCEPT : PROMPT_WITH_CONSENT;
}

/** Reads what the browser knows of the app and follows its news; answers the way to stop. Called after hydration. */
export function watchInstall(): () => void {
  const keepOffer = (event: Event) => {
    // The page offers it at its own time.
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

/** The browser's own dialog where there is one, otherwise the overlay that explains what to do. */
function openInstall(): void {
  const { offer } = useInstallState.getState();
  // An offer can be used once; the next one comes with the next page.
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

/** The visitor does not want to be asked for a month. */
export function dismissInstall(): void {
  writeCookie(DISMISS_COOKIE, 'true', DISMISS_DAYS);
  useInstallState.setState({ isAnswered: true });
}

export function isInstallDismissed(): boolean {
  return cookieValue(DISMISS_COOKIE) === 'true';
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
