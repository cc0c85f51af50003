import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';

const QrCodesPage = lazy(() =>
  import('./tables/qr-codes-page.tsx').then(({ QrCodesPage }) => ({ default: QrCodesPage })),
);

const LOADING = <div className="skeleton m-6 h-96" />;

export const SHOP_ROUTES: readonly RouteObject[] = [
  {
    path: 'tables/qr-codes',
    element: (
      <Suspense fallback={LOADING}>
        <QrCodesPage />
      </Suspense>
    ),
  },
];
