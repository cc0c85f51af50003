import { describe, expect, test } from 'vitest';
import type { NavigationItem } from '#entities/shapes/navigation.ts';
import {
  countItems,
  type Direction,
  dropped,
  type FlatItem,
  flatten,
  nest,
  stepped,
} from '#web/backoffice/content/navigation/navigation-tree.ts';

const BLANK = { isEnabled: true, site: null, branch: null, href: '' };
const item = (label: string, ...children: NavigationItem[]): NavigationItem => ({
  ...BLANK,
  type: 'group',
  label,
  children,
});

/** a, b with c and d, d with e, f. */
const TREE = [item('a'), item('b', item('c'), item('d', item('e'))), item('f')];
const flat = () => flatten(TREE, ['a', 'b', 'c', 'd', 'e', 'f']);

/** 'a b(c d(e)) f' */
function written(items: readonly NavigationItem[]): string {
  return items
    .map(({ label, children }) => (children.length > 0 ? `${label}(${written(children)})` : label))
    .join(' ');
}
const treeOf = (list: readonly FlatItem[] | null | undefined) => (list ? written(nest(list)) : null);
const indexOf = (key: string) => flat().findIndex((one) => one.key === key);

test('a tree is the same after flattening, and each entry knows its place', () => {
  expect(countItems(TREE)).toBe(6);
  expect(nest(flat())).toEqual(TREE);
  expect(flat().map(({ path }) => path)).toEqual([
    '0',
    '1',
    '1.children.0',
    '1.children.1',
    '1.children.1.children.0',
    '2',
  ]);
});

describe('a step', () => {
  test.each<[string, Direction, string | null]>([
    ['a', 'up', null],
    ['a', 'down', 'b(c d(e)) a f'],
    ['b', 'up', 'b(c d(e)) a f'],
    ['f', 'up', 'a f b(c d(e))'],
    ['c', 'down', 'a b(d(e) c) f'],
    ['d', 'down', null],
    ['f', 'indent', 'a b(c d(e) f)'],
    ['a', 'indent', null],
    // No more than three levels: e would be on the fourth.
    ['b', 'indent', null],
    ['d', 'indent', null],
    ['c', 'indent', null],
    ['d', 'outdent', 'a b(c) d(e) f'],
    ['c', 'outdent', 'a b(d(e)) c f'],
    ['e', 'outdent', 'a b(c d e) f'],
    ['a', 'outdent', null],
  ])('of %s %s', (key, direction, expected) => {
    expect(treeOf(stepped(flat(), indexOf(key), direction))).toBe(expected);
  });
});

describe('an entry dragged', () => {
  test.each<[string, string, number, string | null]>([
    ['f', 'a', 0, 'f a b(c d(e))'],
    // Nothing precedes a, so there is nothing to nest under.
    ['f', 'a', 2, 'f a b(c d(e))'],
    ['f', 'c', 1, 'a b(f c d(e))'],
    ['f', 'c', 0, 'a b(f c d(e))'],
    ['f', 'e', 2, 'a b(c d(f e))'],
    ['a', 'e', 0, 'b(c d(e)) a f'],
    ['a', 'e', 1, 'b(c d(e) a) f'],
    ['a', 'e', 2, 'b(c d(e a)) f'],
    ['f', 'f', 1, 'a b(c d(e) f)'],
    ['f', 'f', 5, 'a b(c d(e f))'],
    ['b', 'f', 0, 'a f b(c d(e))'],
    ['b', 'f', 1, 'a f b(c d(e))'],
    // Not into itself.
    ['b', 'd', 1, null],
    ['d', 'a', 0, 'd(e) a b(c) f'],
  ])('%s over %s at depth %i', (active, over, depth, expected) => {
    expect(treeOf(dropped(flat(), active, over, depth)?.flat)).toBe(expected);
  });

  test('cannot be dropped where it would be too deep', () => {
    const deep = flatten([item('x', item('y')), item('a', item('b', item('c')))], ['x', 'y', 'a', 'b', 'c']);
    expect(dropped(deep, 'x', 'c', 2), 'between b and c there is no room for two levels').not.toBeNull();
    expect(dropped(deep, 'x', 'b', 1)).toBeNull();
  });
});
