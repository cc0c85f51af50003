import { describe, expect, it } from 'vitest';
import { activeMenu, availability, categoriesOfProducts, visibleCatalogue } from '#domain/shop/menu.ts';
import { branch, category, hours, menu, product, shop } from '#tests/factories.ts';

const NOON = new Date('2026-06-01T12:00:00+02:00');
const evening = [hours({ from: '18:00', to: '22:00' })];
const here = branch();

describe('active menu', () => {
  const old = menu({ id: 1, availableFrom: '2026-01-01T00:00:00+01:00' });
  const current = menu({ id: 2, availableFrom: '2026-06-01T12:00:00+02:00' });
  const coming = menu({ id: 3, availableFrom: '2026-06-01T12:00:01+02:00' });
  const foreign = menu({ id: 4, availableFrom: '2026-05-01T00:00:00+02:00', branches: [{ id: 2 }] });

  it('is the latest of this branch that has started', () => {
    expect(activeMenu([coming, current, old, foreign], 1, NOON)).toBe(current);
    expect(activeMenu([current, old], 1, new Date(NOON.getTime() - 1))).toBe(old);
    expect(activeMenu([coming], 1, NOON)).toBeNull();
    expect(activeMenu([old, current], 3, NOON)).toBeNull();
  });

  it('of two from the same instant is the newer one, and of an unreadable date never', () => {
    const twin = menu({ id: 9, availableFrom: current.availableFrom });
    expect(activeMenu([twin, current], 1, NOON)).toBe(twin);
    expect(activeMenu([current, twin], 1, NOON)).toBe(twin);
    expect(activeMenu([menu({ availableFrom: 'bald' })], 1, NOON)).toBeNull();
  });
});

describe('visible catalogue', () => {
  const show = (
    categories: Parameters<typeof category>[0],
    products: Parameters<typeof product>[0],
  ): string =>
    visibleCatalogue(shop({ categories: [category(categories)], products: [product(products)] }), here, NOON)
      .map(
        (one) =>
          `category ${one.isAvailable}: ${one.products.map((entry) => `product ${entry.isAvailable}`)}`,
      )
      .join();

  it.each<[string, Parameters<typeof category>[0], Parameters<typeof product>[0], string]>([
    ['all open', {}, {}, 'category true: product true'],
    ['product off schedule', {}, { schedule: evening }, 'category true: product false'],
    ['product off schedule and then hidden', {}, { schedule: evening, isVisibleWhenUnavailable: false }, ''],
    ['category off schedule', { schedule: evening }, {}, 'category false: product false'],
    ['category off schedule and then hidden', { schedule: evening, isVisibleWhenUnavailable: false }, {}, ''],
    [
      'category on schedule',
      { schedule: [hours({ from: '12:00', to: '13:00' })] },
      {},
      'category true: product true',
    ],
    [
      'category at its end',
      { schedule: [hours({ from: '11:00', to: '12:00' })] },
      {},
      'category false: product false',
    ],
    ['disabled product', {}, { isEnabled: false }, ''],
    ['product not public', {}, { isPublic: false }, ''],
    ['disabled category', { isEnabled: false }, {}, ''],
    ['category not public', { isPublic: false }, {}, ''],
  ])('%s', (_name, categories, products, expected) => {
    expect(show(categories, products)).toBe(expected);
  });

  it('keeps the order of the menu and skips what is gone', () => {
    const of = shop({
      categories: [category(), category({ id: 2 })],
      products: [product(), product({ id: 2 }), product({ id: 3 })],
      menus: [
        menu({
          catalog: [
            { id: 2, products: [{ id: 3 }, { id: 99 }, { id: 1 }] },
            { id: 7, products: [{ id: 2 }] },
            { id: 1, products: [{ id: 2 }] },
          ],
        }),
      ],
    });
    const ids = visibleCatalogue(of, here, NOON).map((one) => [
      one.category.id,
      ...one.products.map((entry) => entry.product.id),
    ]);
    expect(ids).toEqual([
      [2, 3, 1],
      [1, 2],
    ]);
  });

  it('evaluates schedules by the clock of the branch', () => {
    const of = shop({ products: [product({ schedule: [hours({ from: '06:00', to: '07:00' })] })] });
    const newYork = branch({ timeZone: 'America/New_York' });
    expect(visibleCatalogue(of, newYork, NOON)[0]?.products[0]?.isAvailable).toBe(true);
    expect(visibleCatalogue(of, here, NOON)[0]?.products[0]?.isAvailable).toBe(false);
  });

  it('of a branch without a menu is empty', () => {
    expect(visibleCatalogue(shop({ menus: [] }), here, NOON)).toEqual([]);
  });
});

