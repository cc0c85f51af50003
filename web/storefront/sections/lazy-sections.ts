import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { SectionsProps } from './sections.tsx';

/** Most visitors order and never see a content page. */
export const lazySections = lazyPart<SectionsProps>(() =>
  import('./sections.tsx').then(({ Sections }) => Sections),
);
export const LazySections = lazySections.Part;
