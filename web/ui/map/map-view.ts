import { addressLine } from '#domain/contact/address.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Config } from '#domain/shop/shop.ts';

/** The camera's final position. */
export interface MapView {
  zoom: number;
  /** Degrees from looking straight down. */
  pitch: number;
  /** Degrees clockwise from north. */
  bearing: number;
}

const DEFAULT_VIEW: MapView = { zoom: 19, pitch: 55, bearing: -85 };
const DEFAULT_STYLE = 'mapbox://styles/mapbox/light-v11';

/** Why there is no map: the browser cannot draw it, or its data cannot be loaded. */
export type MapFailure = 'unsupported' | 'network';

/** A branch that can be shown on the map. */
export interface Place {
  id: number;
  name: string;
  address: string;
  /** Longitude, latitude. */
  position: [number, number];
}

/** The configured view; unset values keep their defaults. */
export function mapView({ mapZoom, mapPitch, mapBearing }: Config): MapView {
  return {
    zoom: mapZoom ?? DEFAULT_VIEW.zoom,
    pitch: mapPitch ?? DEFAULT_VIEW.pitch,
    bearing: mapBearing ?? DEFAULT_VIEW.bearing,
  };
}

export function mapStyle({ mapStyle: style }: Config): string {
  return style.trim() || DEFAULT_STYLE;
}

/** The branches with known coordinates, in their order. */
export function placesOf(branches: readonly Branch[]): Place[] {
  return branches.flatMap((branch) => {
    const { id, name, longitude, latitude } = branch;
    if (longitude === null || latitude === null) return [];
    return [{ id, name, address: addressLine(branch), position: [longitude, latitude] }];
  });
}

/** Whether this shop has a map at all; consent and network decide later whether it is shown. */
export function hasMap(config: Config, places: readonly Place[]): boolean {
  return config.enablePluginMapbox && config.mapToken.trim() !== '' && places.length > 0;
}

/** The corners of the bounding box of all places: south-west, north-east. Needs at least one place. */
export function boundsOf(places: readonly Place[]): [[number, number], [number, number]] {
  const longitudes = places.map(({ position }) => position[0]);
  const latitudes = places.map(({ position }) => position[1]);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}
