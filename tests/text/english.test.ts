import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { importsOf, ROOT, read, sourceFiles } from '../source-files.ts';
import { CATALOGUE } from './catalogues.ts';
import { GERMAN } from './german-words.ts';

/** Where what guests read begins: the storefront, and what the server tells and sends them. */
const GUESTS = [
  'web/storefront/client-entry.tsx',
  'web/storefront/server-entry.tsx',
  'server/text/mails/order-mail.ts',
  'server/text/papers/order-paper.ts',
  'server/text/papers/invoice-paper.ts',
  'server/text/papers/invoice-letter.ts',
  'server/text/errors/error-text.ts',
];

const all = new Set(sourceFiles());

function readByGuests(): string[] {
  const seen = new Set(GUESTS);
  for (const file of seen) {
    for (const { to, isPackage, isTypeOnly } of importsOf(file))
      if (!isPackage && !isTypeOnly && all.has(to)) seen.add(to);
  }
  return [...seen].filter((file) => CATALOGUE.test(file)).sort();
}

/** The names of values and tags in a message, sorted, and the words around them. */
function takenApart({ text, isMessage }: Text): { names: string[]; words: string } {
  if (!isMessage) return { names: [], words: text };
  const names = new Set<string>();
  const words: string[] = [];
  const walk = (nodes: readonly unknown[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string') words.push(node);
      if (!Array.isArray(node)) continue;
      const [name, kind, branches] = node as unknown[];
      names.add(String(name));
      if (typeof kind === 'number' && branches) for (const one of Object.values(branches)) walk([one].flat());
      else walk(node.slice(1));
    }
  };
  walk([compile(text)].flat());
  return { names: [...names].sort(), words: words.join(' ') };
}

interface Text {
  text: string;
  /** Whether the text is the source of a message. */
  isMessage: boolean;
}

/** The texts by their place in the catalogue: 'HOURS.opening', 'thanks.0'. Messages count by their source. */
function textsOf(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [[place, typeof value]];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, place === '' ? key : `${place}.${key}`));
}

/** The catalogue with the sources of its messages in place of their functions. */
async function load(file: string): Promise<Map<string, Text>> {
  const sources = [
    ...read(file).matchAll(
      /(?:^export const (\w+)|^ {2}['"]?([\w.-]+)['"]?:)[^;'`]*?(?:rich)?[mM]essage\(\s*(['"`])((?:\\.|(?!\3)[\s\S])*)\3/gm,
    ),
  ];
  const bySource = new Map(sources.map(([, name, key, , source = '']) => [name ?? key ?? '', source]));
  const texts = textsOf({ ...((await import(`${ROOT}/${file}`)) as object) }, '');
  return new Map(
    texts.map(([place, text]) => {
      const source = text === 'function' ? bySource.get(place.split('.').at(-1) ?? '') : undefined;
      return [place, { text: source ?? text, isMessage: source !== undefined }];
    }),
  );
}

const catalogues = readByGuests();

describe('the English of what guests read', () => {
  it('is there for every catalogue', () => {
    expect(catalogues.length).toBeGreaterThan(40);
    expect(catalogues.filter((file) => !all.has(file.replace(/\.ts$/, '.en.ts')))).toEqual([]);
  });

  it('belongs to a German catalogue', () => {
    const orphans = [...all].filter(
      (file) => /(^|[/-])texts\.en\.ts$/.test(file) && !all.has(file.replace(/\.en\.ts$/, '.ts')),
    );
    expect(orphans).toEqual([]);
  });

  it.each(catalogues)('%s: the same texts with the same values, and no German', async (file) => {
    const english = file.replace(/\.ts$/, '.en.ts');
    if (!all.has(english)) return;
    const [de, en] = await Promise.all([load(file), load(english)]);
    expect([...en.keys()].sort()).toEqual([...de.keys()].sort());
    for (const [place, text] of en) {
      const written = takenApart(text);
      expect(written.names, `${english} ${place}`).toEqual(takenApart(de.get(place) ?? text).names);
      if (place !== 'otherLanguage')
        expect(written.words.match(GERMAN)?.[0], `${english} ${place}: ${text.text}`).toBe(undefined);
    }
  });
});
