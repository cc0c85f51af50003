import type { RouteObject } from 'react-router-dom';

export const ORDERS_ROUTES: readonly RouteObject[] = [];
