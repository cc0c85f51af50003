import { create } from 'zustand';
import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_GIVEN,
  CONSENT_REFUSED,
  hasConsent,
  isUndecided,
} from '#domain/insights/consent.ts';

/** `unread` until the browser took over, `open` while nobody has decided. */
export type Consent = 'unread' | 'open' | 'accepted' | 'declined';

interface ConsentState {
  consent: Consent;
  /** The footer's link opened the banner again. */
  isReopened: boolean;
  /** Decided on this page, not on one before it. */
  isFresh: boolean;
}

/** What the visitor decided about everything that is not necessary. */
export const useConsent = create<ConsentState>(() => ({
  consent: 'unread',
  isReopened: false,
  isFresh: false,
}));

/** Reads the cookie; called once after hydration. */
export function readConsent(): void {
  const value = cookieValue(CONSENT_COOKIE);
  const consent = isUndecided(value) ? 'open' : hasConsent(value) ? 'accepted' : 'declined';
  useConsent.setState({ consent });
}

/** Keeps the decision for 365 days (R132). */
export function decideConsent(consent: 'accepted' | 'declined'): void {
  const value = consent === 'accepted' ? CONSENT_GIVEN : CONSENT_REFUSED;
  writeCookie(CONSENT_COOKIE, value, CONSENT_DAYS);
  useConsent.setState({ consent, isReopened: false, isFresh: true });
}

/** Shows the banner again, so that the decision can be changed. */
export function reopenConsent(): void {
  useConsent.setState({ isReopened: true });
}

/** Puts the banner away again without another decision. */
export function closeConsent(): void {
  useConsent.setState({ isReopened: false });
}

/** Whether the banner has to stand: nobody decided yet, or its link in the footer was followed. */
export function isConsentAsked({
  consent,
  isReopened,
}: Pick<ConsentState, 'consent' | 'isReopened'>): boolean {
  return consent === 'open' || isReopened;
}

/** Asks the cookie itself: another tab may have withdrawn what this page was loaded with. */
export function hasConsentNow(): boolean {
  return hasConsent(cookieValue(CONSENT_COOKIE));
}

export function cookieValue(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** A cookie of the whole shop, for this site alone. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support.
  document.cookie = `${name}=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`;
}
