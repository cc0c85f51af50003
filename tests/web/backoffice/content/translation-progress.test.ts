import { expect, test } from 'vitest';
import { category } from '#entities/category.ts';
import { navigation } from '#entities/navigation.ts';
import { product } from '#entities/product.ts';
import { progressOf } from '#web/backoffice/content/translations/progress.ts';
import { sectionsOf } from '#web/backoffice/crud/form/sections-of.ts';
import { erased } from '#web/backoffice/crud/screen.ts';

test('records with German left come first, the more the sooner', () => {
  const link = { type: 'link', isEnabled: true, site: null, branch: null, href: '/', children: [] };
  const items = [{ ...link, label: 'Karte', children: [{ ...link, label: 'Suppen' }] }];
  const records = [
    { id: 1, identifier: 'done', items, translations: { en: { items: { Karte: 'Menu', Suppen: 'Soups' } } } },
    { id: 2, identifier: 'half', items, translations: { en: { items: { Karte: 'Menu' } } } },
    { id: 3, identifier: 'none', items },
  ];
  const { count, done, open } = progressOf(erased(navigation), records);
  expect([count, done]).toEqual([6, 3]);
  expect(open.map(({ record, missing }) => [record.id, missing])).toEqual([
    [3, 2],
    [2, 1],
  ]);
});

test('an empty list is complete', () => {
  expect(progressOf(erased(category), [])).toEqual({ count: 0, done: 0, open: [] });
});

test('the translations are the last card of a form, whatever else has no place', () => {
  const titles = (name: string) =>
    sectionsOf({ entity: erased(product), sections: [{ title: name, fields: ['name'] }] }).map(
      ({ title }) => title,
    );
  expect(titles('Karte')).toEqual(['Karte', 'Weitere Angaben', 'Englisch']);
});
