import { notFound } from '@scrapboard/contract';
import { callNames, operationOf } from '@scrapboard/contract/operations';
import type { DemoRoute } from './route.ts';

/** The calls for whoever runs a server. The demo has none, and says so. */
export const serverOnlyRoutes: readonly DemoRoute[] = callNames
  .filter((call) => operationOf(call).serverOnly)
  .map((call) => ({
    call,
    delayMs: 0,
    async answer() {
      throw notFound(`Only a server answers ${call}. This demo runs in the browser.`);
    },
  }));
