import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { CompactSectionsProps } from './compact-sections.tsx';

/** Not every shop has a configurator page. */
export const lazyCompactSections = lazyPart<CompactSectionsProps>(() =>
  import('./compact-sections.tsx').then(({ CompactSections }) => CompactSections),
);
export const LazyCompactSections = lazyCompactSections.Part;
