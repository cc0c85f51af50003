import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPath, type Location, type Navigator, parsePath, Router, type To } from 'react-router-dom';

/** Asked before navigation: true keeps the user here; `proceed` navigates after all. */
export type Guard = (to: string, proceed: () => void) => boolean;

let guard: Guard | null = null;

/** Registers who is asked before navigation; returns how to unregister. */
export function setGuard(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/**
 * Hash routes, with a confirmation before unsaved work is lost: by links, calls, the browser's buttons and a URL typed by
 * hand. The library offers this in its data router only, whose code every page of the storefront would have to load.
 */
export function GuardedHashRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(currentLocation);
  shownPathname = location.pathname;
  const latest = useRef(location);
  latest.current = location;
  const navigator = useMemo<Navigator>(() => {
    const show = (isNew: boolean, path: string, state: unknown) => {
      const entry = { usr: state, key: crypto.randomUUID() };
      window.history[isNew ? 'pushState' : 'replaceState'](entry, '', `#${path}`);
      setLocation(currentLocation());
    };
    const go = (isNew: boolean, to: To, state: unknown) => {
      const path = pathOf(to);
      const act = () => show(isNew, path, state);
      if (!isHeld(path, act)) act();
    };
    return {
      createHref: (to) => `#${pathOf(to)}`,
      push: (to, state) => go(true, to, state),
      replace: (to, state) => go(false, to, state),
      go: (steps) => window.history.go(steps),
    };
  }, []);
  useEffect(() => {
    const onMoved = () => {
      const path = createPath(currentLocation());
      const act = () => {
        window.history.replaceState({ key: crypto.randomUUID() }, '', `#${path}`);
        setLocation(currentLocation());
      };
      if (isHeld(path, act)) {
        // The browser has navigated already: back to the current screen, until the question is answered.
        window.history.pushState(null, '', `#${createPath(latest.current)}`);
        return;
      }
      setLocation(currentLocation());
    };
    window.addEventListener('popstate', onMoved);
    return () => window.removeEventListener('popstate', onMoved);
  }, []);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function isHeld(path: string, proceed: () => void): boolean {
  const isElsewhere = parsePath(path).pathname !== shownPathname;
  return guard !== null && isElsewhere && guard(path, proceed);
}

/** The current screen, whatever the URL says in the meantime. */
let shownPathname = '';

function pathOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function currentLocation(): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(window.location.hash.slice(1) || '/');
  const entry: unknown = window.history.state;
  const held = entry !== null && typeof entry === 'object' ? entry : {};
  return {
    pathname,
    search,
    hash,
    state: 'usr' in held ? held.usr : null,
    key: 'key' in held && typeof held.key === 'string' ? held.key : 'default',
  };
}
