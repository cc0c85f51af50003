import type { Map as LiveMap } from 'mapbox-gl';
import mapboxgl from 'mapbox-gl/dist/mapbox-gl-csp.js';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import { LANGUAGE } from '#domain/text/language.ts';
import { boundsOf, type MapFailure, type MapView, type Place } from './map-view.ts';
import * as texts from './texts.ts';

mapboxgl.workerUrl = workerUrl;

export type { LiveMap };

interface MapContents {
  places: readonly Place[];
  view: MapView;
  style: string;
  token: string;
}

/** The overview's maximum zoom for a single place, before the flight begins. */
const OVERVIEW_ZOOM = 14;
const OVERVIEW_PADDING = 80;
const FLIGHT_MS = 4_000;
/** 3D buildings. */
const BUILDINGS_FROM_ZOOM = 15;
const BUILDINGS_OPACITY = 0.6;

/**
 * Shows an overview of all places in the element and flies to the first of them once it is in view; without animation for
 * visitors who prefer reduced motion. Returns null, and reports why, if the browser cannot draw maps.
 */
export function openMap(
  element: HTMLElement,
  { places, view, style, token }: MapContents,
  onFailure: (failure: MapFailure) => void,
): LiveMap | null {
  const [first] = places;
  if (!first || !mapboxgl.supported()) {
    onFailure('unsupported');
    return null;
  }
  const map = new mapboxgl.Map({
    container: element,
    accessToken: token,
    style,
    bounds: boundsOf(places),
    fitBoundsOptions: { padding: OVERVIEW_PADDING, maxZoom: OVERVIEW_ZOOM },
    language: LANGUAGE,
    locale: texts.CONTROLS,
    // Scrolling over the map scrolls the page.
    cooperativeGestures: true,
    performanceMetricsCollection: false,
    collectResourceTiming: false,
  });
  map.addControl(new mapboxgl.NavigationControl({ visualizePitch: true }), 'top-right');
  for (const place of places) addMarker(map, place, view);

  let isLoaded = false;
  map.once('style.load', () => addBuildings(map));
  map.once('load', () => {
    isLoaded = true;
    whenVisible(element, () => flyTo(map, first, view));
  });
  map.on('error', (event) => {
    // A single tile may be missing; without style or sources there is nothing to see.
    if (!isLoaded && !('tile' in event)) onFailure('network');
  });
  return map;
}

/** Flies to a place and ends in the configured view; the library jumps if reduced motion is preferred. */
export function flyTo(map: LiveMap, place: Place, view: MapView): void {
  map.flyTo({ center: place.position, ...view, duration: FLIGHT_MS });
}

/** A pin with its branch's name; pressing it flies there. */
function addMarker(map: LiveMap, place: Place, view: MapView): void {
  const marker = document.createElement('button');
  marker.type = 'button';
  // Set explicitly: the library gives markers without a role the role of an image.
  marker.setAttribute('role', 'button');
  marker.className = 'map-marker';
  marker.setAttribute('aria-label', `${place.name}, ${place.address}`);
  const name = document.createElement('span');
  name.textContent = place.name;
  marker.append(name);
  marker.addEventListener('click', () => flyTo(map, place, view));
  new mapboxgl.Marker({ element: marker, anchor: 'bottom', offset: [0, -8] })
    .setLngLat(place.position)
    .addTo(map);
}

/** The buildings from the map's own data, inserted below the first labels, so that these stay readable. */
function addBuildings(map: LiveMap): void {
  // Non-classic styles bring their own buildings, or none.
  if (!map.getSource('composite')) return;
  const names = map
    .getStyle()
    ?.layers.find(({ type, layout }) => type === 'symbol' && layout && 'text-field' in layout);
  map.addLayer(
    {
      id: 'theke-buildings',
      source: 'composite',
      'source-layer': 'building',
      filter: ['==', ['get', 'extrude'], 'true'],
      type: 'fill-extrusion',
      minzoom: BUILDINGS_FROM_ZOOM,
      paint: {
        'fill-extrusion-color': '#c9bba9',
        'fill-extrusion-height': ['get', 'height'],
        'fill-extrusion-base': ['get', 'min_height'],
        'fill-extrusion-opacity': BUILDINGS_OPACITY,
      },
    },
    names?.id,
  );
}

/** Calls back once, when half of the element is in view. */
function whenVisible(element: HTMLElement, callback: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      callback();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
}
