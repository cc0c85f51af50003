import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { read, sourceFiles } from './source-files.ts';

/** A screen's markup is long but flat. */
const MOST_LINES = 120;
/** Printing is read line by line. */
const MOST_LINES_OF_PRINTING = 100;

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** Every function of a file with its lines, as 'file:line' -> lines. */
function functionsOf(file: string): [place: string, lines: number][] {
  const source = read(file);
  const found: [string, number][] = [];
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && 'start' in node && 'end' in node && FUNCTIONS.includes(String(node.type))) {
      const text = source.slice(Number(node.start), Number(node.end));
      found.push([`${file}:${lineAt(Number(node.start))}`, text.split('\n').length]);
    }
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(file, source).program);
  return found;
}

it(`keeps functions within ${MOST_LINES} lines, those of printing within ${MOST_LINES_OF_PRINTING}`, () => {
  const long = sourceFiles()
    .filter((file) => !file.startsWith('tests/'))
    .flatMap(functionsOf)
    .filter(
      ([place, lines]) => lines > (place.startsWith('printers/') ? MOST_LINES_OF_PRINTING : MOST_LINES),
    );
  expect(long).toEqual([]);
});
