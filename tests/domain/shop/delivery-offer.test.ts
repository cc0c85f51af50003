import { describe, expect, test } from 'vitest';
import {
  deliveredPlaces,
  deliveryAnswer,
  deliveryOffers,
  deliveryOffersNamed,
  pickupNear,
  placeName,
} from '#domain/shop/delivery-offer.ts';
import { area, branch, ct } from '#tests/factories.ts';

const NOW = new Date('2026-03-10T11:00:00Z');
const urfahr = area({ area: 'Urfahr', price: ct(490), postalCodes: ['4040'] });
const north = branch({ id: 1, identifier: 'nord', zipCode: '4040', deliveryAreas: [urfahr] });
const south = branch({
  id: 2,
  identifier: 'sued',
  zipCode: '4030',
  deliveryAreas: [
    area({ area: 'Linz über der Donau', price: ct(290), postalCodes: ['4040'] }),
    area({ area: 'Ebelsberg' }),
    area({ area: 'Kleinmünchen' }),
  ],
});
const paused = { isPreorderEnabled: false, orderableFrom: '2026-03-20T08:00:00Z' };
const offered = (branches: Parameters<typeof deliveryOffers>[0], text: string) =>
  deliveryOffers(branches, text, NOW).map(({ branch: { identifier }, area: { area }, isChoice }) =>
    [identifier, area, isChoice ? 'choice' : ''].filter(Boolean).join(' '),
  );

describe('who delivers to a postcode', () => {
  test('the cheapest first, then the smaller minimum, then as the shop lists them', () => {
    expect(offered([north, south], '4040')).toEqual(['sued Linz über der Donau', 'nord Urfahr']);
    const dear = { ...urfahr, price: ct(290), minimumOrderValue: ct(2000) };
    expect(offered([{ ...north, deliveryAreas: [dear] }, south], '4040')[0]).toBe('sued Linz über der Donau');
    const equal = { ...urfahr, price: ct(290) };
    expect(offered([{ ...north, deliveryAreas: [equal] }, south], '4040')[0]).toBe('nord Urfahr');
    expect(offered([{ ...north, deliveryAreas: [{ ...urfahr, free: true }] }, south], '4040')[0]).toBe(
      'nord Urfahr',
    );
  });

  test('one that takes no orders stands behind one that does', () => {
    expect(offered([north, { ...south, ...paused }], '4040')).toEqual([
      'nord Urfahr',
      'sued Linz über der Donau',
    ]);
  });

  test('a branch delivers in its own place where guests choose the area', () => {
    expect(offered([north, south], 'A-4030')).toEqual(['sued Ebelsberg choice']);
    expect(offered([{ ...south, deliveryAreas: [area({ area: 'Ebelsberg' })] }], '4030')).toEqual([
      'sued Ebelsberg',
    ]);
  });

  test('nobody elsewhere, and nobody who does not deliver', () => {
    expect(offered([north, south], '4600')).toEqual([]);
    expect(offered([north, south], 'Linz')).toEqual([]);
    expect(offered([{ ...north, isDeliveryEnabled: false }], '4040')).toEqual([]);
  });
});

describe('who delivers to a place by name', () => {
  test.each([
    ['urfahr', ['Urfahr']],
    ['Linz', ['Linz über der Donau']],
    ['linz donau', ['Linz über der Donau']],
    ['Kleinmunchen', ['Kleinmünchen']],
    ['Linz Wels', []],
    ['li', []],
    ['', []],
    ['4040', []],
  ])('%j: %j', (text, areas) => {
    expect(deliveryOffersNamed([north, south], text).map(({ area }) => area.area)).toEqual(areas);
  });
});

describe('what words say about delivery', () => {
  const answer = (text: string, branches = [north, south]) => {
    const found = deliveryAnswer(branches, text, NOW);
    return found && [found.code, ...found.offers.map(placeName)];
  };
  test.each([
    ['4040', ['4040', '4040 Linz über der Donau', '4040 Dornbirn']],
    ['4040 Linz', ['4040', '4040 Linz über der Donau', '4040 Dornbirn']],
    ['A-4600', ['A-4600']],
    ['Ebelsberg', [null, 'Ebelsberg']],
    ['Steyr', null],
    ['', null],
    ['404', null],
  ])('%j: %j', (text, expected) => {
    expect(answer(text)).toEqual(expected);
  });

  test('nothing about postcodes where no area has any', () => {
    const listed = { ...south, deliveryAreas: [area({ area: 'Ebelsberg' })] };
    expect(answer('4030', [listed])).toBeNull();
    expect(answer('Ebelsberg', [listed])).toEqual([null, 'Ebelsberg']);
    expect(answer('4040', [{ ...north, isDeliveryEnabled: false }])).toBeNull();
  });
});

test('the ways out: all places, each once, and the nearest branch by number', () => {
  expect(deliveredPlaces([north, south, north])).toEqual([
    'Urfahr',
    'Linz über der Donau',
    'Ebelsberg',
    'Kleinmünchen',
  ]);
  expect(pickupNear([north, south], '4600')?.identifier).toBe('nord');
  expect(pickupNear([north, south], '4020')?.identifier).toBe('sued');
  expect(pickupNear([{ ...north, isTakeawayEnabled: false }], '4600')).toBeNull();
});
