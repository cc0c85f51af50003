import { expect, test } from 'vitest';
import { branchPlace } from '#web/storefront/cart/branch-place.ts';

test.each([
  ['Wiesenknopf am Kamp', ['Wiesenknopf am Hauptplatz', 'Wiesenknopf am Kamp'], 'am Kamp'],
  ['Wiesenknopf am Kamp', ['Wiesenknopf am Kamp'], 'bei Wiesenknopf am Kamp'],
  ['Am Graben', ['Am Graben', 'Linde'], 'am Graben'],
  ['Café im Park', ['Café im Park', 'Café im Dorf'], 'im Park'],
  ['Linde', ['Am Graben', 'Linde'], 'bei Linde'],
  ['Filiale Wien', ['Filiale Wien', 'Filiale Graz'], 'bei Filiale Wien'],
  ['Filiale', ['Filiale', 'Filiale Graz'], 'bei Filiale'],
])('%s among %j is %s', (name, names, place) => {
  expect(branchPlace(name, names)).toBe(place);
});
