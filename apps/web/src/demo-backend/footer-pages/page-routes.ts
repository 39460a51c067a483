import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { demoTexts } from '../texts/demo-texts.ts';

/** Returns the routes of the footer pages. A demo has no operator, and so only its own texts. */
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
