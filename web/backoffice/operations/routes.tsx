import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';

const OperationsPage = lazy(() =>
  import('./operations-page.tsx').then(({ OperationsPage }) => ({ default: OperationsPage })),
);

export const OPERATIONS_ROUTES: readonly RouteObject[] = [
  {
    path: 'operations',
    element: (
      <Suspense fallback={<div className="skeleton m-6 h-96" />}>
        <OperationsPage />
      </Suspense>
    ),
  },
];
