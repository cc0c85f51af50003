import { describe, expect, test } from 'vitest';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { boundsOf, hasMap, mapStyle, mapView, placesOf } from '#web/ui/map/map-view.ts';

const { branches, config } = demoShop;
const places = placesOf(branches);

describe('the map', () => {
  test('comes to rest at zoom 19, pitch 55 and bearing -85', () => {
    expect(mapView(config)).toEqual({ zoom: 19, pitch: 55, bearing: -85 });
  });

  test('follows each setting on its own, 0 included', () => {
    expect(mapView({ ...config, mapZoom: 16.5, mapBearing: 0 })).toEqual({
      zoom: 16.5,
      pitch: 55,
      bearing: 0,
    });
    expect(mapView({ ...config, mapPitch: 0 }).pitch).toBe(0);
  });

  test('has the style of the settings, else a calm one of Mapbox', () => {
    expect(mapStyle({ ...config, mapStyle: ' mapbox://styles/shop/own ' })).toBe('mapbox://styles/shop/own');
    expect(mapStyle(config)).toMatch(/^mapbox:\/\/styles\/mapbox\//);
  });

  test('is shown only with plugin, token and a known place', () => {
    const on = { ...config, enablePluginMapbox: true, mapToken: 'pk.abc' };
    expect(hasMap(on, places)).toBe(true);
    expect(hasMap({ ...on, enablePluginMapbox: false }, places)).toBe(false);
    expect(hasMap({ ...on, mapToken: ' ' }, places)).toBe(false);
    expect(hasMap(on, [])).toBe(false);
  });
});

describe('the places', () => {
  test('are the branches with coordinates', () => {
    expect(places.map(({ name, address }) => `${name}: ${address}`)).toEqual([
      'Wiesenknopf am Hauptplatz: Hauptplatz 7, 3569 Bad Marienau',
      'Wiesenknopf am Kamp: Kampstraße 22, 3568 Unterlinden am Kamp',
    ]);
    expect(placesOf(branches.map((branch) => ({ ...branch, latitude: null })))).toEqual([]);
    expect(placesOf(branches.map((branch) => ({ ...branch, latitude: 0, longitude: 0 })))).toHaveLength(2);
  });

  test('lie within their bounds', () => {
    expect(boundsOf(places)).toEqual([
      [15.6604, 48.5874],
      [15.6892, 48.6021],
    ]);
    const [one] = places;
    expect(one && boundsOf([one])).toEqual([one?.position, one?.position]);
  });
});
