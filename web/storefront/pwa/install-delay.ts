import { type Consent, cookieValue } from '#web/lib/consent.ts';
import { type Circumstances, canOfferInstall, DISMISS_COOKIE } from '#web/lib/install.ts';

/** Delays of the prompt in milliseconds: right after accepting in the banner, and with earlier consent. */
const PROMPT_AFTER_ACCEPT = 250;
const PROMPT_WITH_CONSENT = 5_000;

/**
 * The delay in milliseconds before the page's own install prompt; null = none. Only for visitors who agreed in the banner
 * and have not declined the app within the last month.
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

export function isInstallDismissed(): boolean {
  return cookieValue(DISMISS_COOKIE) === 'true';
}
