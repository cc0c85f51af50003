import type { SectionType, SectionValue } from '#entities/shapes/content.ts';

type PartOf<T extends SectionType> = T extends SectionType ? keyof SectionValue<T> : never;

/** The name of a value inside a section of any type. */
export type PartName = PartOf<SectionType>;

const BUTTON = ['linkLabel', 'link'] as const;

/** The parts of each type of section, in the order in which they are filled in. */
export const FIELDS_OF_SECTIONS: { readonly [T in SectionType]: readonly PartOf<T>[] } = {
  heroA: ['title', 'text', 'image', ...BUTTON],
  heroB: ['title', 'text', 'image', ...BUTTON],
  title: ['title', 'subtitle'],
  content: ['text'],
  imageText: ['title', 'text', 'image', 'size', 'position', ...BUTTON],
  iFrameText: ['title', 'text', 'src', 'position', ...BUTTON],
  service: ['title', 'text', 'image', ...BUTTON, 'anchor'],
  configurator: ['title', 'text'],
  vacancies: ['title', 'variant'],
  form: ['title', 'text', 'thankYouTitle', 'thankYouText'],
  productCategories: ['title', 'categories'],
  productFilter: ['title', 'categories'],
};
