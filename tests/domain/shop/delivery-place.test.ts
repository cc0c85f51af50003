import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Country } from '#domain/contact/country.ts';
import type { DeliveryArea } from '#domain/shop/branch.ts';
import {
  areaAt,
  areaOfPlace,
  asksForPostalCode,
  offeredAreas,
  placeMismatch,
  placeOfDraft,
} from '#domain/shop/delivery-place.ts';
import { area, branch } from '#tests/factories.ts';

const urfahr = area({ area: 'Urfahr', postalCodes: ['4040', '4041'] });
const centre = area({ area: 'Linz Mitte', postalCodes: ['4020'] });
const clinic = area({ area: 'Kepler Klinikum' });
const all = branch({ deliveryAreas: [urfahr, centre] });
const mixed = branch({ deliveryAreas: [urfahr, centre, clinic] });
const listed = branch({ deliveryAreas: [clinic, area({ area: 'Auhof' })] });
const at = (zipCode: string, country: Country = 'AT') => ({ zipCode, country });

describe('the area of a postcode', () => {
  test.each<[string, Country, string | null]>([
    ['4040', 'AT', 'Urfahr'],
    [' A-4041 ', 'AT', 'Urfahr'],
    ['4020', 'AT', 'Linz Mitte'],
    ['4600', 'AT', null],
    ['', 'AT', null],
    ['404', 'AT', null],
    // The same digits are another place in Switzerland, but none in Germany: there the country was left as it was.
    ['4040', 'CH', null],
    ['4040', 'DE', 'Urfahr'],
  ])('%j in %s: %j', (zipCode, country, expected) => {
    expect(areaAt(mixed, at(zipCode, country))?.area ?? null).toBe(expected);
  });

  test('a shop in Liechtenstein delivers to Swiss addresses of its list', () => {
    const vaduz = branch({ country: 'LI', deliveryAreas: [area({ postalCodes: ['9490', '9470'] })] });
    expect(areaAt(vaduz, at('9470', 'CH'))).not.toBeNull();
    expect(areaAt(vaduz, at('9490', 'AT'))).toBeNull();
  });
});

describe('A70 the postcode decides', () => {
  test.each<[string, typeof all, string | null, string, string | null]>([
    ['the area, whatever is stored', all, 'Linz Mitte', '4040', 'Urfahr'],
    ['nothing before it is known', all, null, '', null],
    ['nothing before it is known, even with a stored area', all, 'Urfahr', '', null],
    ['nothing where nobody delivers', all, 'Urfahr', '4600', null],
    ['unless an area without postcodes was chosen', mixed, 'Kepler Klinikum', '4040', 'Kepler Klinikum'],
    ['and such an area stays possible anywhere', mixed, 'Kepler Klinikum', '4600', 'Kepler Klinikum'],
    ['but it is not preselected behind one with', mixed, null, '4600', null],
    ['lists without postcodes preselect the first', listed, null, '4600', 'Kepler Klinikum'],
    ['lists without postcodes keep what is chosen', listed, 'Auhof', '', 'Auhof'],
  ])('%s', (_name, of, name, zipCode, expected) => {
    expect(areaOfPlace(of, name, at(zipCode))?.area ?? null).toBe(expected);
  });

  test('guests choose among the area of their postcode and those without', () => {
    expect(offeredAreas(mixed, at('4020'))).toEqual([centre, clinic]);
    expect(offeredAreas(mixed, at('4600'))).toEqual([clinic]);
    expect(offeredAreas(all, at('4600'))).toEqual([]);
    expect([all, mixed, listed].map(asksForPostalCode)).toEqual([true, true, false]);
  });
});

describe('A71 an address that does not fit its area', () => {
  test.each<[string, string | null, string, ReturnType<typeof placeMismatch>]>([
    ['fits', 'Urfahr', '4040', null],
    ['is refused in another area', 'Urfahr', '4020', { other: centre, isRefused: true }],
    ['is refused where nobody delivers', 'Urfahr', '4600', { other: null, isRefused: true }],
    ['is refused when it is no postcode', 'Urfahr', 'Linz', { other: null, isRefused: true }],
    ['is mentioned in an area without', 'Kepler Klinikum', '4020', { other: centre, isRefused: false }],
    ['is unknown in an area without', 'Kepler Klinikum', '4600', null],
    ['is not judged without a postcode', 'Urfahr', ' ', null],
    ['is not judged in an area that is gone', 'Steyr', '4040', null],
    ['is not judged without an area', null, '4040', null],
  ])('%s', (_name, name, zipCode, expected) => {
    expect(placeMismatch(mixed, name, at(zipCode))).toEqual(expected);
  });

  test('what the browser offers is never refused by the server', () => {
    const codes = fc.subarray(['4020', '4030', '4040', '4050', '4060']);
    const areas = fc
      .uniqueArray(fc.record({ name: fc.constantFrom('A', 'B', 'C', 'D'), codes }), {
        selector: ({ name }) => name,
      })
      .map((list): DeliveryArea[] => list.map(({ name, codes }) => area({ area: name, postalCodes: codes })));
    const place = fc.record({
      zipCode: fc.constantFrom('', '4020', '4040', '4600', 'x', 'A-4030'),
      country: fc.constantFrom<Country>('AT', 'DE', 'CH'),
    });
    fc.assert(
      fc.property(areas, place, fc.constantFrom(null, 'A', 'B', 'E'), (deliveryAreas, where, chosen) => {
        const of = branch({ deliveryAreas });
        const decided = areaOfPlace(of, chosen, where);
        if (decided) expect(placeMismatch(of, decided.area, where)?.isRefused ?? false).toBe(false);
        for (const offered of offeredAreas(of, where)) {
          expect(areaOfPlace(of, offered.area, where)).toEqual(offered);
        }
        // Without postcodes everything is as it always was.
        if (!asksForPostalCode(of)) {
          const before = deliveryAreas.find(({ area }) => area === chosen) ?? deliveryAreas[0] ?? null;
          expect(decided).toEqual(before);
        }
      }),
    );
  });
});

test('a page stored before there were postcodes holds areas without the list', () => {
  const { postalCodes: _, ...old } = clinic;
  const of = branch({ deliveryAreas: [old as DeliveryArea] });
  expect(asksForPostalCode(of)).toBe(false);
  expect(areaOfPlace(of, null, at('4040'))?.area).toBe('Kepler Klinikum');
});

test('the delivery address is the separate one if there is one', () => {
  const draft = { zipCode: '4020', country: 'AT', deliveryZipCode: '4040', deliveryCountry: 'DE' } as const;
  expect(placeOfDraft(draft, branch())).toEqual(at('4020'));
  expect(placeOfDraft({ ...draft, isDeliveryAddressDifferent: true }, branch())).toEqual(at('4040', 'DE'));
  expect(placeOfDraft({}, branch({ country: 'CH' }))).toEqual(at('', 'CH'));
});
