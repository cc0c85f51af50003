import type { SectionType } from './content.ts';

/** The sections that each page type may show (R124). */
export const SECTIONS_OF_PAGES = {
  custom_site: 'all',
  custom_vacancy: 'all',
  custom_configurator: ['heroA', 'heroB', 'title', 'content', 'configurator'],
  custom_party_service: ['heroA', 'heroB', 'title', 'content', 'imageText', 'service', 'productFilter'],
  simple: ['content'],
} as const satisfies Record<string, readonly SectionType[] | 'all'>;
export type PageType = keyof typeof SECTIONS_OF_PAGES;

/** Whether a page has a type that the storefront knows. */
export function isPageType(type: unknown): type is PageType {
  return typeof type === 'string' && Object.hasOwn(SECTIONS_OF_PAGES, type);
}

/** Whether a page of that type may show sections of that kind. */
export function showsSection(type: PageType, section: SectionType): boolean {
  const allowed: readonly SectionType[] | 'all' = SECTIONS_OF_PAGES[type];
  return allowed === 'all' || allowed.includes(section);
}
