import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { closeCartPanel } from '#web/lib/cart/cart-panel.ts';
import { closeConfigurator } from '#web/lib/cart/configurator-store.ts';
import { closeInstall } from '#web/lib/install.ts';
import { closeLightbox } from '#web/lib/lightbox-store.ts';
import { dismissPassing } from '#web/lib/notices.ts';
import { usePreview } from '#web/lib/preview.ts';
import { useShop } from '#web/lib/shop.tsx';

const PLACES = 'theke-places';
/** By then late content has loaded, and the scroll position can be restored. */
const RESTORE_DELAY = 750;

/**
 * After a navigation inside the app, title and meta data are updated, the view starts at the top (or at the address's
 * anchor) and the focus at the content, as with a full load; going back or forward restores the scroll position. Returns
 * whether there was such a navigation.
 */
export function useArrival(main: { current: HTMLElement | null }): boolean {
  const { shop, content, publicUrl } = useShop();
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  const entry = `${key} ${pathname}${search}${hash}`;
  const shown = useRef({ pathname, entry });
  const isMoved = useRef(false);
  if (shown.current.pathname !== pathname) isMoved.current = true;
  const places = usePlaces(shown);

  useEffect(() => {
    let isLeft = false;
    // Fetched once the page is hydrated, which came with its own.
    import('./show-meta.ts').then(
      ({ showMetaOf }) => {
        if (!isLeft) showMetaOf(pathname, { shop, content }, publicUrl);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [pathname, shop, content, publicUrl]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.entry === entry) return undefined;
    shown.current = { pathname, entry };
    const isNewPage = before.pathname !== pathname;
    if (isNewPage) {
      closeCartPanel();
      closeConfigurator();
      closeInstall();
      closeLightbox();
      dismissPassing();
      // A preview must not take the focus from the form around it.
      if (!usePreview.getState().isPreview) main.current?.focus({ preventScroll: true });
    }
    const place = type === 'POP' ? places.current.get(entry) : undefined;
    if (place !== undefined) return settle(() => window.scrollTo({ top: place, behavior: 'instant' }));
    if (hash && type !== 'POP') return showAnchor(hash) ? undefined : settle(() => showAnchor(hash));
    if (isNewPage) window.scrollTo({ top: 0, behavior: 'instant' });
    else places.current.set(entry, window.scrollY);
    return undefined;
  }, [entry, pathname, hash, type, main, places]);

  return isMoved.current;
}

type Places = Map<string, number>;

/** The scroll position of each history entry; survives a reload. */
function usePlaces(shown: { readonly current: { entry: string } }): { readonly current: Places } {
  const places = useRef<Places>(new Map());
  useEffect(() => {
    places.current = storedPlaces();
    // The browser would scroll the page that is being left.
    const own = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(PLACES, JSON.stringify([...places.current]));
      } catch {
        // Without storage the positions last until the page is left.
      }
    };
    const note = () => places.current.set(shown.current.entry, window.scrollY);
    own();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', own);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', own);
    };
  }, [shown]);
  return places;
}

function storedPlaces(): Places {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PLACES) ?? '[]');
    return Array.isArray(stored) ? new Map(stored as [string, number][]) : new Map();
  } catch {
    return new Map();
  }
}

/** Scrolls to the address's anchor and focuses it; false while it does not exist. */
function showAnchor(hash: string): boolean {
  const part = document.getElementById(hash.slice(1)) ?? document.getElementById(decoded(hash.slice(1)));
  part?.scrollIntoView({ behavior: 'instant' });
  part?.focus({ preventScroll: true });
  return part !== null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Moves the view at once, and again when late content has loaded, unless the visitor has moved meanwhile. */
function settle(move: () => unknown): () => void {
  const timer = setTimeout(() => {
    end();
    move();
  }, RESTORE_DELAY);
  const end = () => {
    clearTimeout(timer);
    for (const name of BY_HAND) window.removeEventListener(name, end);
  };
  for (const name of BY_HAND) window.addEventListener(name, end, { passive: true });
  move();
  return end;
}
