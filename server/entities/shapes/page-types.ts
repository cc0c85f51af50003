import type { Site } from '../site.ts';
import type { SectionType } from './content.ts';

/** The sections that each page type may show (R124). */
export const SECTIONS_OF_PAGES: Readonly<Record<Site['type'], readonly SectionType[] | 'all'>> = {
  custom_site: 'all',
  custom_vacancy: 'all',
  custom_configurator: ['heroA', 'heroB', 'title', 'content', 'configurator'],
  custom_party_service: ['heroA', 'heroB', 'title', 'content', 'imageText', 'service', 'productFilter'],
  simple: ['content'],
};

/** Whether a page has a type that the storefront knows. */
export function isPageType(type: unknown): type is Site['type'] {
  return typeof type === 'string' && Object.hasOwn(SECTIONS_OF_PAGES, type);
}

/** Whether a page of that type may show sections of that kind. */
export function showsSection(type: Site['type'], section: SectionType): boolean {
  const allowed = SECTIONS_OF_PAGES[type];
  return allowed === 'all' || allowed.includes(section);
}
