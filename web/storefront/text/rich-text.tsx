import type { CSSProperties, ReactNode } from 'react';
import { isWebLink } from '#domain/text/link.ts';
import type { RichTextNode } from '#domain/text/rich-text.ts';
import { ShopLink } from './shop-link.tsx';

/** A heading level on the page; texts begin below the title that they belong to. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface RichTextProps {
  /** Plain text with paragraphs separated by blank lines, or the editor's tree. */
  text: string | { type: string };
  /** The level of the first heading in the text. */
  level?: HeadingLevel;
  className?: string;
}

/** A formatted text. Only known nodes and marks become elements; nothing is ever parsed as HTML. */
export function RichText({ text, level = 2, className = '' }: RichTextProps) {
  const content = typeof text === 'string' ? paragraphsOf(text) : ((text as RichTextNode).content ?? []);
  if (content.length === 0) return null;
  const levels = headingLevels(content, level);
  return (
    <div className={`flex flex-col gap-4 hyphens-auto leading-relaxed ${className}`}>
      <Nodes nodes={content} levels={levels} />
    </div>
  );
}

/** Whether there is nothing to show. */
export function isEmptyText(text: RichTextProps['text']): boolean {
  return typeof text === 'string' ? text.trim() === '' : !hasText(text as RichTextNode);
}

function hasText({ text, content = [] }: RichTextNode): boolean {
  return (text ?? '').trim() !== '' || content.some(hasText);
}

function paragraphsOf(text: string): RichTextNode[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ type: 'paragraph', content: [{ type: 'text', text: paragraph }] }));
}

type Levels = ReadonlyMap<RichTextNode, HeadingLevel>;

/**
 * The level of each heading on the page: whatever levels the author used, the outline begins at `first` and never skips
 * one, so that it is consistent with the titles around it.
 */
function headingLevels(content: readonly RichTextNode[], first: HeadingLevel): Levels {
  const headings = content.flatMap(headingsIn);
  const used = [...new Set(headings.map(authorLevel))].sort((a, b) => a - b);
  const levels = new Map<RichTextNode, HeadingLevel>();
  let before: number = first - 1;
  for (const heading of headings) {
    before = Math.min(first + used.indexOf(authorLevel(heading)), before + 1, 6);
    levels.set(heading, before as HeadingLevel);
  }
  return levels;
}

function headingsIn(node: RichTextNode): RichTextNode[] {
  return node.type === 'heading' ? [node] : (node.content ?? []).flatMap(headingsIn);
}

const authorLevel = ({ attrs }: RichTextNode): number => attrs?.level ?? 1;

function Nodes({ nodes, levels }: { nodes: readonly RichTextNode[]; levels: Levels }) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a fixed text keep their places.
    <Node key={index} node={node} levels={levels} />
  ));
}

/** The page's headings by level. */
const HEADINGS: Readonly<Record<HeadingLevel, string>> = {
  1: 'text-4xl',
  2: 'mt-4 text-2xl desk:text-3xl',
  3: 'mt-3 text-xl desk:text-2xl',
  4: 'mt-2 text-lg desk:text-xl',
  5: 'mt-2 text-lg',
  6: 'mt-2 text-lg',
};

function Node({ node, levels }: { node: RichTextNode; levels: Levels }): ReactNode {
  const inside = <Nodes nodes={node.content ?? []} levels={levels} />;
  const style = alignment(node);
  switch (node.type) {
    case 'text':
      return <Marked node={node} />;
    case 'hardBreak':
      return <br />;
    case 'paragraph':
      return (
        <p className="whitespace-pre-line" style={style}>
          {inside}
        </p>
      );
    case 'heading': {
      const level = levels.get(node) ?? 2;
      const Tag = `h${level}` as const;
      return (
        <Tag
          className={`hyphens-auto font-display leading-tight first:mt-0 ${HEADINGS[level]}`}
          style={style}
        >
          {inside}
        </Tag>
      );
    }
    case 'bulletList':
      return <ul className="flex list-disc flex-col gap-1.5 pl-6 marker:text-primary">{inside}</ul>;
    case 'orderedList':
      return (
        <ol
          className="flex list-decimal flex-col gap-1.5 pl-6 marker:font-semibold marker:text-primary"
          start={node.attrs?.start ?? 1}
        >
          {inside}
        </ol>
      );
    case 'listItem':
      return <li className="pl-1">{inside}</li>;
    case 'blockquote':
      return (
        <blockquote className="flex flex-col gap-3 border-primary border-l-3 pl-5 font-display text-xl">
          {inside}
        </blockquote>
      );
    case 'horizontalRule':
      return <hr className="my-2 border-line" />;
    default:
      return null;
  }
}

function alignment({ attrs }: RichTextNode): CSSProperties | undefined {
  const align = attrs?.textAlign;
  return align === 'center' || align === 'right' ? { textAlign: align } : undefined;
}

const MARKS: Readonly<Record<string, (inside: ReactNode, href: string | undefined) => ReactNode>> = {
  bold: (inside) => <strong className="font-semibold">{inside}</strong>,
  italic: (inside) => <em>{inside}</em>,
  underline: (inside) => <u className="underline-offset-4">{inside}</u>,
  strike: (inside) => <s>{inside}</s>,
  link: (inside, href) =>
    href && isWebLink(href) ? (
      <ShopLink href={href} className="font-medium text-primary underline underline-offset-4 hover:text-ink">
        {inside}
      </ShopLink>
    ) : (
      inside
    ),
};

function Marked({ node }: { node: RichTextNode }): ReactNode {
  return (node.marks ?? []).reduce<ReactNode>(
    (inside, { type, attrs }) => (Object.hasOwn(MARKS, type) ? MARKS[type]?.(inside, attrs?.href) : inside),
    node.text ?? '',
  );
}
