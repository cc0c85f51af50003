import type { RichTextNode } from '#domain/text/rich-text.ts';
import type { TextPlan, Translator } from '#domain/text/translation.ts';

/** The texts of a page and of its sections; addresses, anchors and choices are none. */
const TEXTS: ReadonlySet<string> = new Set([
  'title',
  'subtitle',
  'description',
  'text',
  'linkLabel',
  'thankYouTitle',
  'thankYouText',
]);

type Values = Readonly<Record<string, unknown>>;

/** What a page holds, of which only the texts matter here. */
interface Content {
  body: readonly { value: object }[];
}

/**
 * Where a page has its texts. Of the editor's trees each piece of text is one: links, headings and lists stay as they are in
 * German.
 */
export function contentTexts<C extends Content>(): TextPlan<C> {
  return {
    textsOf: (content) => [content, ...content.body.map(({ value }) => value)].flatMap(textsIn),
    replaced: (content, english) => ({
      ...replacedIn(content, english),
      body: content.body.map((section) => ({ ...section, value: replacedIn(section.value, english) })),
    }),
  };
}

function textsIn(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (!TEXTS.has(name)) return [];
    return typeof value === 'string' ? [value] : isNode(value) ? textsOfNode(value) : [];
  });
}

function textsOfNode({ text, content = [] }: RichTextNode): string[] {
  return [...(text === undefined ? [] : [text]), ...content.flatMap(textsOfNode)];
}

function replacedIn<V extends object>(values: V, english: Translator): V {
  const replaced: Values = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]): (readonly [string, unknown])[] => {
      if (!TEXTS.has(name)) return [];
      if (typeof value === 'string') return [[name, english(value) ?? value]];
      return isNode(value) ? [[name, replacedNode(value, english)]] : [];
    }),
  );
  return { ...values, ...replaced };
}

function replacedNode(node: RichTextNode, english: Translator): RichTextNode {
  return {
    ...node,
    ...(node.text === undefined ? {} : { text: english(node.text) ?? node.text }),
    ...(node.content ? { content: node.content.map((child) => replacedNode(child, english)) } : {}),
  };
}

function isNode(value: unknown): value is RichTextNode {
  return value !== null && typeof value === 'object' && 'type' in value;
}
