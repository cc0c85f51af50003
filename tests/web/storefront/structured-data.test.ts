import { describe, expect, test } from 'vitest';
import type { Site } from '#entities/site.ts';
import * as make from '#tests/factories.ts';
import type { Page } from '#web/storefront/pages.ts';
import { structuredData } from '#web/storefront/structured-data.ts';
import { specialSpecification, weekSpecification } from '#web/storefront/structured-data-hours.ts';
import type { Thing } from '#web/storefront/structured-data-restaurant.ts';

/** A Saturday at noon in Vienna. */
const NOW = new Date('2026-11-21T12:00:00+01:00');
const VIENNA = 'Europe/Vienna';
const { hours } = make;

interface Change {
  shop?: Parameters<typeof make.shop>[0];
  sites?: Site[];
  postedAt?: string | null;
}

function thingsOf(
  page: Page,
  { shop, sites = [], postedAt = '2026-11-01T09:00:00.000Z' }: Change = {},
): Thing[] {
  return structuredData({
    page,
    state: { shop: make.shop(shop), content: { divisions: [], sites, blocks: [], navigations: [] } },
    now: NOW,
    publicUrl: 'https://shop.example/',
    postedAt: () => postedAt,
  });
}

const typesOf = (things: readonly Thing[]) => things.map((thing) => thing['@type']);
const branchPage = (change: Change = {}) => {
  const shop = make.shop(change.shop);
  const [branch = make.branch()] = shop.branches;
  const [restaurant = expect.fail('no restaurant')] = thingsOf({ kind: 'branch', branch }, change);
  return restaurant;
};

function site(change: Partial<Site> = {}): Site {
  return {
    id: 5,
    path: '/jobs/koch',
    name: 'Koch',
    title: '',
    description: '',
    type: 'custom_vacancy',
    isPublic: true,
    content: { title: 'Koch (m/w/d)', description: 'Kochen Sie mit uns.', image: null, body: [] },
    ...change,
  };
}

describe('a branch is a restaurant', () => {
  test('with name, address, telephone, place on the map and pictures', () => {
    const image = { id: 7, version: 2, extension: 'jpg', alt: '', width: 1600, height: 900 };
    const branch = make.branch({
      description: 'Am Markt',
      images: [image],
      latitude: 47.41,
      longitude: 9.74,
    });
    expect(branchPage({ shop: { branches: [branch] } })).toMatchObject({
      '@type': 'Restaurant',
      '@id': 'https://shop.example/store/markt#restaurant',
      name: 'Markt',
      description: 'Am Markt',
      url: 'https://shop.example/store/markt',
      image: ['https://shop.example/image/medium/7-2.jpg'],
      telephone: '+436765572123',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Marktplatz 1',
        postalCode: '6850',
        addressLocality: 'Dornbirn',
        addressCountry: 'AT',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 47.41, longitude: 9.74 },
      currenciesAccepted: 'EUR',
    });
  });

  test('without what has not been entered', () => {
    const branch = make.branch({ phone: '', email: '', street: '' });
    const restaurant = branchPage({ shop: { branches: [branch] } });
    for (const name of ['telephone', 'email', 'geo', 'image', 'description', 'logo'])
      expect(restaurant).not.toHaveProperty(name);
    expect(restaurant.address).not.toHaveProperty('streetAddress');
  });

  test('with a menu of sections and items with their prices', () => {
    const restaurant = branchPage({
      shop: {
        products: [
          make.product({ allergens: 'A' }),
          make.product({ id: 2, name: 'Schinken', unit: 'decagram', price: make.ct(22) }),
          make.configurable(
            [make.part({ options: [make.option('Semmel'), make.option('Weckerl', 'add', 50)] })],
            { id: 3, price: make.ct(600) },
          ),
          make.product({ id: 4, name: 'Trüffel', isPriceHidden: true }),
          make.product({ id: 5, name: 'Krapfen', soldOut: [{ id: 1 }] }),
        ],
        menus: [make.menu({ catalog: [{ id: 1, products: [1, 2, 3, 4, 5].map((id) => ({ id })) }] })],
      },
    });
    expect(restaurant.hasMenu).toMatchObject({
      '@type': 'Menu',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Semmeln',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Käsesemmel',
              description: 'Mit Bergkäse',
              offers: {
                '@type': 'Offer',
                price: '4.90',
                priceCurrency: 'EUR',
                availability: 'https://schema.org/InStock',
              },
            },
            {
              name: 'Schinken',
              offers: {
                price: '2.20',
                priceSpecification: { referenceQuantity: { value: 10, unitText: 'Dekagramm' } },
              },
            },
            { name: 'Jause', offers: { '@type': 'AggregateOffer', lowPrice: '6.00', priceCurrency: 'EUR' } },
            { name: 'Trüffel' },
            { name: 'Krapfen', offers: { availability: 'https://schema.org/SoldOut' } },
          ],
        },
      ],
    });
    expect(JSON.stringify(restaurant.hasMenu)).toMatch(/"name":"Trüffel","description":"[^"]*"}/);
  });
});

