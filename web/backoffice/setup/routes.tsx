import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { StartPage } from '../session/start-page.tsx';
import { StartRoute } from './start-route.tsx';

const SetupPage = lazy(() => import('./setup-page.tsx').then(({ SetupPage }) => ({ default: SetupPage })));
const LegalPage = lazy(() => import('./legal-page.tsx').then(({ LegalPage }) => ({ default: LegalPage })));

const LOADING = <div className="skeleton m-6 h-96" />;

export const SETUP_ROUTES: readonly RouteObject[] = [
  { index: true, element: <StartRoute usual={<StartPage />} /> },
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
