import { describe, expect, test } from 'vitest';
import type { Site } from '#entities/site.ts';
import * as make from '#tests/factories.ts';
import type { ShopState } from '#web/lib/shop-data.ts';
import { metaTags } from '#web/storefront/layout/show-meta.ts';
import { metaOf } from '#web/storefront/page-meta.ts';
import { pageOf } from '#web/storefront/pages.ts';

const picture = { id: 3, version: 1, extension: 'jpg', alt: 'Die Theke', width: 1600, height: 900 };
const site = (change: Partial<Site>): Site => ({
  id: 1,
  path: '/partyservice',
  name: 'Party',
  title: 'Partyservice',
  description: 'Platten',
  type: 'custom_party_service',
  isPublic: true,
  content: { title: '', description: '', image: null, body: [] },
  ...change,
});
const state = (config: Parameters<typeof make.config>[0] = {}): ShopState => ({
  shop: make.shop({
    config: make.config({ shopName: 'Name', title: 'Titel', seoTitle: 'Suchtitel', ...config }),
    branches: [make.branch({ description: 'Am Markt', images: [picture] })],
  }),
  content: {
    divisions: [],
    sites: [site({}), site({ id: 2, path: '/jobs/küche', title: '', name: 'Küche', isPublic: false })],
    blocks: [],
    navigations: [],
  },
});
const meta = (path: string, of = state()) => metaOf(pageOf(path, of), of, 'https://shop.example/', path);

describe('page titles', () => {
  test.each([
    ['/', 'Suchtitel'],
    ['/store/markt', 'Markt - Suchtitel'],
    ['/store/markt/checkout', 'Bestellvorgang - Suchtitel'],
    ['/store/markt/checkout/error', 'Bestellvorgang - Suchtitel'],
    ['/status/ABC/geheim', 'Bestellstatus - Suchtitel'],
    ['/site/imprint', 'Impressum - Suchtitel'],
    ['/partyservice', 'Partyservice - Suchtitel'],
    ['/jobs/k%C3%BCche', 'Küche - Suchtitel'],
    ['/gibt-es-nicht', '404 Not Found - Suchtitel'],
  ])('of %s is %s', (path, title) => {
    expect(meta(path).title).toBe(title);
  });

  test('begin with seoTitle, else title, else the name of the shop', () => {
    expect(meta('/', state({ seoTitle: '' })).title).toBe('Titel');
    expect(meta('/', state({ seoTitle: '', title: '' })).title).toBe('Name');
  });

  test('of the home page may be prefixed with that of the division', () => {
    const of = state();
    const divisions = [{ id: 1, name: 'Gruppe', title: 'Feinkost Gruppe', isPublic: true }];
    expect(meta('/', { ...of, content: { ...of.content, divisions } }).title).toBe(
      'Feinkost Gruppe - Suchtitel',
    );
  });
});

test('descriptions are those of the page, else seoDescription, else description', () => {
  const of = state({ seoDescription: 'Suchtext', description: 'Text' });
  expect(meta('/', of).description).toBe('Suchtext');
  expect(meta('/', state({ seoDescription: '', description: 'Text' })).description).toBe('Text');
  expect(meta('/store/markt', of).description).toBe('Am Markt');
  expect(meta('/partyservice', of).description).toBe('Platten');
});

test.each([
  ['/', 'https://shop.example/'],
  ['/store/markt/', 'https://shop.example/store/markt'],
  ['/kiosk/markt', 'https://shop.example/store/markt'],
  ['/store/markt/checkout/error', 'https://shop.example/store/markt'],
  ['/jobs/küche', 'https://shop.example/jobs/k%C3%BCche'],
  ['/status/ABC/geheim', ''],
  ['/gibt-es-nicht', ''],
])('the canonical address of %s is %s', (path, canonical) => {
  expect(meta(path).canonical).toBe(canonical);
});

test('search engines index only what is meant for everybody', () => {
  const found = ['/', '/store/markt', '/store/markt/checkout', '/site/imprint', '/partyservice'];
  const hidden = ['/status/A/b', '/kiosk/markt', '/jobs/küche', '/gibt-es-nicht'];
  expect([...found, ...hidden].filter((path) => meta(path).isIndexed)).toEqual(found);
});

test('the tags for messengers say the same', () => {
  const tags = new Map(metaTags(meta('/store/markt')).map(({ name, content }) => [name, content]));
  expect(Object.fromEntries(tags)).toMatchObject({
    description: 'Am Markt',
    robots: 'index, follow',
    'theme-color': '#b3261e',
    'og:title': 'Markt - Suchtitel',
    'og:url': 'https://shop.example/store/markt',
    'og:site_name': 'Name',
    'og:image': 'https://shop.example/image/medium/3-1.jpg',
    'og:image:alt': 'Die Theke',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://shop.example/image/medium/3-1.jpg',
  });
  const status = metaTags(meta('/status/ABC/geheim'));
  expect(JSON.stringify(status)).not.toContain('geheim');
  expect(status.map(({ name }) => name)).not.toContain('og:url');
});
