import { lazy, Suspense, useState } from 'react';
import { addressLine } from '#domain/contact/address.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { isMapAllowed, useConsent } from '#web/lib/consent.ts';
import { directionsHref } from '#web/lib/format.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useShop } from '#web/lib/shop.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { hasMap, type Place, placesOf } from '#web/ui/map/map-view.ts';
import * as texts from './texts.ts';

const MapPane = lazy(() => import('./map-pane.tsx').then((module) => ({ default: module.MapPane })));

/**
 * Where the branches are: the map, if the shop has one, and below it each address with a link for directions, which needs
 * neither consent nor network.
 */
export function BranchMap({ branches }: { branches: readonly Branch[] }) {
  const { config } = useShop().shop;
  const [shown, setShown] = useState<{ id: number } | null>(null);
  const places = placesOf(branches);
  const isOffered = hasMap(config, places);
  const isLive = useConsent(isMapAllowed);
  return (
    <div className="overflow-hidden rounded-card bg-card shadow-card">
      {isOffered && <MapFrame places={places} shown={shown} />}
      <ul className="divide-y divide-line">
        {branches.map((branch) => (
          <li key={branch.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-4 md:px-7">
            <Icon name="pin" className="text-primary" />
            <address className="min-w-48 flex-1 not-italic">
              <span className="block font-semibold">{branch.name}</span>
              {addressLine(branch)}
            </address>
            {isOffered && isLive && branches.length > 1 && places.some(({ id }) => id === branch.id) && (
              <button
                type="button"
                onClick={() => setShown({ id: branch.id })}
                className="min-h-11 underline-offset-4 hover:underline"
              >
                {texts.showOnMap}
                <span className="sr-only"> ({branch.name})</span>
              </button>
            )}
            <a
              href={directionsHref(branch)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
            >
              {texts.computeRoute}
              <span className="sr-only"> ({branch.name})</span>
              <Icon name="external" className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MapFrameProps {
  places: readonly Place[];
  /** The place that was asked for; a new object for each press. */
  shown: { id: number } | null;
}

/** Fixed height: nothing moves whether the map loads or not. */
function MapFrame(props: MapFrameProps) {
  const isHydrated = useHydrated();
  return (
    <div className="relative isolate h-88 overflow-hidden bg-sand md:h-112">
      {isHydrated && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <MapPane {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
