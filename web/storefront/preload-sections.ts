import type { ShopState } from '#web/lib/shop-data.ts';
import { lazySitePage } from './content/lazy-site-page.ts';
import { type Page, pageOf } from './pages.ts';
import { lazyContactForm } from './sections/lazy-contact-form.ts';
import { lazySections } from './sections/lazy-sections.ts';
import { configuratorSiteOf } from './sections/section-data.ts';
import { blockSections, type PlacedSection, sectionsOf } from './sections/shown-sections.ts';

/**
 * Fetches what the first page needs before hydration: a part of the page still without its code when the data around it
 * changes would be discarded and rendered again.
 */
export async function preloadSections(path: string, state: ShopState): Promise<void> {
  const page = pageOf(path, state);
  const body = bodyOf(page, state);
  const hasForm = body.some(({ section }) => section.type === 'form');
  await Promise.all([
    page.kind === 'site' ? lazySitePage.preload() : undefined,
    body.length > 0 ? lazySections.preload() : undefined,
    hasForm ? lazyContactForm.preload() : undefined,
  ]);
}

function bodyOf(page: Page, { content: { sites, blocks } }: ShopState): PlacedSection[] {
  if (page.kind === 'home') return blockSections(blocks, 'home');
  if (page.kind === 'site')
    return [...sectionsOf(page.site), ...blockSections(blocks, page.site.type, page.site.type)];
  const configurator = page.kind === 'branch' ? configuratorSiteOf(sites) : null;
  return configurator ? sectionsOf(configurator) : [];
}
