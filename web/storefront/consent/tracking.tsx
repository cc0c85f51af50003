import { lazy } from 'react';
import { useConsent } from '#web/lib/consent.ts';
import { Optional } from '#web/ui/optional.tsx';

const VisitTracker = lazy(() =>
  import('./visit-tracker.tsx').then((module) => ({ default: module.VisitTracker })),
);

/** Analytics log and tracking pixel, only with consent: without it not even their code is fetched. */
export function Tracking() {
  const isAccepted = useConsent(({ consent, isReloading }) => consent === 'accepted' && !isReloading);
  if (!isAccepted) return null;
  return (
    <Optional>
      <VisitTracker />
    </Optional>
  );
}
