import { expect, test } from 'vitest';
import { branch } from '#tests/factories.ts';
import { leadingFirst } from '#web/storefront/active-branch.ts';

const BRANCHES = ['a', 'b', 'c'].map((identifier) => branch({ identifier }));

test.each<[string, Parameters<typeof leadingFirst>[1], string]>([
  ['the shop’s order, for new guests', { filled: [], ordered: null, last: null }, 'abc'],
  ['the one last visited', { filled: [], ordered: null, last: 'b' }, 'bac'],
  ['the one last ordered from, before it', { filled: [], ordered: 'c', last: 'b' }, 'cba'],
  ['the one whose cart is filled, before both', { filled: ['a'], ordered: 'c', last: 'b' }, 'acb'],
  ['of several filled ones the last visited', { filled: ['a', 'b'], ordered: 'a', last: 'b' }, 'bac'],
  [
    'of several filled ones else the one ordered from',
    { filled: ['a', 'b'], ordered: 'b', last: 'c' },
    'bac',
  ],
])('%s leads', (_, known, order) => {
  expect(leadingFirst(BRANCHES, known).map(({ identifier }) => identifier)).toEqual([...order]);
});
