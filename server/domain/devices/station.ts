import type { Service } from '#domain/shop/branch.ts';
import { type ServiceFlags, serviceOf } from '#domain/shop/service.ts';
import type { PrintLayout } from './print-job.ts';

/** What a station reads: a ticket of its items, or a label for each of them. */
export type StationLayout = Exclude<PrintLayout, 'receipt'>;

/** A place in a branch that makes a part of its orders: kitchen, bar, ice cream. */
export interface Station {
  id: number;
  name: string;
  layout: StationLayout;
  /** Ids of the categories whose products it makes. */
  categories: readonly number[];
  /** Makes what no other station does. */
  takesRest: boolean;
  /** How many slips it gets; 0 = it needs none. */
  copies: Readonly<Record<Service, number>>;
  /** Ids of the devices that print for it; empty = every one of the branch. */
  devices: readonly number[];
  /** The station whose devices print for it when its own do not. */
  fallback: number | null;
}

/** What one slip of an order is for: a station, or null for the kitchen of a branch as a whole. */
export interface Place {
  station: number | null;
  layout: StationLayout;
  copies: number;
}

const KITCHEN: Place = { station: null, layout: 'kitchen', copies: 1 };

/** The place of each product of an order. */
export type Routing = (product: number) => Place;

/**
 * Which station makes what (R261): the first that lists a category of the product, else the first that takes the rest, else the
 * kitchen as in a branch without stations.
 */
export function routingOf(
  stations: readonly Station[],
  categoriesOf: (product: number) => readonly number[],
  flags: ServiceFlags,
): Routing {
  const service = serviceOf(flags);
  const inTurn = [...stations].sort((a, b) => a.id - b.id);
  const rest = inTurn.find(({ takesRest }) => takesRest);
  return (product) => {
    const listed = categoriesOf(product);
    const station = inTurn.find(({ categories }) => categories.some((id) => listed.includes(id))) ?? rest;
    return station
      ? { station: station.id, layout: station.layout, copies: station.copies[service] }
      : KITCHEN;
  };
}

/** Whoever asks for slips gets those, too, that stations do not want by themselves. */
export function onRequest(routing: Routing): Routing {
  return (product) => {
    const place = routing(product);
    return { ...place, copies: Math.max(place.copies, 1) };
  };
}

/** The places that get a slip of these items, each once, in the order of the items. */
export function placesOf(items: readonly { product: number }[], routing: Routing): Place[] {
  const places = new Map<number | null, Place>();
  for (const { product } of items) {
    const place = routing(product);
    if (place.copies > 0 && !places.has(place.station)) places.set(place.station, place);
  }
  return [...places.values()];
}

/**
 * Whether an item stands on the slip of a station, given all places that get one, in the order in which they were chosen. Whoever
 * moves a category to another station meanwhile takes nothing off every slip: what belongs to a station that gets none stands
 * on the first, unless that station wants none.
 */
export function isOnSlip(
  { product }: { product: number },
  station: number | null,
  chosen: readonly (number | null)[],
  routing: Routing,
): boolean {
  const place = routing(product);
  if (chosen.includes(place.station)) return place.station === station;
  return place.copies > 0 && chosen[0] === station;
}

/** A device as far as stations are concerned; `named` are those that its printers are for, none = all. */
export interface StationDevice {
  id: number;
  named: readonly number[];
}

/** Whether a device prints for a station: `stand-in` only where the station's own devices do not. */
export function servesStation(
  device: StationDevice,
  station: Station,
  stations: readonly Station[],
): 'own' | 'stand-in' | null {
  if (isOwn(device, station)) return 'own';
  return standInsFor(station, stations).some((other) => isOwn(device, other)) ? 'stand-in' : null;
}

function isOwn({ id, named }: StationDevice, station: Station): boolean {
  return (
    (station.devices.length === 0 || station.devices.includes(id)) &&
    (named.length === 0 || named.includes(station.id))
  );
}

/** The stations that stand in for one, nearest first; a circle of them ends where it began. */
export function standInsFor(station: Station, stations: readonly Station[]): Station[] {
  const found: Station[] = [];
  for (let next = station.fallback; next !== null; ) {
    const one = stations.find(({ id }) => id === next);
    if (!one || one.id === station.id || found.includes(one)) break;
    found.push(one);
    next = one.fallback;
  }
  return found;
}

/** The stations with a device of their own that is there. */
export function attendedStations(
  stations: readonly Station[],
  devices: readonly (StationDevice & { lastSeenAt: Date | null })[],
  isHere: (lastSeenAt: Date | null) => boolean,
): number[] {
  return stations
    .filter((station) => devices.some((device) => isOwn(device, station) && isHere(device.lastSeenAt)))
    .map(({ id }) => id);
}

/** The stations of which a device may take nothing, and those of which it may take only what has waited for their own devices. */
export function closedTo(
  device: StationDevice,
  stations: readonly Station[],
): { never: number[]; later: number[] } {
  const served = stations.map((station) => ({
    id: station.id,
    as: servesStation(device, station, stations),
  }));
  return {
    never: served.filter(({ as }) => as === null).map(({ id }) => id),
    later: served.filter(({ as }) => as === 'stand-in').map(({ id }) => id),
  };
}
