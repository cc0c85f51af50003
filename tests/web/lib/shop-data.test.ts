import { describe, expect, test } from 'vitest';
import { SHOP_WIRE } from '#domain/shop/shop.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { shopFromPage, shouldReload, wholeMinute } from '#web/lib/shop-data.ts';
import { type InitEntry, shopFromInit } from '#web/lib/shop-init.ts';

const wire = SHOP_WIRE.toWire(demoShop);

function bundle(inactive: readonly object[] = []): InitEntry[] {
  const { config, branches, inactiveBranches: _none, ...lists } = wire;
  return [
    { url: '/api/config', data: { data: config } },
    { url: '/api/users/me', data: { data: null } },
    { url: '/api/branches', data: { data: [...branches, ...inactive] } },
    ...Object.entries(lists).map(([name, data]) => ({ url: `/api/${name}`, data: { data } })),
  ];
}

describe('the shop from GET /api/init', () => {
  test('is the shop that the server has, in cents', () => {
    expect(shopFromInit(bundle()).shop).toEqual(demoShop);
  });

  test('branches that are not public are kept separately', () => {
    const [branch] = wire.branches;
    const { id, identifier, name, street, zipCode, city, images, logo } =
      branch ?? expect.fail('demo without branch');
    const closed = {
      id: id + 900,
      identifier: `${identifier}-alt`,
      name,
      street,
      zipCode,
      city,
      images,
      logo,
      isPublic: false,
    };
    const { shop } = shopFromInit(bundle([closed]));
    expect(shop.branches).toHaveLength(wire.branches.length);
    expect(shop.inactiveBranches).toEqual([closed]);
  });

  test('a bundle without configuration is refused', () => {
    expect(() => shopFromInit(bundle().slice(1))).toThrow('without config');
  });

  test('a missing list is empty', () => {
    expect(shopFromInit(bundle().filter(({ url }) => url !== '/api/donatees')).shop.donatees).toEqual([]);
  });
});

test('the shop inlined in the page is the same', () => {
  expect(shopFromPage(JSON.parse(JSON.stringify(wire)))).toEqual(demoShop);
});

describe('the clock of the shop', () => {
  const loaded = new Date('2026-03-29T00:30:00Z');

  test.each([
    ['3:59:59', '2026-03-29T04:29:59Z', false],
    ['4 hours, even across a clock change', '2026-03-29T04:30:00Z', true],
  ])('reload after %s', (_name, now, expected) => {
    expect(shouldReload(loaded, new Date(now))).toBe(expected);
  });

  test('starts at whole minutes', () => {
    expect(wholeMinute(new Date('2026-11-21T10:15:59.999Z'))).toEqual(new Date('2026-11-21T10:15:00Z'));
  });
});
