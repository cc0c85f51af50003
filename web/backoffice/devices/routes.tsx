import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';

const LabelsPage = lazy(() =>
  import('./labels-page.tsx').then(({ LabelsPage }) => ({ default: LabelsPage })),
);

export const DEVICES_ROUTES: readonly RouteObject[] = [
  {
    path: 'labels',
    element: (
      <Suspense fallback={<div className="skeleton m-6 h-96" />}>
        <LabelsPage />
      </Suspense>
    ),
  },
];
