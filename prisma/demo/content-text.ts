import type { RichTextNode } from '#domain/text/rich-text.ts';

/** Small builders for the editor's trees. */

type Inline = string | RichTextNode;

export interface RichTextDocument extends RichTextNode {
  type: 'doc';
  [key: string]: unknown;
}

const inline = (parts: readonly Inline[]): RichTextNode[] =>
  parts.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part));

export function doc(...content: RichTextNode[]): RichTextDocument {
  return { type: 'doc', content };
}

export function paragraph(...parts: Inline[]): RichTextNode {
  return { type: 'paragraph', content: inline(parts) };
}

export function heading(level: number, text: string): RichTextNode {
  return { type: 'heading', attrs: { level }, content: inline([text]) };
}

export function bullets(...items: (Inline | Inline[])[]): RichTextNode {
  return { type: 'bulletList', content: items.map(listItem) };
}

export function numbers(...items: (Inline | Inline[])[]): RichTextNode {
  return { type: 'orderedList', content: items.map(listItem) };
}

function listItem(item: Inline | Inline[]): RichTextNode {
  return { type: 'listItem', content: [paragraph(...(Array.isArray(item) ? item : [item]))] };
}

export function quote(...paragraphs: string[]): RichTextNode {
  return { type: 'blockquote', content: paragraphs.map((text) => paragraph(text)) };
}

export function bold(text: string): RichTextNode {
  return { type: 'text', text, marks: [{ type: 'bold' }] };
}

export function link(text: string, href: string): RichTextNode {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
}
