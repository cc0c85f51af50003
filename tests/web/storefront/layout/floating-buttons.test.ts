import { describe, expect, test } from 'vitest';
import type { Site } from '#entities/site.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { floatingTargets } from '#web/storefront/layout/floating-buttons.tsx';

function partyService(id: number, isPublic: boolean): Site {
  return {
    id,
    path: `/partyservice-${id}`,
    name: 'Partyservice',
    title: '',
    description: '',
    type: 'custom_party_service',
    isPublic,
    content: { title: '', description: '', image: null, body: [] },
  };
}

const state = {
  shop: demoShop,
  content: {
    divisions: [],
    sites: [partyService(1, false), partyService(2, true), partyService(3, true)],
    blocks: [],
    navigations: [],
  },
};
const store = `/store/${demoShop.branches[0]?.identifier}`;

describe('the floating buttons', () => {
  test('link to the store of the first branch and to the first public party service site', () => {
    expect(floatingTargets('/', state)).toEqual({ store, partyService: '/partyservice-2' });
    expect(floatingTargets('/gibt-es-nicht', state)).toEqual({ store, partyService: '/partyservice-2' });
  });

  test('show no link to the party service on a party service site', () => {
    expect(floatingTargets('/partyservice-3', state)).toEqual({ store, partyService: null });
  });

  test.each([store, `${store}/checkout`, '/store/gibt-es-nicht', '/status/abc/def', '/kiosk/hauptplatz'])(
    'are not on %s',
    (path) => {
      expect(floatingTargets(path, state)).toEqual({ store: null, partyService: null });
    },
  );

  test('require a branch and a site', () => {
    const empty = { shop: { ...demoShop, branches: [] }, content: { ...state.content, sites: [] } };
    expect(floatingTargets('/', empty)).toEqual({ store: null, partyService: null });
  });
});
