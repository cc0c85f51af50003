import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const AccountPage = lazy(() =>
  import('./account/account-page.tsx').then(({ AccountPage }) => ({ default: AccountPage })),
);
const TimeSheetPage = lazy(() =>
  import('./time/time-sheet-page.tsx').then(({ TimeSheetPage }) => ({ default: TimeSheetPage })),
);
const HolidayPage = lazy(() =>
  import('./time/holiday-page.tsx').then(({ HolidayPage }) => ({ default: HolidayPage })),
);
const MyWeekPage = lazy(() =>
  import('./own/my-week-page.tsx').then(({ MyWeekPage }) => ({ default: MyWeekPage })),
);
const MyTimesPage = lazy(() =>
  import('./own/my-times-page.tsx').then(({ MyTimesPage }) => ({ default: MyTimesPage })),
);

export const PEOPLE_ROUTES: readonly RouteObject[] = [
  { path: 'account', element: <AccountPage /> },
  { path: 'my-week', element: <MyWeekPage /> },
  { path: 'my-times', element: <MyTimesPage /> },
  { path: 'time-sheets', element: <TimeSheetPage /> },
  { path: 'holiday-balances', element: <HolidayPage /> },
];
