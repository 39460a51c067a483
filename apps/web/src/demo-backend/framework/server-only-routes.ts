import { notFound } from '@scrapboard/contract';
import { callNames, operationOf } from '@scrapboard/contract/operations';
import type { DemoRoute } from './route.ts';

/** The routes of calls for operators; the demo answers that it has none. */
export const serverOnlyRoutes: readonly DemoRoute[] = callNames
  .filter((call) => operationOf(call).serverOnly)
  .map((call) => ({
    call,
    delayMs: 0,
    async respond() {
      throw notFound(`Only a server answers ${call}. This demo runs in the browser.`);
    },
  }));
