import type { RouteObject } from 'react-router-dom';

export const PEOPLE_ROUTES: readonly RouteObject[] = [];
