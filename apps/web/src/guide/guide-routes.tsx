import type { RouteObject } from 'react-router';

/** The routes of the guide. */
export const guideRoutes: RouteObject[] = [];
