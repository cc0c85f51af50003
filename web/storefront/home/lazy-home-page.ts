import { lazyPart } from '#web/lib/lazy-part.tsx';

/** Whoever comes to a branch from a search or a QR code orders there and leaves. */
export const lazyHomePage = lazyPart<object>(() =>
  import('./home-page.tsx').then(({ HomePage }) => HomePage),
);
export const LazyHomePage = lazyHomePage.Part;
