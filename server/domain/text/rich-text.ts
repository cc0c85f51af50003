import { isWebLink } from './link.ts';

/** A node of a rich text as the editor stores it. */
export interface RichTextNode {
  type: string;
  text?: string;
  content?: RichTextNode[];
  marks?: { type: string; attrs?: { href?: string } }[];
  attrs?: { level?: number; start?: number; textAlign?: string | null };
}

/** What rich text may consist of; anything else is rejected, so that nothing has to be sanitised for display. */
const NODES: ReadonlySet<string> = new Set([
  'doc',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'hardBreak',
  'horizontalRule',
  'text',
]);
const MARKS: ReadonlySet<string> = new Set(['bold', 'italic', 'underline', 'strike', 'link']);
const MAXIMUM_DEPTH = 12;
const MAXIMUM_NODES = 5_000;
const MAXIMUM_LENGTH = 100_000;

/**
 * Whether a value is a rich text as the editor stores it (a tree of nodes with marks): only known nodes, marks and
 * attributes, links that pass isWebLink, bounded in depth, nodes and letters (R123, A40, A61).
 */
export function isRichText(value: unknown): boolean {
  const count = { nodes: 0, letters: 0 };
  return isNode(value, 0, count) && property(value, 'type') === 'doc' && count.letters <= MAXIMUM_LENGTH;
}

function isNode(value: unknown, depth: number, count: { nodes: number; letters: number }): boolean {
  count.nodes += 1;
  if (depth > MAXIMUM_DEPTH || count.nodes > MAXIMUM_NODES || !isPlainObject(value)) return false;
  const { type, text, content = [], marks = [], attrs = {}, ...rest } = value;
  if (typeof type !== 'string' || !NODES.has(type) || Object.keys(rest).length > 0) return false;
  if ((type === 'text') !== (typeof text === 'string')) return false;
  if (typeof text === 'string') count.letters += text.length;
  if (!Array.isArray(content) || !Array.isArray(marks) || !hasKnownAttributes(type, attrs)) return false;
  return marks.every(isMark) && content.every((child) => isNode(child, depth + 1, count));
}

function hasKnownAttributes(type: string, attributes: unknown): boolean {
  if (!isPlainObject(attributes)) return false;
  return Object.entries(attributes).every(([name, value]) => {
    if (type === 'heading' && name === 'level') return [1, 2, 3, 4].includes(value as number);
    if (type === 'orderedList' && name === 'start') return Number.isInteger(value);
    return name === 'textAlign' && (value === null || ['left', 'center', 'right'].includes(value as string));
  });
}

function isMark(value: unknown): boolean {
  if (!isPlainObject(value)) return false;
  const { type, attrs = {}, ...rest } = value;
  if (typeof type !== 'string' || !MARKS.has(type) || Object.keys(rest).length > 0) return false;
  if (!isPlainObject(attrs)) return false;
  if (type !== 'link') return Object.keys(attrs).length === 0;
  const { href, target = null, rel = null, class: style = null, ...unknown } = attrs;
  const isKnown = [target, rel, style].every((entry) => entry === null || typeof entry === 'string');
  return typeof href === 'string' && isWebLink(href) && isKnown && Object.keys(unknown).length === 0;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function property(value: unknown, name: string): unknown {
  return isPlainObject(value) ? value[name] : undefined;
}
