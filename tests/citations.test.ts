import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './source-files.ts';

/** Where numbers are declared: '- **R12** ...'. */
const BOOKS = ['server/domain/RULES.md', 'tests/CASES.md'];
const DECLARED = /^- \*\*([RAF]\d+)\*\* /gm;

const NUMBER = /\b(?:R\d{1,3}|[AF]\d{1,2})\b/g;
/** Third-party documents may be cited by section; ours have to be in the repository. */
const FOREIGN_DOCUMENT =
  /\b(?:decisions?(?! \d{4}\b)|design|anchors?|issue|spec(?:ification)?),? (?:sections? )?\d|\bthe specification\b|\bissue['’]s\b|\bspecified by the client\b|(?<!recommendation, )\bsections? \d|\battacks? [AF]\d/i;

/** Titles of `it`, `test` and `describe`, including those after a table: `it.each([...])('name'`. */
const NAMES = /(?:\b(?:describe|it|test)|\))\(\s*(['"`])(.+?)\1/g;
/** Strings that start with numbers: test titles, also in the rows of a table. */
const NUMBERED = /['"`]((?:[RAF]\d{1,3}(?:, | and | ))+)/g;

interface Words {
  file: string;
  words: string[];
}

function commentsOf(file: string, source: string): string[] {
  if (/\.(css|prisma)$/.test(file)) return source.match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? [];
  return parseSync(file, source).comments.map(({ value }) => value);
}

const texts: Words[] = sourceFiles(/\.(ts|tsx|js|css|prisma)$/).map((file) => {
  const source = read(file);
  const comments = commentsOf(file, source).map((comment) => comment.replaceAll(/\s*\n\s*\*?\s*/g, ' '));
  const names = file.startsWith('tests/') ? [...source.matchAll(NAMES)].map(([, , name = '']) => name) : [];
  return { file, words: [...comments, ...names] };
});

/** The paragraphs of our documents, which cite no other document either. */
const documents: Words[] = sourceFiles(/\.md$/).map((file) => ({
  file,
  words: read(file)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ')),
}));

describe('citations', () => {
  const declared = BOOKS.flatMap((book) =>
    [...read(book).matchAll(DECLARED)].map(([, number = '']) => number),
  );

  it('find each number declared once', () => {
    expect(declared.length).toBeGreaterThan(100);
    expect(declared.filter((number, index) => declared.indexOf(number) !== index)).toEqual([]);
  });

  it('name rules and cases that exist', () => {
    const known = new Set(declared);
    // The books say themselves which of their numbers are missing.
    const citing = documents.filter(({ file }) => !BOOKS.includes(file));
    const unknown = [...texts, ...citing].flatMap(({ file, words }) => {
      const rows = file.startsWith('tests/')
        ? [...read(file).matchAll(NUMBERED)].map(([, row = '']) => row)
        : [];
      const cited = [...words, ...rows].flatMap((text) => text.match(NUMBER) ?? []);
      return [...new Set(cited)].filter((number) => !known.has(number)).map((number) => `${file}: ${number}`);
    });
    expect(unknown).toEqual([]);
  });

  it('refer to no document that is missing from the repository', () => {
    const wrong = [...texts, ...documents].flatMap(({ file, words }) =>
      words.filter((text) => FOREIGN_DOCUMENT.test(text)).map((text) => `${file}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});
