import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { importsOf, read, sourceFiles } from '../source-files.ts';
import { CATALOGUE } from './catalogues.ts';

/** The texts of a catalogue that this file names: `texts.name`, `name` of its import, or `name` passed on by another. */
function textsNamed(source: string, requests: ReadonlySet<string>): string[] {
  const { staticImports, staticExports } = parseSync('file.tsx', source).module;
  const passedOn = staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest }) => moduleRequest && requests.has(moduleRequest.value))
    .map(({ importName }) => importName.name ?? '');
  const imported = staticImports
    .filter(({ moduleRequest }) => requests.has(moduleRequest.value))
    .flatMap(({ entries }) => entries)
    .flatMap(({ importName, localName }) => {
      if (importName.kind !== 'NamespaceObject') return [importName.name ?? ''];
      const uses = source.matchAll(new RegExp(`(?<![\\w/]|\\w\\.)${localName.value}\\s*\\.(\\w+)`, 'g'));
      return [...uses].map(([, name = '']) => name);
    });
  return [...passedOn, ...imported];
}

/** What a catalogue exports and its own texts do not use. */
function textsOffered(source: string): string[] {
  return parseSync('file.ts', source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName }) => exportName.name ?? '')
    .filter((name) => [...source.matchAll(new RegExp(`(?<![\\w.])${name}(?![\\w:])`, 'g'))].length === 1);
}

const files = sourceFiles(/\.tsx?$/);

/** The files that import each catalogue, with the paths by which they do. Tests do not count: they are not read by users. */
const readers = new Map<string, Map<string, Set<string>>>();
for (const file of files.filter((one) => !one.startsWith('tests/'))) {
  for (const { to, request } of importsOf(file)) {
    if (!CATALOGUE.test(to)) continue;
    const ofFile = readers.get(to) ?? new Map<string, Set<string>>();
    readers.set(to, ofFile.set(file, (ofFile.get(file) ?? new Set()).add(request)));
  }
}

describe('the texts of catalogues', () => {
  it('are all used by somebody', () => {
    const unused = files
      .filter((file) => CATALOGUE.test(file))
      .flatMap((file) => {
        const named = new Set(
          [...(readers.get(file) ?? [])].flatMap(([reader, requests]) => textsNamed(read(reader), requests)),
        );
        return textsOffered(read(file))
          .filter((name) => !named.has(name))
          .map((name) => `${file} ${name}`);
      });
    expect(unused).toEqual([]);
  });

  it('are used by their name, however they are imported', () => {
    const requests = new Set(['./texts.ts']);
    expect(textsNamed("import * as texts from './texts.ts'; [...texts.hello];", requests)).toEqual(['hello']);
    expect(textsNamed("import { hello as hi } from './texts.ts';", requests)).toEqual(['hello']);
    expect(textsNamed("import * as texts from '../texts.ts'; texts.hello;", requests)).toEqual([]);
  });

  it('may be used by another text of the catalogue', () => {
    expect(textsOffered("export const a = 'Eins'; export const b = [a];")).toEqual(['b']);
  });
});
