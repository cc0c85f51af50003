import { lazy, Suspense } from 'react';
import { useKiosk } from '#web/lib/kiosk.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';

const Kiosk = lazy(() => import('./kiosk.tsx').then((module) => ({ default: module.Kiosk })));

/** The screensaver and reset of a self-service terminal; nothing elsewhere. */
export function KioskHost() {
  const { isKiosk } = useKiosk();
  if (!isKiosk) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Kiosk />
      </Suspense>
    </ErrorBoundary>
  );
}
