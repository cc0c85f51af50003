import type { Block } from '#entities/block.ts';
import type { Section } from '#entities/shapes/content.ts';
import { showsSection } from '#entities/shapes/page-types.ts';
import type { Site } from '#entities/site.ts';

/** A section, and where it is edited. */
export interface PlacedSection {
  section: Section;
  /** The record that contains it. */
  record: { path: '/sites' | '/blocks'; id: number };
  /** Its index in the body of that record, from 0. */
  place: number;
}

/** The sections of a record that a page of that type may show, in their order. */
function shownSections(
  type: Site['type'],
  body: readonly Section[],
  record: PlacedSection['record'],
): PlacedSection[] {
  return body
    .map((section, place) => ({ section, record, place }))
    .filter(({ section }) => showsSection(type, section.type));
}

/** The sections of a page itself. */
export function sectionsOf({ id, type, content }: Pick<Site, 'id' | 'type' | 'content'>): PlacedSection[] {
  return shownSections(type, content.body, { path: '/sites', id });
}

/** The sections of the block with that identifier that a page of that type may show; none without the block. */
export function blockSections(
  blocks: readonly Block[],
  identifier: string,
  type: Site['type'] = 'custom_site',
): PlacedSection[] {
  const block = blocks.find((one) => one.identifier === identifier);
  return block ? shownSections(type, block.content.body, { path: '/blocks', id: block.id }) : [];
}

/** The public snack configurator page whose body is shown on the branch page, or null. */
export function configuratorSiteOf(sites: readonly Site[]): Site | null {
  return sites.find(({ type, isPublic }) => type === 'custom_configurator' && isPublic) ?? null;
}
