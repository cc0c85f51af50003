import { isConsentAsked, useConsent } from '#web/lib/consent.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { ConsentCard } from './consent-card.tsx';

/**
 * Two equal choices about everything that is not necessary; never at a self-service terminal (R132). On a phone it is the
 * largest element, so the first HTML contains it for visitors who have not decided: `isAskedAtFirst`.
 */
export function ConsentBanner({ isAskedAtFirst }: { isAskedAtFirst: boolean }) {
  const isAsked = useConsent(isConsentAsked);
  const isUnread = useConsent(({ consent }) => consent === 'unread');
  const { isKiosk } = useKiosk();
  return !isKiosk && (isAsked || (isUnread && isAskedAtFirst)) ? <ConsentCard /> : null;
}
