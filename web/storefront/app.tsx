import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import type { Shop } from '#domain/shop.ts';
import { ShopProvider, useBranch, useShop } from '#web/lib/shop.tsx';
import { BranchPage } from './branch/branch-page.tsx';
import { ErrorBoundary } from './content/error-boundary.tsx';
import { InternalErrorPage, NotFoundPage } from './content/error-pages.tsx';
import { TextPage } from './content/text-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { Layout } from './layout/layout.tsx';
import { CheckoutScreen, ConfiguratorHost, StatusScreen } from './lazy-screens.tsx';
import { pageOf } from './pages.ts';

interface AppProps {
  shop: Shop;
  /** The moment of the first rendering, whole minute: the same on the server and in the browser. */
  now: Date;
  publicUrl: string;
  reload?: () => Promise<Shop>;
}

/** The storefront; needs a router around it. */
export function App(props: AppProps) {
  return (
    <ShopProvider {...props}>
      <Layout>
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
      <Route path="/" element={<HomePage />} />
      <Route path="/store/:identifier" element={<BranchScreen />} />
      <Route path="/store/:identifier/checkout" element={<CheckoutOfBranch />} />
      <Route path="/store/:identifier/checkout/error" element={<CheckoutOfBranch />} />
      <Route path="/status/:uid/:hash" element={<StatusScreen />} />
      <Route path="*" element={<OtherScreen />} />
    </Routes>
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
  const { shop } = useShop();
  const page = pageOf(useLocation().pathname, shop);
  return page.kind === 'text' ? <TextPage text={page.text} /> : <NotFoundPage />;
}
