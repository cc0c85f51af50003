import type { RouteObject } from 'react-router-dom';

export const CONTENT_ROUTES: readonly RouteObject[] = [];
