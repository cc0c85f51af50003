import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closedTo,
  isOnSlip,
  onRequest,
  placesOf,
  routingOf,
  type Station,
  servesStation,
  standInsFor,
} from '#domain/devices/station.ts';
import type { ServiceFlags } from '#domain/shop/service.ts';

const TAKEAWAY: ServiceFlags = { isDelivery: false, isDineIn: false };
const DINE_IN: ServiceFlags = { isDelivery: false, isDineIn: true };

const station = (id: number, change: Partial<Station> = {}): Station => ({
  ...{ id, name: `Station ${id}`, layout: 'kitchen', categories: [], takesRest: false },
  ...{ copies: { takeaway: 1, delivery: 1, dineIn: 1 }, devices: [], fallback: null },
  ...change,
});
const DRINKS = 7;
const FOOD = 8;
const bar = station(1, { categories: [DRINKS], layout: 'label' });
const kitchen = station(2, { categories: [FOOD] });
const rest = station(3, { takesRest: true });

/** Product 70 is in category 7, product 80 in 8, product 78 in both, product 9 in none. */
const categoriesOf = (product: number) =>
  product === 78 ? [FOOD, DRINKS] : product >= 70 ? [Math.floor(product / 10)] : [];

describe('R261 which station makes what', () => {
  it.each<[string, Station[], number, number | null]>([
    ['there are no stations', [], 70, null],
    ['it lists the category', [bar, kitchen], 70, 1],
    ['the other one does', [bar, kitchen], 80, 2],
    ['two do: the first of them', [kitchen, bar], 78, 1],
    ['none does', [bar], 80, null],
    ['none does, but one takes the rest', [bar, rest], 80, 3],
    ['no catalogue lists the product', [bar, kitchen], 9, null],
    ['nor that, and one takes the rest', [rest, bar], 9, 3],
  ])('%s', (_name, stations, product, expected) => {
    expect(routingOf(stations, categoriesOf, TAKEAWAY)(product).station).toBe(expected);
  });

  it('a station has its layout, and copies by service', () => {
    const two = { ...bar, copies: { takeaway: 1, delivery: 3, dineIn: 2 } };
    expect(routingOf([two], categoriesOf, DINE_IN)(70)).toEqual({ station: 1, layout: 'label', copies: 2 });
    expect(routingOf([two], categoriesOf, { ...TAKEAWAY, isDelivery: true })(70).copies).toBe(3);
    const kitchen = { station: null, layout: 'kitchen', copies: 1 };
    expect(routingOf([two], categoriesOf, TAKEAWAY)(80)).toEqual(kitchen);
  });

  it('a place gets one slip, unless it needs none', () => {
    const items = [80, 70, 80, 9].map((product) => ({ product }));
    const places = (stations: Station[], flags = TAKEAWAY) =>
      placesOf(items, routingOf(stations, categoriesOf, flags)).map((place) => place.station);
    expect(places([])).toEqual([null]);
    expect(places([bar, kitchen])).toEqual([2, 1, null]);
    const never = { ...bar, copies: { takeaway: 1, delivery: 1, dineIn: 0 } };
    expect(places([never, kitchen], DINE_IN)).toEqual([2, null]);
    const asked = onRequest(routingOf([never, kitchen], categoriesOf, DINE_IN));
    expect(placesOf(items, asked)).toHaveLength(3);
    // What it got on request stays its own.
    const routing = routingOf([never, kitchen], categoriesOf, DINE_IN);
    expect(isOnSlip({ product: 70 }, 1, [2, 1], routing)).toBe(true);
    expect(isOnSlip({ product: 70 }, 2, [2], routing)).toBe(false);
  });
});

const anyStation = (id: number) =>
  fc
    .record({
      categories: fc.subarray([1, 2, 3, 4]),
      takesRest: fc.boolean(),
      copies: fc.record({
        takeaway: fc.nat({ max: 2 }),
        delivery: fc.nat({ max: 2 }),
        dineIn: fc.nat({ max: 2 }),
      }),
    })
    .map((change) => station(id, change));
const anyStations = fc.tuple(anyStation(1), anyStation(2), anyStation(3)).chain((all) => fc.subarray(all));
const anyListing = fc.array(fc.subarray([1, 2, 3, 4]), { minLength: 6, maxLength: 6 });
const anyItems = fc.array(fc.record({ product: fc.nat({ max: 5 }) }), { minLength: 1, maxLength: 8 });

describe('R261 no item is lost or made twice', () => {
  it('each stands on one slip, or its station needs none', () => {
    fc.assert(
      fc.property(anyStations, anyListing, anyItems, (stations, listing, items) => {
        const routing = routingOf(stations, (product) => listing[product] ?? [], TAKEAWAY);
        const chosen = placesOf(items, routing).map((place) => place.station);
        for (const item of items) {
          const slips = chosen.filter((place) => isOnSlip(item, place, chosen, routing));
          expect(slips).toEqual(routing(item.product).copies === 0 ? [] : [routing(item.product).station]);
        }
      }),
    );
  });

  it('whatever becomes of stations and categories once the slips are made', () => {
    fc.assert(
      fc.property(
        anyStations,
        anyStations,
        anyListing,
        anyListing,
        anyItems,
        (before, after, listing, later, items) => {
          const made = routingOf(before, (product) => listing[product] ?? [], TAKEAWAY);
          const chosen = placesOf(items, made).map((place) => place.station);
          fc.pre(chosen.length > 0);
          const routing = routingOf(after, (product) => later[product] ?? [], TAKEAWAY);
          for (const item of items) {
            const slips = chosen.filter((place) => isOnSlip(item, place, chosen, routing));
            const place = routing(item.product);
            expect(slips).toHaveLength(place.copies > 0 || chosen.includes(place.station) ? 1 : 0);
          }
        },
      ),
    );
  });
});

describe('R261 which devices print for a station', () => {
  const device = (id: number, named: number[] = []) => ({ id, named });
  const all = [
    station(1, { devices: [10], fallback: 2 }),
    station(2, { fallback: 3 }),
    station(3, { devices: [30], fallback: 1 }),
  ];
  const [first, second, third] = all as [Station, Station, Station];

  it.each<[string, number, number[], Station, 'own' | 'stand-in' | null]>([
    ['it is one of them', 10, [], first, 'own'],
    ['it is another one, which stands in by way of the second', 20, [], first, 'stand-in'],
    ['the station has none of its own', 20, [], second, 'own'],
    ['its printers are for this station', 20, [2], second, 'own'],
    ['its printers are for another one, which stands in', 30, [3], second, 'stand-in'],
    ['its printers are for another one', 20, [1], second, null],
    ['its printers are for it, but it is none of the devices', 20, [3], third, null],
  ])('%s', (_name, id, named, of, expected) => {
    expect(servesStation(device(id, named), of, all)).toBe(expected);
  });

  it('a circle of stand-ins ends, and one that is gone ends them, too', () => {
    expect(standInsFor(first, all).map(({ id }) => id)).toEqual([2, 3]);
    expect(standInsFor(third, all).map(({ id }) => id)).toEqual([1, 2]);
    expect(standInsFor(station(4, { fallback: 4 }), all)).toEqual([]);
    expect(standInsFor(station(4, { fallback: 99 }), all)).toEqual([]);
  });

  it('says what a device leaves to others, for a while or for good', () => {
    expect(closedTo(device(10), all)).toEqual({ never: [], later: [3] });
    expect(closedTo(device(20, [3]), all)).toEqual({ never: [1, 2, 3], later: [] });
    expect(closedTo(device(20), [])).toEqual({ never: [], later: [] });
  });
});
