import './map.css';
import { useEffect, useRef } from 'react';
import type { MapFailure, MapView, Place } from './map-view.ts';
import { flyTo, type LiveMap, openMap } from './open-map.ts';

export interface MapboxMapProps {
  places: readonly Place[];
  /** The place to fly to; null until one is requested. */
  shown: { id: number } | null;
  view: MapView;
  style: string;
  token: string;
  onFailure: (failure: MapFailure) => void;
}

/** The live map; a separate chunk that contains the whole library. */
export function MapboxMap({ places, shown, view, style, token, onFailure }: MapboxMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const live = useRef<LiveMap | null>(null);
  const fail = useRef(onFailure);
  fail.current = onFailure;
  // The shop's data is reloaded now and then; a map of the same places stays as it is.
  const key = JSON.stringify([places, view, style, token]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says it all.
  useEffect(() => {
    if (!box.current) return;
    const map = openMap(box.current, { places, view, style, token }, (failure) => fail.current(failure));
    live.current = map;
    return () => {
      live.current = null;
      map?.remove();
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves the map.
  useEffect(() => {
    const place = places.find(({ id }) => id === shown?.id);
    if (live.current && place) flyTo(live.current, place, view);
  }, [shown]);

  // The library's style makes its element relative: it fills a positioned one.
  return (
    <div className="absolute inset-0">
      <div ref={box} className="size-full" />
    </div>
  );
}
