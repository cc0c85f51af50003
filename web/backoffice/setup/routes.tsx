import { lazy, Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { StartRoute } from './start-route.tsx';

const SetupPage = lazy(() => import('./setup-page.tsx').then(({ SetupPage }) => ({ default: SetupPage })));
const LegalPage = lazy(() => import('./legal-page.tsx').then(({ LegalPage }) => ({ default: LegalPage })));

const LOADING = <div className="skeleton m-6 h-96" />;

export const SETUP_ROUTES: readonly RouteObject[] = [
  { index: true, element: <StartRoute usual={<Navigate to="/orders" replace />} /> },
  {
    path: 'setup',
    element: (
      <Suspense fallback={LOADING}>
        <SetupPage />
      </Suspense>
    ),
  },
  {
    path: 'legal-check',
    element: (
      <Suspense fallback={LOADING}>
        <LegalPage />
      </Suspense>
    ),
  },
];
