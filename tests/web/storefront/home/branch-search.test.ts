import { expect, test } from 'vitest';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { searchBranches } from '#web/storefront/home/branch-search.ts';

const [one, two] = demoShop.branches.map((branch, index) => ({
  ...branch,
  name: index === 0 ? 'Am Platz' : 'Am Fluss',
  street: 'Straße 1',
  city: index === 0 ? 'Graz' : 'Linz',
  zipCode: index === 0 ? '8010' : '4020',
  keywords: index === 0 ? 'Brunch' : '',
  tags: index === 0 ? [{ id: 1 }] : [{ id: 2 }],
}));
const branches = one && two ? [one, two] : expect.fail('the demo shop has two branches');
const tags = [
  { id: 1, name: 'Gastgarten', image: null },
  { id: 2, name: 'Lieferung', image: null },
];

test.each([
  ['nothing', '  ', null, ['Graz', 'Linz']],
  ['a zip code', '8010', null, ['Graz']],
  ['part of a city, in any case', 'LIN', null, ['Linz']],
  ['any of several words, separated by commas and spaces', 'brunch, 4020', null, ['Graz', 'Linz']],
  ['the name of a tag', 'gastg', null, ['Graz']],
  ['the chosen tag', '', 2, ['Linz']],
  ['word and tag together', 'graz', 2, []],
  ['nothing that matches', 'Wien', null, []],
])('the branch search by %s', (_name, term, tag, expected) => {
  expect(searchBranches(branches, term, tag, tags).map(({ city }) => city)).toEqual(expected);
});
