import { describe, expect, test } from 'vitest';
import type { ShopContent } from '#entities/bundle.ts';
import type { Site } from '#entities/site.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { withDrafts } from '#web/lib/shop-data.ts';
import { editPath } from '#web/lib/staff.ts';
import { metaOf } from '#web/storefront/page-meta.ts';
import { pageOf } from '#web/storefront/pages.ts';
import { recordOfPage } from '#web/storefront/staff/record-of-page.ts';

function site(id: number, isPublic: boolean, path = `/seite-${id}`): Site {
  return {
    id,
    path,
    name: `Seite ${id}`,
    title: '',
    description: '',
    type: 'custom_site',
    isPublic,
    content: { title: '', description: '', image: null, body: [] },
  };
}

const content: ShopContent = { divisions: [], sites: [site(1, true)], blocks: [], navigations: [] };

describe('drafts', () => {
  test('are pages only for those who may preview them', () => {
    const previewed = withDrafts(content, [site(2, false)]);
    expect(pageOf('/seite-2', { shop: demoShop, content }).kind).toBe('missing');
    expect(pageOf('/seite-2', { shop: demoShop, content: previewed }).kind).toBe('site');
  });

  test('are never indexed', () => {
    const state = { shop: demoShop, content: withDrafts(content, [site(2, false)]) };
    expect(metaOf(pageOf('/seite-2', state), state, 'https://shop.example', '/seite-2').isIndexed).toBe(
      false,
    );
    expect(metaOf(pageOf('/seite-1', state), state, 'https://shop.example', '/seite-1').isIndexed).toBe(true);
  });

  test('never replace the public state of a page', () => {
    expect(withDrafts(content, [{ ...site(1, false), name: 'alt' }])).toBe(content);
    expect(withDrafts(content, [site(3, true)])).toBe(content);
  });
});

describe('the record that is edited to change a page', () => {
  const state = { shop: demoShop, content };
  const [branch] = demoShop.branches;

  test.each([
    ['/', '/backend#/config'],
    ['/seite-1', '/backend#/sites/1'],
    [`/store/${branch?.identifier}`, `/backend#/branches/${branch?.id}`],
    ['/site/imprint', '/backend#/config'],
  ])('of %s is at %s', (path, expected) => {
    const record = recordOfPage(pageOf(path, state));
    expect(record && editPath(record.path, record.id)).toBe(expected);
  });

  test.each(['/status/abc/def', '/gibt-es-nicht'])('of %s does not exist', (path) => {
    expect(recordOfPage(pageOf(path, state))).toBeNull();
  });
});
