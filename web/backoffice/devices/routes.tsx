import type { RouteObject } from 'react-router-dom';

export const DEVICES_ROUTES: readonly RouteObject[] = [];