describe('opening hours', () => {
  test('group days with equal hours, and name closed days as closed', () => {
    const week = [
      hours({ type: 'daily', from: '08:00', to: '18:00' }),
      hours({ type: 'saturday', from: '08:00', to: '12:00' }),
      hours({ type: 'sunday', isClosed: true, from: null, to: null }),
    ];
    expect(weekSpecification(week)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday'],
        opens: '08:00',
        closes: '12:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
    ]);
  });

  test.each([
    [
      'a break at noon',
      [
        ['08:00', '12:00'],
        ['14:00', '18:00'],
      ],
      [
        ['08:00', '12:00'],
        ['14:00', '18:00'],
      ],
    ],
    ['past midnight', [['18:00', '02:30']], [['18:00', '02:30']]],
    ['until midnight', [['18:00', '24:00']], [['18:00', '00:00']]],
    ['all day', [['00:00', '24:00']], [['00:00', '23:59']]],
  ])('%s', (_name, ranges, expected) => {
    const entries = ranges.map(([from = '', to = '']) => hours({ from, to }));
    expect(weekSpecification(entries).map(({ opens, closes }) => [opens, closes])).toEqual(expected);
  });

  test('of single dates from today on are listed separately', () => {
    const entries = [
      hours({ from: '08:00', to: '18:00' }),
      hours({ type: 'once', date: '2026-12-24', from: '08:00', to: '13:00' }),
      hours({ type: 'once', date: '2026-12-25', isClosed: true, from: null, to: null }),
      hours({ type: 'once', date: '2026-12-31', from: '18:00', to: '03:00' }),
      hours({ type: 'once', date: '2026-11-20', from: '08:00', to: '13:00' }),
    ];
    const special = specialSpecification(entries, NOW, VIENNA);
    expect(
      special.map(({ validFrom, validThrough, opens, closes }) => [validFrom, validThrough, opens, closes]),
    ).toEqual([
      ['2026-12-24', '2026-12-24', '08:00', '13:00'],
      ['2026-12-25', '2026-12-25', '00:00', '00:00'],
      ['2026-12-31', '2026-12-31', '18:00', '03:00'],
    ]);
    expect(branchPage({ shop: { branches: [make.branch({ openingHours: entries })] } })).toHaveProperty(
      'specialOpeningHoursSpecification',
    );
  });
});

describe('the other pages', () => {
  test('home is the web site, and with a single branch also that restaurant, without its menu', () => {
    const things = thingsOf({ kind: 'home' });
    expect(typesOf(things)).toEqual(['WebSite', 'Restaurant']);
    expect(things[0]).toMatchObject({ name: 'Theke', url: 'https://shop.example/', inLanguage: 'de' });
    expect(things[1]?.hasMenu).toBe('https://shop.example/store/markt');
    const two = { branches: [make.branch(), make.branch({ id: 2, identifier: 'bahnhof' })] };
    expect(typesOf(thingsOf({ kind: 'home' }, { shop: two }))).toEqual(['WebSite']);
  });

  test('custom pages have a breadcrumb trail', () => {
    const sites = [site(), site({ id: 4, path: '/jobs', name: 'Jobs', type: 'custom_site' })];
    const [koch = expect.fail()] = sites;
    const [trail] = thingsOf({ kind: 'site', site: koch }, { sites });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Theke', item: 'https://shop.example/' },
        { position: 2, name: 'Jobs', item: 'https://shop.example/jobs' },
        { position: 3, name: 'Koch', item: 'https://shop.example/jobs/koch' },
      ],
    });
  });

  test('an order is private and has no structured data', () => {
    expect(thingsOf({ kind: 'status' })).toEqual([]);
    expect(thingsOf({ kind: 'checkout', branch: make.branch(), hasFailedPayment: false })).toEqual([]);
    expect(thingsOf({ kind: 'missing' })).toEqual([]);
  });
});

describe('a vacancy', () => {
  const jobOf = (change: Partial<Site> = {}, rest: Change = {}) =>
    thingsOf({ kind: 'site', site: site(change) }, rest).find((thing) => thing['@type'] === 'JobPosting');
  const two = {
    branches: [
      make.branch(),
      make.branch({ id: 2, identifier: 'bahnhof', name: 'Bahnhof', city: 'Lustenau' }),
    ],
  };

  test('is a job offer with title, text, date, employer and place', () => {
    const body: Site['content']['body'] = [
      {
        type: 'content',
        value: {
          text: {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Vier Tage die Woche.' }] }],
          },
        },
      },
    ];
    const content = { ...site().content, body };
    expect(jobOf({ content })).toMatchObject({
      title: 'Koch (m/w/d)',
      description: 'Kochen Sie mit uns.\n\nVier Tage die Woche.',
      datePosted: '2026-11-01',
      hiringOrganization: { name: 'Theke GmbH' },
      jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Dornbirn' } }],
    });
  });

  test('at one of several branches is one only when it names the branch', () => {
    expect(jobOf({}, { shop: two })).toBeUndefined();
    const content = { ...site().content, description: 'Für unser Team in Lustenau.' };
    expect(jobOf({ content }, { shop: two })?.jobLocation).toMatchObject([{ name: 'Bahnhof' }]);
  });

  test('is not one without a date or a text, and no other page is one', () => {
    expect(jobOf({}, { postedAt: null })).toBeUndefined();
    expect(jobOf({ content: { ...site().content, description: '' } })).toBeUndefined();
    expect(jobOf({ type: 'custom_site' })).toBeUndefined();
  });
});
