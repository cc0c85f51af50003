import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { MenuHitsProps } from './menu-hits.tsx';

/** Most guests scroll; the rules of searching come with the first press into the field. */
const lazyMenuHits = lazyPart<MenuHitsProps>(() =>
  import('./menu-hits.tsx').then(({ MenuHits }) => MenuHits),
);
export const LazyMenuHits = lazyMenuHits.Part;

export function preloadMenuHits(): void {
  void lazyMenuHits.preload();
}
