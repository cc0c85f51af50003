import compile from 'icu-minify/compile';
import { type Plugin, parseSync, Visitor } from 'vite';

const COMPILER = 'icu-minify/compile';

/**
 * Compiles the ICU messages of the catalogues (`message('...')` of server/text/message.ts) when the apps of the browser are
 * built, and leaves the compiler out, which is larger than all texts.
 */
export const compiledMessages: Plugin[] = [
  {
    name: 'message-compiler-stays-out',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === COMPILER ? `\0${COMPILER}` : null),
    load: (id) => (id === `\0${COMPILER}` ? 'export default (message) => message;' : null),
  },
  {
    name: 'compiled-messages',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /texts\.ts$/, code: /message\(/i },
      handler: (code) => ({ code: compileMessages(code), map: null }),
    },
  },
];

/** The script with each message's source as what the compiler makes of it. */
function compileMessages(code: string): string {
  const sources: { start: number; end: number; value: string }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [source] }) {
      const isMessage = callee.type === 'Identifier' && /^(rich)?message$/i.test(callee.name);
      if (!isMessage || !source) return;
      if (source.type !== 'Literal' || typeof source.value !== 'string')
        throw new SyntaxError(
          `The source of a message is a literal: ${code.slice(source.start, source.end)}`,
        );
      sources.push({ start: source.start, end: source.end, value: source.value });
    },
  }).visit(parseSync('texts.js', code).program);
  return sources.reduceRight(
    (script, { start, end, value }) =>
      script.slice(0, start) + JSON.stringify(compile(value)) + script.slice(end),
    code,
  );
}
