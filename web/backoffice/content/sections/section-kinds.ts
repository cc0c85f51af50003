import type { RichTextNode } from '#domain/text/rich-text.ts';
import type { Section, SectionType } from '#entities/shapes/content.ts';
import * as texts from './texts.ts';

export const SECTION_TYPES = Object.keys(texts.SECTION_KINDS) as SectionType[];

/** What distinguishes a section from others of its type: its title, else the start of its text; '' without both. */
export function sectionSummary({ value }: Section): string {
  if ('title' in value && value.title.trim() !== '') return value.title.trim();
  const text = 'text' in value ? plainText(value.text).replace(/\s+/g, ' ').trim() : '';
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text;
}

/** 'Text „Wir backen seit …“', for messages about a section. */
export function sectionName(section: Section): string {
  const summary = sectionSummary(section);
  const { name } = texts.SECTION_KINDS[section.type];
  return summary === '' ? name : texts.namedSection({ kind: name, summary });
}

/** The plain text; blocks are separated by a space. */
function plainText(text: string | object): string {
  return typeof text === 'string' ? text : lettersOf(text as RichTextNode);
}

function lettersOf({ text = '', content = [], type }: RichTextNode): string {
  const isBlock = type !== 'text';
  return text + content.map(lettersOf).join('') + (isBlock ? ' ' : '');
}
