import { describe, expect, test } from 'vitest';
import type { NavigationItem } from '#entities/shapes/navigation.ts';
import type { Site } from '#entities/site.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import type { ShopState } from '#web/lib/shop-data.ts';
import { fitted, footerLinks, headerLinks, type NavigationLink } from '#web/storefront/layout/navigation.ts';
import { linkTarget } from '#web/storefront/text/link-target.ts';

const [first, second] = demoShop.branches;
if (!first || !second) throw new Error('the demo has two branches');

function site(id: number, change: Partial<Site> = {}): Site {
  return {
    id,
    path: `/seite-${id}`,
    name: `Seite ${id}`,
    title: '',
    description: '',
    type: 'custom_site',
    isPublic: true,
    content: { title: '', description: '', image: null, body: [] },
    ...change,
  };
}

function item(type: NavigationItem['type'], change: Partial<NavigationItem> = {}): NavigationItem {
  return { type, label: '', isEnabled: true, site: null, branch: null, href: '', children: [], ...change };
}

const sites = [site(1), site(2, { title: 'Über uns' }), site(3, { isPublic: false })];

function state(header: NavigationItem[] | null, shop = demoShop): ShopState {
  const navigations = header ? [{ id: 1, identifier: 'header', items: header }] : [];
  return { shop, content: { divisions: [], sites, blocks: [], navigations } };
}

function links(items: NavigationItem[] | null, path = '/', shop = demoShop): NavigationLink[] {
  return headerLinks({ ...state(items, shop), path, publicUrl: 'https://shop.example' });
}

describe('navigation item types: home, site, branch, link', () => {
  test('link to the home page, the page, the branch, the address', () => {
    const items = [
      item('home'),
      item('site', { site: { id: 2 } }),
      item('branch', { branch: { id: first.id } }),
      item('link', { href: 'https://example.com', label: 'Zeitung' }),
    ];
    expect(links(items).map(({ label, href }) => [label, href])).toEqual([
      ['Startseite', '/'],
      ['Über uns', '/seite-2'],
      [first.name, `/store/${first.identifier}`],
      ['Zeitung', 'https://example.com'],
    ]);
  });

  test("a link without a label says 'Mehr erfahren'", () => {
    expect(links([item('link', { href: '/seite-1' })])[0]?.label).toBe('Mehr erfahren');
  });

  test('the label of an entry wins over the name of its target', () => {
    expect(links([item('site', { site: { id: 1 }, label: 'Jause' })])[0]?.label).toBe('Jause');
  });

  test('only enabled items are shown, with their children', () => {
    const child = item('link', { href: '/b', label: 'b' });
    const group = item('group', { label: 'g', children: [child, { ...child, isEnabled: false }] });
    expect(links([group])[0]?.children.map(({ label }) => label)).toEqual(['b']);
    expect(links([{ ...group, isEnabled: false }])).toEqual([]);
  });

  test('pages that are not public and branches hidden from visitors are in no menu', () => {
    const items = [
      item('site', { site: { id: 3 } }),
      item('site', { site: { id: 99 } }),
      item('branch', { branch: { id: 99 } }),
      item('group', { label: 'leer', children: [item('site', { site: { id: 3 } })] }),
    ];
    expect(links(items)).toEqual([]);
  });
});

describe('the active state', () => {
  const items = [
    item('home'),
    item('group', { label: 'Mehr', children: [item('site', { site: { id: 1 } })] }),
    item('branch', { branch: { id: first.id } }),
    item('link', { href: '/seite-2' }),
  ];
  const active = (path: string) => links(items, path).map(({ current }) => current);

  test.each([
    ['/', ['page', null, null, null]],
    ['/seite-1', [null, 'true', null, null]],
    ['/seite-2', [null, null, null, 'page']],
    [`/store/${first.identifier}`, [null, null, 'page', null]],
    [`/store/${first.identifier}/checkout`, [null, null, 'true', null]],
    [`/store/${second.identifier}`, [null, null, null, null]],
  ])('on %s', (path, expected) => {
    expect(active(path)).toEqual(expected);
  });
});

