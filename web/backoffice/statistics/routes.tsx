import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';

const DashboardPage = lazy(() =>
  import('./dashboard-page.tsx').then(({ DashboardPage }) => ({ default: DashboardPage })),
);

const DayEndPage = lazy(() =>
  import('./day-end/day-end-page.tsx').then(({ DayEndPage }) => ({ default: DayEndPage })),
);

const CashReportPage = lazy(() =>
  import('./cash/cash-report-page.tsx').then(({ CashReportPage }) => ({ default: CashReportPage })),
);

export const STATISTICS_ROUTES: readonly RouteObject[] = [
  {
    path: 'dashboard',
    element: (
      <Suspense fallback={<div className="skeleton m-6 h-96" />}>
        <DashboardPage />
      </Suspense>
    ),
  },
  {
    path: 'cash-report',
    element: (
      <Suspense fallback={<div className="skeleton m-6 h-96" />}>
        <CashReportPage />
      </Suspense>
    ),
  },
  {
    path: 'day-end',
    element: (
      <Suspense fallback={<div className="skeleton m-6 h-96" />}>
        <DayEndPage />
      </Suspense>
    ),
  },
];
