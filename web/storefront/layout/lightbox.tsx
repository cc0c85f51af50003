import { lazy, Suspense } from 'react';
import { closeLightbox, useLightbox } from '#web/lib/lightbox-store.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';

const LightboxView = lazy(() =>
  import('./lightbox-view.tsx').then((module) => ({ default: module.LightboxView })),
);

/** The lightbox; its code is loaded with the first picture opened. */
export function Lightbox() {
  const { gallery } = useLightbox();
  if (!gallery) return null;
  return (
    <ErrorBoundary fallback={null} onError={closeLightbox}>
      <Suspense fallback={null}>
        <LightboxView {...gallery} />
      </Suspense>
    </ErrorBoundary>
  );
}
