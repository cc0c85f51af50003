import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { LegalText } from '#web/lib/legal.ts';

/** Terms, privacy, imprint: hardly anybody reads them before ordering. */
export const lazyTextPage = lazyPart<{ text: LegalText }>(() =>
  import('./text-page.tsx').then(({ TextPage }) => TextPage),
);
export const LazyTextPage = lazyTextPage.Part;
