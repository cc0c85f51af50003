import { type ESTree, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from '../source-files.ts';
import { CATALOGUE } from './catalogues.ts';

/** What a translator can translate: texts, messages, lists and tables of them, and references to other texts. */
function isWords(node: ESTree.Expression | null): boolean {
  switch (node?.type) {
    case 'Literal':
    case 'Identifier':
      return true;
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'MemberExpression':
      return isWords(node.object);
    case 'CallExpression':
      return node.callee.type === 'Identifier' && /^(message|richMessage)$/.test(node.callee.name);
    case 'ArrayExpression':
      return node.elements.every((one) => one?.type !== 'SpreadElement' && isWords(one));
    case 'ObjectExpression':
      return node.properties.every((one) => one.type !== 'SpreadElement' && isWords(one.value));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isWords(node.expression);
    default:
      return false;
  }
}

/** The statements of a catalogue that another language could not have with other words alone. */
function foreignStatements(source: string): string[] {
  const isFine = (statement: ESTree.Statement | ESTree.Directive): boolean => {
    if (statement.type === 'VariableDeclaration')
      return statement.declarations.every(({ init }) => isWords(init));
    if (statement.type === 'ExportNamedDeclaration')
      return !statement.declaration || isFine(statement.declaration as ESTree.Statement);
    return /^(ImportDeclaration|TSTypeAliasDeclaration|TSInterfaceDeclaration)$/.test(statement.type);
  };
  return parseSync('texts.ts', source)
    .program.body.filter((statement) => !isFine(statement))
    .map(({ start, end }) => source.slice(start, end).slice(0, 80));
}

describe('catalogues', () => {
  const catalogues = sourceFiles(/texts\.ts$/).filter(
    (file) => CATALOGUE.test(file) && !file.startsWith('prisma/'),
  );

  it('hold words and nothing else, so that another language is a file with the same exports', () => {
    const wrong = catalogues.flatMap((file) => foreignStatements(read(file)).map((one) => `${file}: ${one}`));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['a function', 'export function total(price: string) { return price; }'],
    ['an arrow function', "export const total = (price: string) => 'Summe';"],
    ['a template with values', `export const a = 'x'; export const total = \`Summe \${a}\`;`],
    ['a calculation', "export const total = ['a', 'b'].join(', ');"],
  ])('cannot hold %s', (_what, source) => {
    expect(foreignStatements(source)).toHaveLength(1);
  });
});
