import type { Site } from '#entities/site.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

/** Whoever comes to order needs no page of content, nor what formats its texts. */
export const lazySitePage = lazyPart<{ site: Site }>(() =>
  import('./site-page.tsx').then(({ SitePage }) => SitePage),
);
export const LazySitePage = lazySitePage.Part;
