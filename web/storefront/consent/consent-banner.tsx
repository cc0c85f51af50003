import { lazy } from 'react';
import { isConsentAsked, useConsent } from '#web/lib/consent.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { Optional } from '../layout/optional.tsx';

const ConsentCard = lazy(() =>
  import('./consent-card.tsx').then((module) => ({ default: module.ConsentCard })),
);

/** Two equal choices about everything that is not necessary; never in self-service (specification, section 4). */
export function ConsentBanner() {
  const isAsked = useConsent(isConsentAsked);
  const { isKiosk } = useKiosk();
  if (!isAsked || isKiosk) return null;
  return (
    <Optional>
      <ConsentCard />
    </Optional>
  );
}
