import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { read, resolve, sourceFiles } from './source-files.ts';

/** The English twins stand in for German catalogues; the others are loaded by tools, under names that these ask for. */
const BY_TOOLS =
  /\.en\.ts$|(^|\/)(vite|vitest|prisma)\.?[a-z]*\.config\.ts$|^web\/english-modules\.js$|\/set-?up(-[a-z]+)?\.ts$/;

const EVERYTHING = '*';

/** What other files take from each file: names, or everything. */
const taken = new Map<string, Set<string>>();
/** The values that each file exports. */
const offered = new Map<string, string[]>();

function take(file: string, name: string) {
  taken.set(file, (taken.get(file) ?? new Set()).add(name));
}

for (const file of sourceFiles()) {
  const source = read(file);
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  for (const { moduleRequest, entries } of staticImports)
    for (const { importName } of entries)
      take(resolve(file, moduleRequest.value).to, nameOf(importName, 'NamespaceObject'));
  for (const { moduleRequest } of dynamicImports)
    take(resolve(file, source.slice(moduleRequest.start + 1, moduleRequest.end - 1)).to, EVERYTHING);
  for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(
    (one) => one.entries,
  )) {
    if (moduleRequest) take(resolve(file, moduleRequest.value).to, nameOf(importName, 'AllButDefault'));
    else if (!isType) offered.set(file, [...(offered.get(file) ?? []), exportName.name ?? 'default']);
  }
}

function nameOf({ kind, name }: { kind: string; name: string | null }, all: string): string {
  return kind === all || kind === 'All' ? EVERYTHING : (name ?? 'default');
}

describe('exported values', () => {
  it('are imported somewhere', () => {
    const unused = [...offered]
      .filter(([file]) => !BY_TOOLS.test(file) && !taken.get(file)?.has(EVERYTHING))
      .flatMap(([file, names]) =>
        names.filter((name) => !taken.get(file)?.has(name)).map((name) => `${file} ${name}`),
      );
    expect(unused).toEqual([]);
  });
});
