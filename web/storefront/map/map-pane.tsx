import { useEffect, useRef, useState } from 'react';
import { isMapAllowed, useConsent, wantMap } from '#web/lib/consent.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { type MapFailure, mapStyle, mapView, type Place } from '#web/ui/map/map-view.ts';
import type { MapboxMap } from '#web/ui/map/mapbox-map.tsx';
import { LegalLink } from '../content/legal-link.tsx';
import { MapBackdrop } from './map-backdrop.tsx';
import * as texts from './pane-texts.ts';

/** The map, or why it is missing: no consent yet, or it cannot be loaded or drawn. */
export function MapPane({ places, shown }: { places: readonly Place[]; shown: { id: number } | null }) {
  const { config } = useShop().shop;
  const { consent } = useConsent();
  const pane = useRef<HTMLDivElement>(null);
  const isNear = useNear(pane);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const isAllowed = useConsent(isMapAllowed);
  // The buttons disappear: keyboard users continue at the map.
  const toMap = () => pane.current?.focus({ preventScroll: true });
  const retry = () => {
    setFailure(null);
    toMap();
  };
  const LiveMap = useLiveMap(isAllowed && isNear && !failure, () => setFailure('network'));
  return (
    <div
      ref={pane}
      tabIndex={-1}
      className="absolute inset-0"
      data-map={failure ? 'failed' : isAllowed ? 'allowed' : 'asking'}
    >
      <MapBackdrop />
      {isAllowed && LiveMap && !failure && (
        <ErrorBoundary fallback={null} onError={() => setFailure('network')}>
          <LiveMap
            places={places}
            shown={shown}
            view={mapView(config)}
            style={mapStyle(config)}
            token={config.mapToken.trim()}
            onFailure={setFailure}
          />
        </ErrorBoundary>
      )}
      {failure && <Failed failure={failure} onRetry={retry} />}
      {!isAllowed && consent !== 'unread' && (
        <AskConsent
          onAccept={() => {
            wantMap();
            toMap();
          }}
        />
      )}
    </div>
  );
}

/** The map's code, fetched once wanted; unlike a lazy component it is fetched again after a failure. */
function useLiveMap(isWanted: boolean, onFailure: () => void): typeof MapboxMap | null {
  const [component, setComponent] = useState<typeof MapboxMap | null>(null);
  const fail = useRef(onFailure);
  fail.current = onFailure;
  const isMissing = isWanted && component === null;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    import('#web/ui/map/mapbox-map.tsx').then(
      (module) => {
        if (!isGone) setComponent(() => module.MapboxMap);
      },
      () => {
        if (!isGone) fail.current();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isMissing]);
  return component;
}

/** True once the element comes near the viewport. */
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

/** Nothing of the maps service is loaded without consent; at a terminal nobody could give it. */
function AskConsent({ onAccept }: { onAccept: () => void }) {
  if (useKiosk().isKiosk) return null;
  return (
    <div className={CARD}>
      <p className="text-sm leading-snug">
        {texts.consentNeeded({
          text: (words) => <LegalLink key="text" name="privacy" words={words.join('')} />,
        })}
      </p>
      <Button onClick={onAccept}>{texts.showMap}</Button>
    </div>
  );
}

function Failed({ failure, onRetry }: { failure: MapFailure; onRetry: () => void }) {
  if (failure === 'unsupported') {
    return (
      <div className={CARD}>
        <p role="status">{texts.unsupported}</p>
      </div>
    );
  }
  return (
    <div className={CARD}>
      <p role="status">{texts.loadingFailed}</p>
      <Button look="secondary" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
