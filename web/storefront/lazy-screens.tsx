import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import {
  closeConfigurator,
  hasKeptConfiguration,
  useConfigurator,
} from '#web/lib/cart/configurator-store.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useShop } from '#web/lib/shop.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { preloadCart } from './cart/lazy-cart.ts';
import { InternalErrorPage } from './content/error-pages.tsx';
import { loadCheckout } from './load-checkout.ts';
import { OpenedPart } from './opened-part.tsx';
import type { Page } from './pages.ts';

const lazyConfigurator = lazyPart<object>(() =>
  import('./configurator/configurator.tsx').then(({ Configurator }) => Configurator),
);
const CheckoutPage = lazy(() => loadCheckout().then((module) => ({ default: module.CheckoutPage })));
const loadStatus = () => import('./status/status-page.tsx');
const StatusPage = lazy(() => loadStatus().then((module) => ({ default: module.StatusPage })));

/** Fetches a screen's code in parallel with hydration, not after it. */
export function preloadScreen({ kind }: Page): void {
  const load = kind === 'checkout' ? loadCheckout : kind === 'status' ? loadStatus : null;
  // If this fails, rendering retries and reports it.
  load?.().catch(() => undefined);
}

/** Fetches the configurator's code when the browser is idle, or as soon as the pointer is over a product. */
export function preloadConfigurator(): void {
  // If this fails, the click retries and reports it.
  void lazyConfigurator.preload();
}

/** A screen rendered only in the browser: a skeleton on the server and while its code loads. */
function BrowserScreen({ children }: { children: ReactNode }) {
  return (
    // Full window height from the first moment: the footer must not appear and jump away again.
    <div className="flex min-h-dvh flex-col">
      {useHydrated() ? (
        <ErrorBoundary fallback={<InternalErrorPage />}>
          <Suspense fallback={<Skeleton />}>{children}</Suspense>
        </ErrorBoundary>
      ) : (
        <Skeleton />
      )}
    </div>
  );
}

export function CheckoutScreen() {
  return (
    <BrowserScreen>
      <CheckoutPage />
    </BrowserScreen>
  );
}

export function StatusScreen() {
  return (
    <BrowserScreen>
      <StatusPage />
    </BrowserScreen>
  );
}

/** The configurator over any page. */
export function ConfiguratorHost() {
  const { request } = useConfigurator();
  const { shop } = useShop();
  // The cart appears next.
  useEffect(() => void (request && preloadCart()), [request]);
  const reopen = useEffectEvent(() => {
    if (!hasKeptConfiguration()) return;
    // If its code fails to load, the guest starts over, as without this feature.
    import('./configurator/reopen-configurator.ts')
      .then((part) => part.reopenConfigurator(shop))
      .catch(() => undefined);
  });
  useEffect(() => reopen(), []);
  if (!request) return null;
  return (
    <OpenedPart key={`${request.product.id}-${request.index ?? 'neu'}`} onFail={closeConfigurator}>
      <lazyConfigurator.Part />
    </OpenedPart>
  );
}
