import { describe, expect, it } from 'vitest';
import {
  mayChangeShared,
  mayDeleteShared,
  type SharedCatalogue,
  sharedChangeFaults,
} from '#domain/catalogue/shared-catalogue.ts';

const writer = (rule: SharedCatalogue, branches: 'all' | readonly number[]) => ({ rule, branches });
const RULES: readonly SharedCatalogue[] = ['managersOfAll', 'administrators', 'managers'];

describe('R330 R332 a menu of these branches', () => {
  it.each<[SharedCatalogue, 'all' | number[], number[], { change: boolean; remove: boolean }]>([
    ['managersOfAll', [1], [1], { change: true, remove: true }],
    ['managersOfAll', [1], [1, 2], { change: false, remove: false }],
    ['managersOfAll', [1, 2], [1, 2], { change: true, remove: true }],
    ['managersOfAll', [1, 2, 3], [1, 2], { change: true, remove: true }],
    ['managersOfAll', 'all', [1, 2], { change: true, remove: true }],
    ['administrators', [1], [1], { change: true, remove: true }],
    ['administrators', [1], [1, 2], { change: false, remove: false }],
    ['administrators', [1, 2], [1, 2], { change: false, remove: false }],
    ['administrators', 'all', [1, 2], { change: true, remove: true }],
    ['managers', [1], [1], { change: true, remove: true }],
    ['managers', [1], [1, 2], { change: true, remove: false }],
    ['managers', [3], [1, 2], { change: false, remove: false }],
    ['managers', [1, 2], [1, 2], { change: true, remove: true }],
    ['managers', 'all', [1, 2], { change: true, remove: true }],
  ])('with the setting %s, for who manages %j, of %j: %j', (rule, own, branches, { change, remove }) => {
    expect(mayChangeShared(writer(rule, own), branches)).toBe(change);
    expect(mayDeleteShared(writer(rule, own), branches)).toBe(remove);
  });

  it.each(RULES)('that has none is anybody’s, and one of another branch alone is not (%s)', (rule) => {
    expect([mayChangeShared(writer(rule, [1]), []), mayDeleteShared(writer(rule, [1]), [])]).toEqual([
      true,
      true,
    ]);
    expect([mayChangeShared(writer(rule, [1]), [2]), mayDeleteShared(writer(rule, [1]), [2])]).toEqual([
      false,
      false,
    ]);
  });
});

describe('R331 the branches of a menu', () => {
  const moved = (rule: SharedCatalogue, own: 'all' | number[], before: number[] | null, after: number[]) =>
    sharedChangeFaults(writer(rule, own), { before, after, field: 'branches', changed: [] }).map(
      ({ code, field }) => `${field}: ${code}`,
    );

  it.each(RULES)('that are not the writer’s are neither taken nor given (%s)', (rule) => {
    const refused = ['branches: branches-of-others'];
    expect(moved(rule, [1], [1, 2], [1])).toEqual(refused);
    expect(moved(rule, [1], [1, 2], [])).toEqual(refused);
    expect(moved(rule, [1], [1], [1, 2])).toEqual(refused);
    expect(moved(rule, [1], [1, 2], [1, 3])).toEqual(refused);
    expect(moved(rule, [1], null, [1, 2])).toEqual(refused);
  });

  it.each(RULES)('that are the only one come and go, and administrators move all (%s)', (rule) => {
    expect(moved(rule, [1], [1], [])).toEqual([]);
    expect(moved(rule, [1], [], [1])).toEqual([]);
    expect(moved(rule, [1], null, [1])).toEqual([]);
    expect(moved(rule, [1], [1, 2], [2, 1])).toEqual([]);
    expect(moved(rule, 'all', [1, 2], [3])).toEqual([]);
  });

  it.each<[SharedCatalogue, string[]]>([
    ['managersOfAll', []],
    ['managers', []],
    ['administrators', ['branches: shared-for-administrators']],
  ])('that are the writer’s leave and join a shared one with the setting %s: %j', (rule, faults) => {
    expect(moved(rule, [1], [1, 2], [2])).toEqual(faults);
    expect(moved(rule, [1, 3], [1, 2], [1, 2, 3])).toEqual(faults);
    expect(moved(rule, [1, 3], null, [1, 3])).toEqual(faults);
  });
});

describe('R330 what stands in a shared menu', () => {
  const change = { before: [1, 2], after: [1, 2], field: 'branches', changed: ['name', 'catalog'] };

  it.each<[SharedCatalogue, string[]]>([
    ['managersOfAll', ['shared-for-managers-of-all at name', 'shared-for-managers-of-all at catalog']],
    ['administrators', ['shared-for-administrators at name', 'shared-for-administrators at catalog']],
    ['managers', []],
  ])('is refused at each field that changes with the setting %s: %j', (rule, faults) => {
    const found = sharedChangeFaults(writer(rule, [1]), change);
    expect(found.map(({ code, field }) => `${code} at ${field}`)).toEqual(faults);
  });

  it('cannot be changed on the way out of it', () => {
    const leaving = { ...change, after: [2], changed: ['catalog'] };
    expect(sharedChangeFaults(writer('managersOfAll', [1]), leaving)).toEqual([
      { code: 'shared-for-managers-of-all', field: 'catalog' },
    ]);
  });
});
