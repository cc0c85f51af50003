import { hasStoredItems } from '#web/lib/cart/cart-store.ts';
import type { ShopState } from '#web/lib/shop-data.ts';
import { preloadCart } from './cart/lazy-cart.ts';
import { lazySitePage } from './content/lazy-site-page.ts';
import { lazyTextPage } from './content/lazy-text-page.ts';
import { lazyHomePage } from './home/lazy-home-page.ts';
import { lazyFloatingButtons } from './layout/lazy-floating-buttons.ts';
import { lazyMenuSheet } from './layout/lazy-menu-sheet.ts';
import { mayHaveShortcuts } from './layout/shortcuts.ts';
import { preloadConfigurator } from './lazy-screens.tsx';
import { type Page, pageOf } from './pages.ts';
import { lazyCompactSections } from './sections/lazy-compact-sections.ts';
import { lazyContactForm } from './sections/lazy-contact-form.ts';
import { lazySections } from './sections/lazy-sections.ts';
import {
  blockSections,
  configuratorSiteOf,
  type PlacedSection,
  sectionsOf,
} from './sections/shown-sections.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches what the first page needs before hydration: a part of the page still without its code when the data around it
 * changes would be discarded and rendered again.
 */
export async function preloadParts(path: string, state: ShopState): Promise<void> {
  const page = pageOf(path, state);
  const body = bodyOf(page, state);
  const hasForm = body.some(({ section }) => section.type === 'form');
  const hasCart = state.shop.branches.some(({ identifier }) => hasStoredItems(identifier));
  await Promise.all([
    page.kind === 'home' ? lazyHomePage.preload() : undefined,
    page.kind === 'text' ? lazyTextPage.preload() : undefined,
    mayHaveShortcuts(path) ? lazyFloatingButtons.preload() : undefined,
    hasCart ? preloadCart() : undefined,
    page.kind === 'site' ? lazySitePage.preload() : undefined,
    body.length > 0 ? lazySections.preload() : undefined,
    page.kind === 'branch' && configuratorSiteOf(state.content.sites)
      ? lazyCompactSections.preload()
      : undefined,
    hasForm ? lazyContactForm.preload() : undefined,
  ]);
}

function bodyOf(page: Page, { content: { blocks } }: ShopState): PlacedSection[] {
  if (page.kind === 'home') return blockSections(blocks, 'home');
  if (page.kind === 'site')
    return [...sectionsOf(page.site), ...blockSections(blocks, page.site.type, page.site.type)];
  return [];
}

/** Fetches what the next taps open, once the page is complete and the browser idle: they are answered at once then. */
export function preloadNextTaps(): void {
  // One per idle period: a tap must not wait for all of them.
  const fetchAll = ([next, ...rest]: readonly (() => void)[] = NEXT_TAPS) => {
    next?.();
    if (rest.length > 0) whenIdle(() => fetchAll(rest));
  };
  if (document.readyState === 'complete') whenIdle(() => fetchAll());
  else addEventListener('load', () => whenIdle(() => fetchAll()));
}

const NEXT_TAPS: readonly (() => void)[] = [
  () => void import('#web/lib/cart/quick-change.ts').catch(() => undefined),
  () => void preloadCart(),
  preloadConfigurator,
  () => void lazyMenuSheet.preload(),
];
