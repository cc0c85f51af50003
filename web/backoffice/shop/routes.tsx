import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';

const QrCodesPage = lazy(() =>
  import('./tables/qr-codes-page.tsx').then(({ QrCodesPage }) => ({ default: QrCodesPage })),
);

const ConfigPage = lazy(() =>
  import('./config/config-page.tsx').then(({ ConfigPage }) => ({ default: ConfigPage })),
);

const AccountsPage = lazy(() =>
  import('./payments/accounts-page.tsx').then(({ AccountsPage }) => ({ default: AccountsPage })),
);

const LOADING = <div className="skeleton m-6 h-96" />;

export const SHOP_ROUTES: readonly RouteObject[] = [
  {
    path: 'config',
    element: (
      <Suspense fallback={LOADING}>
        <ConfigPage />
      </Suspense>
    ),
  },
  {
    path: 'payment-accounts',
    element: (
      <Suspense fallback={LOADING}>
        <AccountsPage />
      </Suspense>
    ),
  },
  {
    path: 'tables/qr-codes',
    element: (
      <Suspense fallback={LOADING}>
        <QrCodesPage />
      </Suspense>
    ),
  },
];
