import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesOf, importsOf, sourceFiles } from './source-files.ts';

/** Where folders are subjects: dependencies between two of them go one way only. */
const ROOMS = ['server', 'tests', 'web'];
/** Nobody reads through more files than this to find one. */
const MOST_FILES = 40;

const files = sourceFiles();
const edges = files.flatMap(importsOf).filter(({ isPackage }) => !isPackage);

/** The two sibling folders that an import connects; null when it stays in one, or comes from above both. */
function doorway(from: string, to: string): readonly [string, string] | null {
  const [a, b] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const shared = a.findIndex((name, index) => name !== b[index]);
  if (shared === -1 || shared >= b.length) return null;
  const both = a.slice(0, shared).join('/');
  if (!ROOMS.some((room) => both === room || both.startsWith(`${room}/`))) return null;
  return [a.slice(0, shared + 1).join('/'), b.slice(0, shared + 1).join('/')];
}

/** The edges between sibling folders, with their imports. */
const ways = new Map<string, string[]>();
for (const { from, to } of edges) {
  const way = doorway(from, to);
  if (!way) continue;
  const name = way.join(' -> ');
  ways.set(name, [...(ways.get(name) ?? []), `${from} -> ${to}`]);
}

describe('rooms with doors', () => {
  it('lets no two folders import each other, not even for types', () => {
    const mutual = [...ways].filter(([name]) => ways.has(name.split(' -> ').reverse().join(' -> ')));
    expect(Object.fromEntries(mutual)).toEqual({});
  });

  it('has layers in the server: its folders have no dependency cycle', () => {
    const graph = new Map<string, string[]>();
    for (const way of ways.keys()) {
      const [from = '', to = ''] = way.split(' -> ');
      if (from.startsWith('server/')) graph.set(from, [...(graph.get(from) ?? []), to]);
    }
    expect(graph.size).toBeGreaterThan(20);
    expect(cyclesOf(graph)).toEqual([]);
  });

  it('has no import cycles, not even of types', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to } of edges) graph.set(from, [...(graph.get(from) ?? []), to]);
    expect(cyclesOf(graph)).toEqual([]);
  });

  it(`keeps at most ${MOST_FILES} files in a folder`, () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });
});
