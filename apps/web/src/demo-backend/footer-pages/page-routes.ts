import { defineRoute } from '../frame/define-route.ts';
import type { DemoRoute } from '../frame/route.ts';
import { demoTexts } from '../texts/demo-texts.ts';

/** A demo has no operator; what the product's own pages say of a server it says of itself. */
export function pageRoutes(): DemoRoute[] {
  const read = defineRoute(
    'GET /api/pages/{page}',
    ({ params: { page }, query: { language = 'en' } }) =>
      page === 'help'
        ? { text: null, language: null }
        : { text: demoTexts(language).pages[page], language },
  );
  return [read];
}
