import type { RouteObject } from 'react-router-dom';

export const STATISTICS_ROUTES: readonly RouteObject[] = [];
