import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf } from '#domain/text/slug.ts';

it.each([
  ['Gasthaus zur Linde', 'gasthaus-zur-linde'],
  ['Über uns', 'ueber-uns'],
  ['  Café „Größe“ & Co. ', 'cafe-groesse-co'],
  ['—', ''],
])('%s -> %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('makes words that stay as they are', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(slugOf(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugOf(slugOf(name))).toBe(slugOf(name));
    }),
  );
});
