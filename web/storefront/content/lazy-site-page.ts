import type { Site } from '#entities/site.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

/** Visitors who come to order need neither the content pages nor their text formatting. */
export const lazySitePage = lazyPart<{ site: Site }>(() =>
  import('./site-page.tsx').then(({ SitePage }) => SitePage),
);
export const LazySitePage = lazySitePage.Part;
