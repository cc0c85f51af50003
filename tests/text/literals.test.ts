import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from '../source-files.ts';
import { CATALOGUE } from './catalogues.ts';

/** Folders whose German interface texts live in catalogues and nowhere else. */
const ROOMS = ['web/', 'printers/', 'electron/', 'server/'];
/** German that is data and no word of the interface. */
const DATA: readonly string[] = [
  // Characters and their replacements on paper, and the tallest and lowest of a line
  'printers/code-pages.ts',
  'server/domain/text/spelling-tables.ts',
  // The alphabet of an SMS
  'server/domain/text/gsm-alphabet.ts',
  // Last parts of words, by which they are broken
  'printers/wrapping/compound-heads.ts',
  'server/adapters/text-painter.ts',
  // The names of holidays and cantons, which each country gives its own
  'server/domain/time/holiday-rules.ts',
  // Subjects are codes of the API, as clients know them
  'server/domain/contact/contact-form.ts',
  // Files and scripts in the words of operating systems
  'electron/settings/autostart-entry.ts',
  'printers/transport/windows-spooler.ts',
  // What an Austrian shop might hold, as examples in the API document
  'server/text/api-samples.ts',
];
/** Words that are the same in English, and names of products and keys: they appear in catalogues and elsewhere. */
const NAMES = [
  ...['Electron', 'Linux', 'Update', 'Windows', 'Theke', 'Home', 'Tab', 'Bearer', 'Cookie', 'Lax'],
  ...['Form', 'Host', 'Name', 'Schema', 'Start', 'Status', 'Tag', 'Text', 'Upload', 'Version'],
];
/** 'Retry-After' */
const HEADER = /^[A-Z][A-Za-z]*(-[A-Z][A-Za-z]*)+$/;
/** Attributes that only people see or hear. */
const USER_VISIBLE =
  /^(title|label|alt|placeholder|hint|text|aria-(label|description|roledescription|valuetext))$/;
/** German words that do not occur in code. */
const GERMAN =
  /[äöüßÄÖÜ„“]|(^|[^\p{L}-])(der|die|das|und|oder|nicht|noch|bitte|wird|wurde|werden|ist|sind|mit|von|zum|zur|für|auf|ein|eine|kein|keine|Sie|Ihr|Ihre)(?=[^\p{L}-]|$)/u;

interface Literal {
  file: string;
  line: number;
  text: string;
}

/** Literals of a file that contain letters, and whether people read them. */
function literalsOf(file: string, source: string): (Literal & { isShown: boolean })[] {
  const found: (Literal & { isShown: boolean })[] = [];
  const add = (start: number, text: string, isShown: boolean) => {
    const line = source.slice(0, start).split('\n').length;
    if (/\p{L}{2}/u.test(text)) found.push({ file, line, text: text.trim().replace(/\s+/g, ' '), isShown });
  };
  new Visitor({
    JSXText({ start, value }) {
      add(start, value, true);
    },
    JSXAttribute({ name, value }) {
      const isShown = name.type === 'JSXIdentifier' && USER_VISIBLE.test(name.name);
      if (isShown && value?.type === 'Literal') add(value.start, String(value.value), true);
    },
    Literal({ start, value }) {
      if (typeof value === 'string') add(start, value, false);
    },
    TemplateElement({ start, value }) {
      add(start, value.cooked ?? '', false);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** Capitalised words; parts of an identifier like `shopName` do not count. */
const words = (text: string) => text.match(/(?<![\p{L}"])\p{Lu}\p{Ll}{2,}(?![\p{L}"])/gu) ?? [];
const files = sourceFiles(/\.tsx?$/).filter((file) => ROOMS.some((room) => file.startsWith(room)));
/** All capitalised words of the catalogues, mostly nouns: a single one of them is German as well. */
const known = new Set(
  files
    .filter((file) => CATALOGUE.test(file))
    .flatMap((file) => literalsOf(file, read(file)))
    .flatMap(({ text }) => words(text))
    .filter((word) => !NAMES.includes(word)),
);

function germanIn(file: string, source: string): string[] {
  return literalsOf(file, source)
    .filter(
      ({ text, isShown }) =>
        !HEADER.test(text) &&
        ((isShown && !NAMES.includes(text)) ||
          GERMAN.test(text) ||
          words(text).some((word) => known.has(word))),
    )
    .map(({ line, text }) => `${file}:${line} ${text}`);
}

describe('German interface texts', () => {
  it('live in catalogues', () => {
    const others = files.filter(
      (file) => !CATALOGUE.test(file) && !/(^|[/-])texts\.en\.ts$/.test(file) && !DATA.includes(file),
    );
    expect(others.flatMap((file) => germanIn(file, read(file)))).toEqual([]);
  });

  it('live there for pages of plain HTML as well, which are filled when they are built', () => {
    const pages = sourceFiles(/\.html$/).filter((file) => ROOMS.some((room) => file.startsWith(room)));
    const german = pages.filter((file) => {
      const shown = read(file).replaceAll(/<[^>]*>/g, ' ');
      return GERMAN.test(shown) || words(shown).some((word) => known.has(word));
    });
    expect(pages.length).toBeGreaterThan(2);
    expect(german).toEqual([]);
  });

  it.each([
    ['between tags', '<p>Hallo</p>'],
    ['in an attribute', '<img alt="Hallo" />'],
    ['in a string', "const a = 'Die Karte';"],
    ['in a template', 'const a = `Menge für $' + '{name}`;'],
    ['as one word that a catalogue knows', "const a = { name: 'Bestellung' };"],
  ])('are found %s', (_where, source) => {
    expect(germanIn('some.tsx', source)).toHaveLength(1);
  });

  it('are not identifiers or class names', () => {
    const source =
      "import a from './die-karte.ts'; const b = 'Enter', n = 'tableBestellung'; const c = <p className=\"mit-14 grid\" />;";
    expect(germanIn('some.tsx', source)).toEqual([]);
  });
});
