import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { addressLine, type PostalAddress, placeLine } from '#domain/contact/address.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { config as configEntity } from '#entities/config.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { directionsHref } from '#web/lib/format.ts';
import { singleQuery } from '#web/lib/single-record.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { hasMap, type MapFailure, mapStyle, mapView, type Place } from '#web/ui/map/map-view.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { AsideProps } from '../crud/screen.ts';
import { BranchDot } from './branch-dot.tsx';
import { branchSentence } from './branch-state.ts';
import * as texts from './texts.ts';

const MapboxMap = lazy(() =>
  import('#web/ui/map/mapbox-map.tsx').then((module) => ({ default: module.MapboxMap })),
);

/** Beside the form of a branch: what guests are currently told, and where the branch is. */
export function BranchAside({ values, record }: AsideProps) {
  const now = useServerNowEvery(30);
  const address = {
    street: textOf(values.street),
    zipCode: textOf(values.zipCode),
    city: textOf(values.city),
  };
  const state = branchSentence(
    {
      isEnabled: values.isEnabled === true,
      isPublic: values.isPublic === true,
      // The field's control guarantees this type.
      openingHours: values.openingHours as OpeningHour[],
      orderableFrom: typeof values.orderableFrom === 'string' ? values.orderableFrom : null,
      timeZone: textOf(values.timeZone),
    },
    now,
  );
  const hasAddress = address.street !== '' && address.city !== '';
  return (
    <div className="flex flex-col gap-6">
      <section aria-label={texts.now} className="rounded-card border border-line bg-card p-5">
        <h2 className="font-display text-xl">{texts.now}</h2>
        <p className="mt-2 flex items-center gap-2" aria-live="polite">
          <BranchDot tone={state.tone} />
          {state.text}
        </p>
        {record && values.isEnabled === true && values.isPublic === true && (
          <ButtonAnchor
            look="secondary"
            size="small"
            className="mt-3"
            href={`/store/${encodeURIComponent(textOf(record.identifier))}`}
            target="_blank"
            rel="noopener"
          >
            <StaffIcon name="external" className="size-4" />
            {texts.showInShop}
          </ButtonAnchor>
        )}
      </section>
      <section
        aria-label={texts.location}
        className="overflow-hidden rounded-card border border-line bg-card"
      >
        <div className="p-5">
          <h2 className="font-display text-xl">{texts.location}</h2>
          <address className="mt-2 not-italic">
            {hasAddress ? (
              <>
                {address.street}
                <br />
                {placeLine(address)}
              </>
            ) : (
              <span className="text-muted">{texts.noAddress}</span>
            )}
          </address>
          {hasAddress && (
            <ButtonAnchor
              look="secondary"
              size="small"
              className="mt-3"
              href={directionsHref(address)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <StaffIcon name="directions" className="size-4" />
              {texts.directions}
            </ButtonAnchor>
          )}
        </div>
        <BranchMap place={placeOf(values.longitude, values.latitude, textOf(values.name), address)} />
      </section>
    </div>
  );
}

/** The location on the shop's map, if it has one; nothing is loaded before the click. */
function BranchMap({ place }: { place: Place | null }) {
  const { client } = trpc.useUtils();
  const [isWanted, setWanted] = useState(false);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const { data: config } = useQuery(
    singleQuery('config', recordFailure(configEntity, 'read'), () => client.config.get.query()),
  );
  if (!config || !hasMap(config, place ? [place] : [])) {
    if (!config?.enablePluginMapbox) return null;
    return (
      <p className="border-line border-t px-5 py-4 text-muted text-sm">
        {place ? texts.mapTokenMissing : texts.mapPositionMissing}
      </p>
    );
  }
  if (!isWanted || failure || !place)
    return (
      <div className="flex flex-col items-start gap-3 border-line border-t px-5 py-4">
        <p className="text-muted text-sm" role={failure ? 'alert' : undefined}>
          {failure === 'unsupported' ? texts.mapUnsupported : failure ? texts.mapFailed : texts.mapPrivacy}
        </p>
        {failure !== 'unsupported' && (
          <Button
            look="secondary"
            size="small"
            onClick={() => {
              setFailure(null);
              setWanted(true);
            }}
          >
            <StaffIcon name="map-pin" className="size-4" />
            {failure ? texts.retry : texts.showMap}
          </Button>
        )}
      </div>
    );
  return (
    <div className="relative isolate h-72 bg-sand">
      <Suspense fallback={<div className="skeleton absolute inset-0" />}>
        <MapboxMap
          places={[place]}
          shown={null}
          view={mapView(config)}
          style={mapStyle(config)}
          token={config.mapToken.trim()}
          onFailure={setFailure}
        />
      </Suspense>
    </div>
  );
}

function placeOf(longitude: unknown, latitude: unknown, name: string, address: PostalAddress): Place | null {
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90)) return null;
  return { id: 0, name, address: addressLine(address), position: [longitude, latitude] };
}

function isWithin(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
