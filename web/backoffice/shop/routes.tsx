import type { RouteObject } from 'react-router-dom';

export const SHOP_ROUTES: readonly RouteObject[] = [];
