import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import { createPath, type Location, NavigationType, type Navigator, Router, type To } from 'react-router-dom';
import { LANGUAGE, languageBase } from '#domain/text/language.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { followHistory, fromPage, settleOnNewPage } from '#web/ui/overlay-history.ts';

interface Place {
  location: Location;
  type: NavigationType;
}

/**
 * The shop's routing. Unlike the library's own router it knows about the entries that open overlays add to the history
 * (overlay-history.ts): they are not separate places, and a new page replaces them instead of following them.
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>(() => placeNow(NavigationType.Pop));
  const [isPending, startRendering] = useTransition();
  const showPlace = useCallback(
    (type: NavigationType) =>
      // A page is rendered in slices, so that no tap has to wait for it.
      startRendering(() =>
        setPlace((before) => {
          const now = placeNow(type);
          return isSamePlace(before.location, now.location) ? before : now;
        }),
      ),
    [],
  );
  const [navigator] = useState(() => navigatorTo(showPlace));
  useLayoutEffect(() => {
    const onMoved = () => showPlace(NavigationType.Pop);
    const unfollow = followHistory();
    addEventListener('popstate', onMoved);
    return () => {
      unfollow();
      removeEventListener('popstate', onMoved);
    };
  }, [showPlace]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the place.
  useEffect(settleOnNewPage, [place]);
  return (
    <Router
      basename={languageBase(LANGUAGE) || '/'}
      location={place.location}
      navigationType={place.type}
      navigator={navigator}
    >
      {/* Whoever tapped sees in the next frame that it was noticed: on a slow phone a page takes a second. */}
      <LoadingBar isLoading={isPending} />
      {children}
    </Router>
  );
}

function navigatorTo(show: (type: NavigationType) => void): Navigator {
  const go = (type: NavigationType.Push | NavigationType.Replace, to: To, state: unknown) =>
    fromPage(() => {
      const entry = { usr: state, key: newKey() };
      if (type === NavigationType.Replace) history.replaceState(entry, '', pathOf(to));
      else pushEntry(entry, pathOf(to));
      show(type);
    });
  return {
    createHref: pathOf,
    push: (to, state) => go(NavigationType.Push, to, state),
    replace: (to, state) => go(NavigationType.Replace, to, state),
    go: (steps) => history.go(steps),
  };
}

/** If the browser accepts no more entries (Safari limits them), it loads the page instead. */
function pushEntry(entry: object, path: string): void {
  try {
    history.pushState(entry, '', path);
  } catch {
    location.assign(path);
  }
}

function placeNow(type: NavigationType): Place {
  const { pathname, search, hash } = window.location;
  const entry: unknown = history.state;
  const held = entry !== null && typeof entry === 'object' ? entry : {};
  return {
    type,
    location: {
      pathname,
      search,
      hash,
      state: 'usr' in held ? held.usr : null,
      key: 'key' in held && typeof held.key === 'string' ? held.key : 'default',
    },
  };
}

function isSamePlace(a: Location, b: Location): boolean {
  return a.key === b.key && createPath(a) === createPath(b);
}

function pathOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
