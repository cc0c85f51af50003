import type { JSONContent } from '@tiptap/core';
import type { RichTextNode } from '#domain/text/rich-text.ts';

/** Rich text as the content of a page stores it: plain text of old pages, or the editor's tree. */
export type StoredText = string | { type: 'doc'; [key: string]: unknown };

/** The editor's tree of a stored text; blank lines in plain text separate paragraphs, single breaks stay. */
export function editorTree(stored: StoredText): JSONContent {
  if (typeof stored !== 'string') return stored;
  const paragraphs = stored
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  if (paragraphs.length === 0) return { type: 'doc', content: [{ type: 'paragraph' }] };
  return {
    type: 'doc',
    content: paragraphs.map((paragraph) => ({ type: 'paragraph', content: linesOf(paragraph) })),
  };
}

function linesOf(paragraph: string): JSONContent[] {
  return paragraph
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line }]),
    ]);
}

/** What is stored of the editor's tree: only what isRichText knows; '' for an empty text. */
export function storedText(tree: JSONContent): StoredText {
  const { content } = nodeOf(tree);
  if (!content?.some(isShown)) return '';
  return { type: 'doc', content };
}

/** Text, or a horizontal rule. */
function isShown({ type, text = '', content = [] }: RichTextNode): boolean {
  return text.trim() !== '' || type === 'horizontalRule' || content.some(isShown);
}

function nodeOf({ type = '', text, content, marks, attrs = {} }: JSONContent): RichTextNode {
  const kept = attributesOf(type, attrs);
  return {
    type,
    ...(text === undefined ? {} : { text }),
    ...(content && content.length > 0 ? { content: content.map(nodeOf) } : {}),
    ...(marks && marks.length > 0 ? { marks: marks.map(markOf) } : {}),
    ...(kept ? { attrs: kept } : {}),
  };
}

function attributesOf(type: string, attrs: Readonly<Record<string, unknown>>): RichTextNode['attrs'] | null {
  const { level, start, textAlign } = attrs;
  const kept: NonNullable<RichTextNode['attrs']> = {
    ...(type === 'heading' && typeof level === 'number' ? { level } : {}),
    ...(type === 'orderedList' && typeof start === 'number' && start !== 1 ? { start } : {}),
    ...(textAlign === 'center' || textAlign === 'right' ? { textAlign } : {}),
  };
  return Object.keys(kept).length > 0 ? kept : null;
}

/** Of a link only its target: how it opens is up to the storefront. */
function markOf({ type, attrs = {} }: NonNullable<JSONContent['marks']>[number]): {
  type: string;
  attrs?: { href: string };
} {
  return type === 'link' ? { type, attrs: { href: String(attrs.href ?? '') } } : { type };
}
