import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Branch } from '#domain/branch.ts';
import { decideConsent, useConsent } from '#web/lib/consent.ts';
import { directionsHref } from '#web/lib/format.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorBoundary } from '../content/error-boundary.tsx';
import { LegalLink } from '../content/legal-link.tsx';
import { MapBackdrop } from './map-backdrop.tsx';
import { hasMap, type MapFailure, mapStyle, mapView, type Place, placesOf } from './map-view.ts';

const MapboxMap = lazy(() => import('./mapbox-map.tsx').then((module) => ({ default: module.MapboxMap })));

/**
 * Where the branches are: the map, should the shop have one, and below it each address with its way there, which needs
 * neither consent nor network.
 */
export function BranchMap({ branches }: { branches: readonly Branch[] }) {
  const { config } = useShop().shop;
  const [shown, setShown] = useState<number | null>(null);
  const places = placesOf(branches);
  const isOffered = hasMap(config, places);
  const isLive = useConsent().consent === 'accepted';
  return (
    <div className="overflow-hidden rounded-card bg-card shadow-card">
      {isOffered && <MapPane places={places} shown={shown} />}
      <ul className="divide-y divide-line">
        {branches.map((branch) => (
          <li key={branch.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-4 md:px-7">
            <Icon name="pin" className="text-primary" />
            <address className="min-w-48 flex-1 not-italic">
              <span className="block font-semibold">{branch.name}</span>
              {branch.street}, {branch.zipCode} {branch.city}
            </address>
            {isOffered && isLive && branches.length > 1 && places.some(({ id }) => id === branch.id) && (
              <button
                type="button"
                onClick={() => setShown(branch.id)}
                className="min-h-11 underline-offset-4 hover:underline"
              >
                Auf der Karte zeigen
                <span className="sr-only">: {branch.name}</span>
              </button>
            )}
            <a
              href={directionsHref(branch)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
            >
              Anfahrt berechnen
              <span className="sr-only">: {branch.name}</span>
              <Icon name="external" className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Always of the same height: nothing moves when the map comes, or does not. */
function MapPane({ places, shown }: { places: readonly Place[]; shown: number | null }) {
  const { config } = useShop().shop;
  const { consent } = useConsent();
  const pane = useRef<HTMLDivElement>(null);
  const isNear = useNear(pane);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const isAllowed = consent === 'accepted';
  return (
    <div
      ref={pane}
      tabIndex={-1}
      className="relative isolate h-88 overflow-hidden bg-sand md:h-112"
      data-map={failure ? 'failed' : isAllowed ? 'allowed' : 'asking'}
    >
      <MapBackdrop />
      {isAllowed && isNear && !failure && (
        <ErrorBoundary fallback={null} onError={() => setFailure('network')}>
          <Suspense fallback={null}>
            <MapboxMap
              places={places}
              shown={shown}
              view={mapView(config)}
              style={mapStyle(config)}
              token={config.mapToken.trim()}
              onFailure={setFailure}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {failure && <Failed failure={failure} onRetry={() => setFailure(null)} />}
      {(consent === 'open' || consent === 'declined') && (
        <AskConsent
          onAccept={() => {
            decideConsent('accepted');
            // The button goes: whoever used the keyboard goes on at the map.
            pane.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}

/** True from the moment the element comes near the view. */
function useNear(element: { current: HTMLElement | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

const CARD =
  'absolute inset-x-4 bottom-4 mx-auto flex max-w-md flex-col items-center gap-3 rounded-card bg-card p-5 text-center shadow-lift md:bottom-8';

/** Nothing of the maps service is loaded before somebody has agreed; a terminal has nobody who could. */
function AskConsent({ onAccept }: { onAccept: () => void }) {
  if (useKiosk().isKiosk) return null;
  return (
    <div className={CARD}>
      <p className="text-sm leading-snug">
        Die Karte kommt von Mapbox und wird erst geladen, wenn Sie Cookies und Dienste Dritter erlauben. Mehr
        dazu: <LegalLink name="privacy" words="Datenschutzerklärung" />
      </p>
      <Button onClick={onAccept}>Karte anzeigen</Button>
    </div>
  );
}

function Failed({ failure, onRetry }: { failure: MapFailure; onRetry: () => void }) {
  if (failure === 'unsupported') {
    return (
      <div className={CARD}>
        <p role="status">Ihr Browser kann die Karte leider nicht darstellen.</p>
      </div>
    );
  }
  return (
    <div className={CARD}>
      <p role="status">Die Karte kann gerade nicht geladen werden.</p>
      <Button look="secondary" onClick={onRetry}>
        Erneut versuchen
      </Button>
    </div>
  );
}
