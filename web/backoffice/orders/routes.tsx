import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const KitchenPage = lazy(async () => ({
  default: (await import('./kitchen/kitchen-page.tsx')).KitchenPage,
}));

const NewOrderPage = lazy(async () => ({
  default: (await import('./phone/new-order-page.tsx')).NewOrderPage,
}));

/** The order screens apart from board and history, which every shift needs at once. */
export const ORDERS_ROUTES: readonly RouteObject[] = [
  { path: 'kitchen', element: <KitchenPage /> },
  { path: 'orders/new', element: <NewOrderPage /> },
];
