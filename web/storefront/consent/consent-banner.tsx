import { isConsentAsked, useConsent } from '#web/lib/consent.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { ConsentCard } from './consent-card.tsx';

/**
 * Two equal choices about everything that is not necessary; never in self-service (R132). On a phone it is the
 * largest thing to be seen, so it stands in the first HTML of whoever has not decided: `isAskedAtFirst`.
 */
export function ConsentBanner({ isAskedAtFirst }: { isAskedAtFirst: boolean }) {
  const isAsked = useConsent(isConsentAsked);
  const isUnread = useConsent(({ consent }) => consent === 'unread');
  const { isKiosk } = useKiosk();
  return !isKiosk && (isAsked || (isUnread && isAskedAtFirst)) ? <ConsentCard /> : null;
}