describe('without a record', () => {
  test('the header shows home and the branches, the footer nothing', () => {
    expect(links(null).map(({ href }) => href)).toEqual([
      '/',
      `/store/${first.identifier}`,
      `/store/${second.identifier}`,
    ]);
    expect(footerLinks({ ...state(null), path: '/', publicUrl: '' })).toEqual([]);
  });

  test('a single branch becomes the link for ordering', () => {
    const shop = { ...demoShop, branches: [first] };
    expect(links(null, '/', shop).map(({ label }) => label)).toEqual(['Startseite', 'Online Bestellen']);
  });

  test('many branches form a group', () => {
    const branches = [1, 2, 3, 4].map((id) => ({
      ...first,
      id,
      identifier: `b${id}`,
      name: `Filiale ${id}`,
    }));
    const [, group] = links(null, '/store/b3', { ...demoShop, branches });
    expect(group).toMatchObject({ label: 'Filialen', href: null, current: 'true' });
    expect(group?.children).toHaveLength(4);
  });

  test('a record without visible items leaves the navigation empty', () => {
    expect(links([])).toEqual([]);
  });
});

describe('the row of the header', () => {
  const named = (label: string): NavigationLink => ({
    id: label,
    label,
    href: '/',
    current: null,
    children: [],
  });

  test('keeps what fits', () => {
    const few = ['Startseite', 'Jause', 'Kontakt'].map(named);
    expect(fitted(few)).toEqual(few);
  });

  test("puts the rest into a group 'Mehr', which is active when one of its entries is", () => {
    const many = Array.from({ length: 9 }, (_, index) => named(`Menüpunkt Nummer ${index + 1}`));
    const shown = fitted([...many, { ...named('Jobs'), current: 'page' }]);
    const more = shown.at(-1);
    expect(more).toMatchObject({ label: 'Mehr', href: null, current: 'true' });
    expect([...shown.slice(0, -1), ...(more?.children ?? [])].map(({ label }) => label)).toEqual([
      ...many.map(({ label }) => label),
      'Jobs',
    ]);
    expect(shown.length).toBeGreaterThan(2);
  });
});

describe('internal links open in the same tab, external in a new tab, mailto and tel in the same tab', () => {
  test.each([
    ['/partyservice?kategorie=3#form', { kind: 'page', to: '/partyservice?kategorie=3#form' }],
    ['#form', { kind: 'page', to: '#form' }],
    ['?produkt=3', { kind: 'page', to: '?produkt=3' }],
    ['https://shop.example/jobs#koch', { kind: 'page', to: '/jobs#koch' }],
    ['https://shop.example.com/jobs', { kind: 'new-tab', href: 'https://shop.example.com/jobs' }],
    ['https://example.com', { kind: 'new-tab', href: 'https://example.com' }],
    ['http://example.com/a', { kind: 'new-tab', href: 'http://example.com/a' }],
    ['mailto:jause@shop.example', { kind: 'same-tab', href: 'mailto:jause@shop.example' }],
    ['TEL:+432999555010', { kind: 'same-tab', href: 'TEL:+432999555010' }],
    ['/backend#/orders', { kind: 'same-tab', href: '/backend#/orders' }],
    ['/upload/abc/3-1.pdf', { kind: 'same-tab', href: '/upload/abc/3-1.pdf' }],
    ['//evil.example', { kind: 'new-tab', href: '//evil.example' }],
  ])('%s', (href, target) => {
    expect(linkTarget(href, 'https://shop.example/')).toEqual(target);
  });

  test('a shop without a public address still knows its paths', () => {
    expect(linkTarget('/jobs', '')).toEqual({ kind: 'page', to: '/jobs' });
    expect(linkTarget('https://shop.example/jobs', '').kind).toBe('new-tab');
  });
});
