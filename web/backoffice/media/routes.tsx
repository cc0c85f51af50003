import type { RouteObject } from 'react-router-dom';

export const MEDIA_ROUTES: readonly RouteObject[] = [];