describe('what is sold out', () => {
  const here1 = [{ id: 1 }];

  it('is shown and disabled in that branch alone', () => {
    const of = shop({
      products: [product({ soldOut: here1 }), product({ id: 2, soldOut: [{ id: 2 }] })],
      menus: [menu({ catalog: [{ id: 1, products: [{ id: 1 }, { id: 2 }] }] })],
    });
    const shown = visibleCatalogue(of, here, NOON)[0]?.products;
    expect(shown?.map(({ isAvailable, isSoldOut }) => [isAvailable, isSoldOut])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('cannot be ordered, not even for later', () => {
    const gone = product({ soldOut: here1 });
    const of = shop({ products: [gone] });
    expect(availability(of, here, gone, NOON)).toBe('sold-out');
    expect(availability(of, here, gone, new Date('2026-06-05T12:00:00+02:00'), NOON)).toBe('sold-out');
    expect(availability(of, { ...here, id: 2 }, gone, NOON)).toBe('unlisted');
  });

  it('takes the bundles that it is part of with it', () => {
    const part = product({ id: 2, soldOut: here1 });
    const bundle = product({ type: 'bundle', bundleItems: [{ product: { id: 2 }, amount: 1 }] });
    expect(availability(shop({ products: [bundle, part] }), here, bundle, NOON)).toBe('sold-out');
    expect(availability(shop({ products: [bundle, product({ id: 2 })] }), here, bundle, NOON)).toBe(
      'available',
    );
    // A part that is gone for good does not count (R8).
    expect(availability(shop({ products: [bundle] }), here, bundle, NOON)).toBe('available');
    const notOne = { ...bundle, type: 'simple' as const };
    expect(availability(shop({ products: [notOne, part] }), here, notOne, NOON)).toBe('available');
  });

  it('stays hidden when it would be hidden at that time anyway', () => {
    const dinner = product({ soldOut: here1, schedule: evening, isVisibleWhenUnavailable: false });
    expect(visibleCatalogue(shop({ products: [dinner] }), here, NOON)).toEqual([]);
  });
});

describe('availability', () => {
  const evensong = new Date('2026-06-01T19:00:00+02:00');

  it('depends on the requested time', () => {
    const dinner = product({ schedule: evening });
    const of = shop({ products: [dinner] });
    expect(availability(of, here, dinner, NOON)).toBe('unavailable');
    expect(availability(of, here, dinner, evensong, NOON)).toBe('available');
    expect(availability(of, here, dinner, new Date('2026-06-01T22:00:00+02:00'), NOON)).toBe('available');
  });

  it('requires one of the categories to be open', () => {
    const of = shop({
      categories: [
        category({ schedule: evening }),
        category({ id: 2, schedule: [hours({ from: '11:00', to: '13:00' })] }),
      ],
      menus: [
        menu({
          catalog: [
            { id: 1, products: [{ id: 1 }] },
            { id: 2, products: [{ id: 1 }] },
          ],
        }),
      ],
    });
    expect(availability(of, here, product(), NOON)).toBe('available');
    expect(availability(of, here, product(), new Date('2026-06-01T15:00:00+02:00'))).toBe('unavailable');
    expect(categoriesOfProducts(of, here, NOON)(1).map(({ id }) => id)).toEqual([1, 2]);
  });

  it.each<[string, Parameters<typeof shop>[0], Parameters<typeof product>[0]]>([
    ['disabled', {}, { isEnabled: false }],
    ['not public', {}, { isPublic: false }],
    ['on no menu', {}, { id: 5 }],
    [
      'on the menu of another branch',
      { menus: [menu({ branches: [{ id: 2 }] })] },
      { content: { type: 'snack', category: null } },
    ],
    ['only in a disabled category', { categories: [category({ isEnabled: false })] }, {}],
    [
      'on no menu, though a content page names its category',
      {},
      { id: 5, content: { type: 'snack', category: { id: 1 } } },
    ],
  ])('does not list what is %s', (_name, overrides, of) => {
    const one = product(of);
    expect(availability(shop({ products: [one], ...overrides }), here, one, NOON)).toBe('unlisted');
  });
});
