import { z } from 'zod';
import type { ImageRef } from '#domain/media/image.ts';
import { isFrameLink, isWebLink } from '#domain/text/link.ts';
import { isRichText } from '#domain/text/rich-text.ts';
import { cleanLine, cleanText } from '#domain/text/text-input.ts';
import type { Field, Link } from '../field.ts';
import { id, imageLink } from './image-ref.ts';
import * as texts from './texts.ts';
import { contentTexts } from './translated-content.ts';

const line = z.string().max(255).overwrite(cleanLine).default('');
const link = z
  .string()
  .max(2_000)
  .overwrite(cleanLine)
  .refine((value) => value === '' || isWebLink(value), { params: { code: 'link-invalid' } })
  .default('');
const frame = z
  .string()
  .max(2_000)
  .refine((value) => value === '' || isFrameLink(value), { params: { code: 'frame-invalid' } })
  .default('');
/** Plain text with line breaks, or the tree of the editor. */
const richText = z
  .union([
    z.string().max(50_000).overwrite(cleanText),
    z
      .looseObject({ type: z.literal('doc') })
      .refine(isRichText, { params: { code: 'rich-text-invalid' } })
      .meta({
        id: 'RichText',
        description: texts.richText,
        examples: [
          {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: texts.exampleParagraph }] }],
          },
        ],
      }),
  ])
  .default('');
const image = imageLink.nullable().default(null) as z.ZodType<ImageRef | null, { id: number } | null>;
const side = z.enum(['typeA', 'typeB']).default('typeA');
const records = z.array(z.strictObject({ id })).max(200).default([]);
const button = { linkLabel: line, link };

const hero = z.strictObject({ title: line, text: richText, image, ...button });
const SECTIONS = {
  heroA: hero,
  heroB: hero,
  title: z.strictObject({ title: line, subtitle: line }),
  content: z.strictObject({ text: richText }),
  imageText: z.strictObject({
    title: line,
    text: richText,
    image,
    size: z.enum(['typeA', 'typeB', 'typeC']).default('typeA'),
    position: side,
    ...button,
  }),
  iFrameText: z.strictObject({ title: line, text: richText, src: frame, position: side, ...button }),
  service: z.strictObject({ anchor: line, title: line, text: richText, image, ...button }),
  configurator: z.strictObject({ title: line, text: richText }),
  vacancies: z.strictObject({ title: line, variant: side }),
  form: z.strictObject({ title: line, text: richText, thankYouTitle: line, thankYouText: line }),
  productCategories: z.strictObject({ title: line, categories: records }),
  productFilter: z.strictObject({ title: line, categories: records }),
};
export type SectionType = keyof typeof SECTIONS;
/** The value of a section of that type. */
export type SectionValue<T extends SectionType> = z.output<(typeof SECTIONS)[T]>;
/** One section of a page; each type has its own value. */
export type Section = { [T in SectionType]: { type: T; value: SectionValue<T> } }[SectionType];

const sections: z.ZodObject[] = Object.entries(SECTIONS).map(([type, value]) =>
  z.strictObject({ type: z.literal(type), value }),
);

/** The twelve section types of a page (R124), along with the texts and picture of a vacancy. */
export interface PageContent {
  title: string;
  description: string;
  image: ImageRef | null;
  body: Section[];
}

const schema: unknown = z.strictObject({
  title: line,
  description: z.string().max(2_000).overwrite(cleanText).default(''),
  image,
  body: z
    .array(z.discriminatedUnion('type', sections as [z.ZodObject, ...z.ZodObject[]]))
    .max(100)
    .default([]),
});

/** A new, empty section of that type. */
export function emptySection(type: SectionType): Section {
  const section: unknown = { type, value: SECTIONS[type].parse({}) };
  return section as Section;
}

/** The body of a page or of a shared block; pictures are stored by id and resolved on read. */
export function pageContent(): Field<PageContent> {
  return {
    schema: schema as z.ZodType<PageContent, PageContent>,
    label: texts.content,
    widget: 'content',
    column: 'json',
    default: { title: '', description: '', image: null, body: [] },
    links: linksOf,
    linkPaths: { image: '$.**{0 to 3}.image.id', category: '$.body[*].value.categories[*].id' },
    unlink: (content, target, gone) => ({
      ...content,
      body: content.body.map((section) => without(section, target, gone)),
    }),
    texts: contentTexts<PageContent>(),
  };
}

/** The pictures shown in pages and shared blocks. */
export function picturesOfPages(
  pages: { sites: readonly WithContent[]; blocks: readonly WithContent[] } | undefined,
): ImageRef[] {
  const contents = pages ? [...pages.sites, ...pages.blocks] : [];
  return contents.flatMap(({ content: { image, body } }) =>
    [image, ...body.map(({ value }) => ('image' in value ? value.image : null))].flatMap((one) => one ?? []),
  );
}

interface WithContent {
  content: PageContent;
}

function linksOf({ image, body }: PageContent): Link[] {
  const links: Link[] = image ? [{ target: 'image', id: image.id, path: 'image' }] : [];
  for (const [index, { value }] of body.entries()) {
    const path = `body.${index}.value`;
    if ('image' in value && value.image)
      links.push({ target: 'image', id: value.image.id, path: `${path}.image` });
    if ('categories' in value)
      for (const [place, category] of value.categories.entries())
        links.push({ target: 'category', id: category.id, path: `${path}.categories.${place}` });
  }
  return links;
}

function without(section: Section, target: string, gone: ReadonlySet<number>): Section {
  if (target !== 'category' || (section.type !== 'productCategories' && section.type !== 'productFilter'))
    return section;
  const categories = section.value.categories.filter(({ id }) => !gone.has(id));
  return { ...section, value: { ...section.value, categories } };
}

/** What the shop itself serves, by the first part of the path; the browser's router tells no capitals from small letters. */
const RESERVED =
  /^\/(?:store|status|checkout|backend|api|trpc|image|upload|assets|app-icon|kiosk|signage|en|manifest\.webmanifest|service-worker\.js|sitemap\.xml|robots\.txt|favicon\.ico)(?:\/|$)/i;
const LEGAL = /^\/site\/(?:terms-and-conditions|privacy|imprint|allergens)$/i;
/** Browsers resolve these before they ask. */
const DOTS = /\/\.{1,2}(?:\/|$)/;

/** The path of a page: '/', '/partyservice', '/jobs/koch'. */
export function sitePath(): Field<string> {
  const schema = z
    .string()
    .max(255)
    .overwrite(cleanLine)
    .refine(
      (path) =>
        /^\/(?:[\p{L}\p{N}._~-]+(?:\/[\p{L}\p{N}._~-]+)*)?$/u.test(path) &&
        !RESERVED.test(path) &&
        !LEGAL.test(path) &&
        !DOTS.test(path),
      { params: { code: 'path-invalid' } },
    );
  return { schema, label: texts.path, widget: 'text', column: 'plain' };
}
