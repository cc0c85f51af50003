import { create } from 'zustand';
import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_GIVEN,
  CONSENT_REFUSED,
  hasConsent,
  isUndecided,
} from '#domain/insights/consent.ts';

/** `unread` until hydration, `open` while undecided. */
export type Consent = 'unread' | 'open' | 'accepted' | 'declined';

interface ConsentState {
  consent: Consent;
  /** The footer's link reopened the banner. */
  isReopened: boolean;
  /** Decided on this page, not on an earlier one. */
  isFresh: boolean;
  /** The page is about to reload for the decision: what begins with consent begins then, so that nothing is counted twice. */
  isReloading: boolean;
  /** Asked for on the map itself; lasts until the page is left. */
  isMapWanted: boolean;
}

/** The visitor's decision about everything that is not necessary. */
export const useConsent = create<ConsentState>(() => ({
  consent: 'unread',
  isReopened: false,
  isFresh: false,
  isReloading: false,
  isMapWanted: false,
}));

/** Reads the cookie; called once after hydration. */
export function readConsent(): void {
  const value = cookieValue(CONSENT_COOKIE);
  const consent = isUndecided(value) ? 'open' : hasConsent(value) ? 'accepted' : 'declined';
  useConsent.setState({ consent });
}

/** Stores the decision for 365 days (R132). */
export function decideConsent(consent: 'accepted' | 'declined'): void {
  const value = consent === 'accepted' ? CONSENT_GIVEN : CONSENT_REFUSED;
  writeCookie(CONSENT_COOKIE, value, CONSENT_DAYS);
  useConsent.setState({ consent, isReopened: false, isFresh: true, isMapWanted: false });
}

/** Shows the banner again, so that the decision can be changed. */
export function reopenConsent(): void {
  useConsent.setState({ isReopened: true });
}

/** Agrees to the map alone: not to being counted, nor to the pixel. */
export function wantMap(): void {
  useConsent.setState({ isMapWanted: true });
}

/** Whether the map may be loaded: agreed to in the banner, or asked for on the map. */
export function isMapAllowed({ consent, isMapWanted }: ConsentState): boolean {
  return consent === 'accepted' || isMapWanted;
}

/** Hides the banner again without a new decision. */
export function closeConsent(): void {
  useConsent.setState({ isReopened: false });
}

/** Whether to show the banner: undecided, or reopened from the footer. */
export function isConsentAsked({
  consent,
  isReopened,
}: Pick<ConsentState, 'consent' | 'isReopened'>): boolean {
  return consent === 'open' || isReopened;
}

/** Reads the cookie itself: another tab may have withdrawn the consent since this page loaded. */
export function hasConsentNow(): boolean {
  return hasConsent(cookieValue(CONSENT_COOKIE));
}

export function cookieValue(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** A cookie for the whole shop, same-site only. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support.
  document.cookie = `${name}=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`;
}
