import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';

const GuestDataPage = lazy(() =>
  import('./guest-data-page.tsx').then(({ GuestDataPage }) => ({ default: GuestDataPage })),
);
const JournalPage = lazy(() =>
  import('./journal-page.tsx').then(({ JournalPage }) => ({ default: JournalPage })),
);

const waiting = <div className="skeleton m-6 h-96" />;

export const PRIVACY_ROUTES: readonly RouteObject[] = [
  {
    path: 'guest-data',
    element: (
      <Suspense fallback={waiting}>
        <GuestDataPage />
      </Suspense>
    ),
  },
  {
    path: 'journal',
    element: (
      <Suspense fallback={waiting}>
        <JournalPage />
      </Suspense>
    ),
  },
];
