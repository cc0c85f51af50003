import compile from 'icu-minify/compile';
import { type Plugin, parseSync, Visitor } from 'vite';

/**
 * Compiles the catalogues' ICU messages (`message('...')` of server/text/message.ts) to functions when the browser apps
 * are built: neither the compiler nor the runtime formatter is loaded, and no phone parses a message.
 */
export const compiledMessages: Plugin = {
  name: 'compiled-messages',
  enforce: 'post',
  apply: 'build',
  transform: {
    filter: { id: /texts(?:\.en)?\.ts(?:\?en)?$/, code: /message\(/i },
    handler: (code) => ({ code: compileMessages(code), map: null }),
  },
};

/** The script with a function in place of each message; throws a SyntaxError at one whose source is not a literal. */
export function compileMessages(code: string): string {
  const calls: { start: number; end: number; made: string }[] = [];
  new Visitor({
    CallExpression({ start, end, callee, arguments: [source] }) {
      if (callee.type !== 'Identifier' || !/^(rich)?message$/i.test(callee.name)) return;
      if (source?.type !== 'Literal' || typeof source.value !== 'string')
        throw new SyntaxError(`The source of a message is a literal: ${code.slice(start, end)}`);
      const nodes = [compile(source.value)].flat() as readonly Node[];
      const made = callee.name === 'message' ? textOf(nodes) : piecesOf(nodes);
      calls.push({ start, end, made: `(v)=>${made}` });
    },
  }).visit(parseSync('texts.js', code).program);
  return calls.reduceRight(
    (script, { start, end, made }) => script.slice(0, start) + made + script.slice(end),
    code,
  );
}

/** icu-minify's output: words, the count (0), a value, a choice of one kind (1 = select, 2 = plural), a tag. */
type Node = string | 0 | readonly [name: string, ...rest: unknown[]];
type Branch = string | readonly Node[];
type Choice = readonly [name: string, kind: unknown, branches?: Record<string, Branch>];
const SELECT = 1;
const PLURAL = 2;

/** A list of texts and tags, with adjacent texts merged, as React joins them. */
function piecesOf(nodes: readonly Node[]): string {
  const pieces: string[] = [];
  let words: Node[] = [];
  const flush = () => {
    if (words.length > 0) pieces.push(textOf(words));
    words = [];
  };
  for (const node of nodes) {
    if (!isTag(node)) words.push(node);
    else {
      flush();
      pieces.push(`${named(node[0])}(${piecesOf(node.slice(1) as readonly Node[])})`);
    }
  }
  flush();
  return `[${pieces.join(',')}]`;
}

function isTag(node: Node): node is readonly [string, ...Node[]] {
  return typeof node === 'object' && node.length > 1 && (typeof node[1] !== 'number' || node[1] === 0);
}

/** An expression for the words; `count` is the value that '#' stands for. */
function textOf(nodes: readonly Node[], count = ''): string {
  const [only] = nodes;
  if (nodes.length === 1 && isChoice(only)) return choiceOf(only, count);
  return `\`${nodes.map((node) => partOf(node, count)).join('')}\``;
}

/** One part of a template literal. */
function partOf(node: Node, count: string): string {
  if (typeof node === 'string') return node.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&');
  if (node === 0) return `\${${count}}`;
  return `\${${isChoice(node) ? choiceOf(node, count) : named(node[0])}}`;
}

function isChoice(node: Node | undefined): node is Choice {
  return typeof node === 'object' && node.length > 1;
}

/** Exact counts take precedence over 'one', the rest is 'other', as server/text/message.ts says. */
function choiceOf([name, kind, branches]: Choice, count: string): string {
  if ((kind !== SELECT && kind !== PLURAL) || !branches)
    throw new SyntaxError(
      `The browser's messages have values, select and plural, and no tags in these: ${name}`,
    );
  const value = named(name);
  const test = (key: string) => {
    if (kind === SELECT) return `${value}==${JSON.stringify(key)}`;
    return `${value}===${key === 'one' ? 1 : Number(key.slice(1))}`;
  };
  const words = (branch: Branch) =>
    textOf([branch].flat() as readonly Node[], kind === PLURAL ? value : count);
  const tested = Object.entries(branches)
    .filter(([key]) => key !== 'other')
    .toSorted(([a], [b]) => Number(b.startsWith('=')) - Number(a.startsWith('=')))
    .map(([key, branch]) => `${test(key)}?${words(branch)}:`);
  return `(${tested.join('')}${words(branches.other ?? '')})`;
}

function named(name: string): string {
  return `v[${JSON.stringify(name)}]`;
}
