import { infoPage, infoPageName, infoPageQuery } from '@scrapboard/contract';
import * as z from 'zod/mini';
import { defineRoute } from '../frame/define-route.ts';
import type { DemoRoute } from '../frame/route.ts';

/** A demo has no operator who could have written other pages than the product's own. */
export function pageRoutes(): DemoRoute[] {
  const read = defineRoute(
    {
      call: 'GET /api/pages/{page}',
      params: z.object({ page: infoPageName }),
      query: infoPageQuery,
      answer: infoPage,
    },
    () => ({ text: null, language: null }),
  );
  return [read];
}
