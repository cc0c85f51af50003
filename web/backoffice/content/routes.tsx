import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';

const TranslationsPage = lazy(() =>
  import('./translations/translations-page.tsx').then(({ TranslationsPage }) => ({
    default: TranslationsPage,
  })),
);

export const CONTENT_ROUTES: readonly RouteObject[] = [
  {
    path: 'translations',
    element: (
      <Suspense fallback={<div className="skeleton m-6 h-96" />}>
        <TranslationsPage />
      </Suspense>
    ),
  },
];
