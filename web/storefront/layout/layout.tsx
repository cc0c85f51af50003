import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { closeCartPanel } from '#web/lib/cart-panel.ts';
import { useShop } from '#web/lib/shop.tsx';
import { metaOf, pageOf } from '../pages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { showMeta } from './show-meta.ts';
import { Toolbar } from './toolbar.tsx';

/** Toolbar, header, the screen, footer; the parts stay while the screen changes. */
export function Layout({ children }: { children: ReactNode }) {
  const { shop } = useShop();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const isMoved = useArrival(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#inhalt"
        className="sr-only z-50 bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Zum Inhalt springen
      </a>
      {shop.config.enablePluginToolbar && <Toolbar />}
      <Header />
      <main
        id="inhalt"
        ref={main}
        tabIndex={-1}
        key={pathname}
        className={`flex flex-1 flex-col ${isMoved ? 'animate-fade' : ''}`}
      >
        {children}
      </main>
      <Footer />
      <Notices />
    </div>
  );
}

/**
 * After a change of page inside the app: title and meta data follow, the view starts at the top and the focus at the
 * content, as with a full load. Answers whether there was such a change.
 */
function useArrival(main: { current: HTMLElement | null }): boolean {
  const { shop, publicUrl } = useShop();
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const isMoved = useRef(false);
  if (shown.current !== pathname) isMoved.current = true;

  useEffect(() => {
    showMeta(metaOf(pageOf(pathname, shop), shop, publicUrl, pathname));
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeCartPanel();
    main.current?.focus({ preventScroll: true });
    // Going back, the browser restores the place by itself.
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, shop, publicUrl, type, main]);

  return isMoved.current;
}
