import { type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { ShopProvider, useBranch, useShop } from '#web/lib/shop.tsx';
import type { ShopState } from '#web/lib/shop-data.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BranchPage } from './branch/branch-page.tsx';
import { InternalErrorPage, NotFoundPage } from './content/error-pages.tsx';
import { LazySitePage } from './content/lazy-site-page.ts';
import { LazyTextPage } from './content/lazy-text-page.ts';
import { LazyHomePage } from './home/lazy-home-page.ts';
import { Layout } from './layout/layout.tsx';
import { CheckoutScreen, ConfiguratorHost, StatusScreen } from './lazy-screens.tsx';
import { pageOf } from './pages.ts';

interface AppProps {
  initial: ShopState;
  /** The time of the first rendering, to the whole minute: the same on the server and in the browser. */
  now: Date;
  publicUrl: string;
  /** Whether the first rendering shows the cookie banner. */
  isConsentAsked: boolean;
  version?: number;
  reload?: () => Promise<ShopState>;
}

/** The storefront; must be rendered inside a router. */
export function App({ isConsentAsked, ...shop }: AppProps) {
  return (
    <ShopProvider {...shop}>
      <Layout isConsentAsked={isConsentAsked}>
        <ErrorBoundary fallback={<InternalErrorPage />}>
          <Screens />
        </ErrorBoundary>
      </Layout>
      <ConfiguratorHost />
    </ShopProvider>
  );
}

function Screens() {
  return (
    <Routes>
      <Route path="/" element={<HomeScreen />} />
      <Route path="/store/:identifier" element={<BranchScreen />} />
      <Route path="/kiosk/:identifier" element={<BranchScreen />} />
      <Route path="/store/:identifier/checkout" element={<CheckoutOfBranch />} />
      <Route path="/store/:identifier/checkout/error" element={<CheckoutOfBranch />} />
      <Route path="/status/:uid/:hash" element={<StatusScreen />} />
      <Route path="*" element={<OtherScreen />} />
    </Routes>
  );
}

/** A custom page at the root replaces the home page. */
function HomeScreen() {
  const page = pageOf('/', useShop());
  return (
    <FetchedPage>{page.kind === 'site' ? <LazySitePage site={page.site} /> : <LazyHomePage />}</FetchedPage>
  );
}

function BranchScreen() {
  const branch = useBranch(useParams().identifier);
  return branch ? <BranchPage branch={branch} /> : <NotFoundPage />;
}

function CheckoutOfBranch() {
  return useBranch(useParams().identifier) ? <CheckoutScreen /> : <NotFoundPage />;
}

function OtherScreen() {
  const page = pageOf(useLocation().pathname, useShop());
  if (page.kind !== 'text' && page.kind !== 'site') return <NotFoundPage />;
  return (
    <FetchedPage>
      {page.kind === 'text' ? <LazyTextPage text={page.text} /> : <LazySitePage site={page.site} />}
    </FetchedPage>
  );
}

/** A page that is not for ordering: its code is only fetched for it. */
function FetchedPage({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton lines={8} />}>{children}</Suspense>;
}
