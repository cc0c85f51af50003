import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { MenuHitsProps } from './menu-hits.tsx';

/** Most guests scroll; the search code is loaded when the field is first pressed. */
const lazyMenuHits = lazyPart<MenuHitsProps>(() =>
  import('./menu-hits.tsx').then(({ MenuHits }) => MenuHits),
);
export const LazyMenuHits = lazyMenuHits.Part;

export function preloadMenuHits(): void {
  void lazyMenuHits.preload();
}
