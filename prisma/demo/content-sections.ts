import type { PageContent, Section, SectionType, SectionValue } from '#entities/shapes/content.ts';

/** What a data file states about a section; everything that it omits is empty. */
type Given<T extends SectionType> = Partial<SectionValue<T>>;

/** The content of a page that consists only of sections. */
export function pageOf(...body: Section[]): PageContent {
  return { title: '', description: '', image: null, body };
}

const BUTTON = { linkLabel: '', link: '' };

export function heroA(value: Given<'heroA'>): Section {
  return { type: 'heroA', value: { title: '', text: '', image: null, ...BUTTON, ...value } };
}

export function heroB(value: Given<'heroB'>): Section {
  return { type: 'heroB', value: { title: '', text: '', image: null, ...BUTTON, ...value } };
}

export function title(text: string, subtitle = ''): Section {
  return { type: 'title', value: { title: text, subtitle } };
}

export function content(text: SectionValue<'content'>['text']): Section {
  return { type: 'content', value: { text } };
}

export function imageText(value: Given<'imageText'>): Section {
  return {
    type: 'imageText',
    value: { title: '', text: '', image: null, size: 'typeB', position: 'typeA', ...BUTTON, ...value },
  };
}

export function frameText(value: Given<'iFrameText'>): Section {
  return {
    type: 'iFrameText',
    value: { title: '', text: '', src: '', position: 'typeA', ...BUTTON, ...value },
  };
}

export function service(value: Given<'service'>): Section {
  return { type: 'service', value: { anchor: '', title: '', text: '', image: null, ...BUTTON, ...value } };
}

export function configurator(value: Given<'configurator'>): Section {
  return { type: 'configurator', value: { title: '', text: '', ...value } };
}

export function vacancies(value: Given<'vacancies'>): Section {
  return { type: 'vacancies', value: { title: '', variant: 'typeA', ...value } };
}

export function form(value: Given<'form'>): Section {
  return { type: 'form', value: { title: '', text: '', thankYouTitle: '', thankYouText: '', ...value } };
}

export function productCategories(title: string, ...categories: number[]): Section {
  return { type: 'productCategories', value: { title, categories: categories.map((id) => ({ id })) } };
}

export function productFilter(title: string, ...categories: number[]): Section {
  return { type: 'productFilter', value: { title, categories: categories.map((id) => ({ id })) } };
}
