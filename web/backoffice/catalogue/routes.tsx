import type { RouteObject } from 'react-router-dom';

export const CATALOGUE_ROUTES: readonly RouteObject[] = [];
