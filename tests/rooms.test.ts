import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesOf, importsOf, sourceFiles } from './source-files.ts';

/** Where folders stand for subjects: what of one needs another goes one way. */
const ROOMS = ['server/api', 'server/use-cases', 'tests/api', 'web'];
/** More files than this nobody reads through to find one. */
const MOST_FILES = 40;

const files = sourceFiles().filter((file) => ROOMS.some((room) => file.startsWith(`${room}/`)));

/** The two neighbouring folders that a path leads between; null when it stays in one, or comes from above both. */
function doorway(from: string, to: string): readonly [string, string] | null {
  const [a, b] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const shared = a.findIndex((name, index) => name !== b[index]);
  if (shared === -1 || shared >= b.length) return null;
  const both = a.slice(0, shared).join('/');
  if (!ROOMS.some((room) => both === room || both.startsWith(`${room}/`))) return null;
  return [a.slice(0, shared + 1).join('/'), b.slice(0, shared + 1).join('/')];
}

describe('rooms with doors', () => {
  it('lets no two folders import each other, not even for types', () => {
    const ways = new Map<string, string[]>();
    for (const { from, to, isPackage } of files.flatMap(importsOf)) {
      const way = isPackage ? null : doorway(from, to);
      if (!way) continue;
      const name = way.join(' -> ');
      ways.set(name, [...(ways.get(name) ?? []), `${from} -> ${to}`]);
    }
    const mutual = [...ways].filter(([name]) => ways.has(name.split(' -> ').reverse().join(' -> ')));
    expect(Object.fromEntries(mutual)).toEqual({});
  });

  it('has no circle of imports, not even of types', () => {
    const graph = new Map(
      files.map((file) => [
        file,
        importsOf(file)
          .filter(({ isPackage }) => !isPackage)
          .map(({ to }) => to),
      ]),
    );
    expect(circlesOf(graph)).toEqual([]);
  });

  it(`keeps at most ${MOST_FILES} files in a folder`, () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });
});
