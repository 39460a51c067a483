import { answerVisibly } from '@scrapboard/read-models';
import { defineRoute } from '../../frame/define-route.ts';
import type { DemoRoute } from '../../frame/route.ts';
import { readOverview } from '../answers/read-overview.ts';
import { readSearch } from '../answers/read-search.ts';
import { readStatus } from '../answers/read-status.ts';
import { visibilityIn } from '../answers/visibility-in.ts';
import type { DataDeps } from '../data-deps.ts';

/** What is about everything there is: the status, what all matches say, the box to search in. */
export function statusRoutes({ store, viewers }: DataDeps): DemoRoute[] {
  const readNow = defineRoute('GET /api/status', async () => {
    // The same for everybody, so of those whom only their owner sees, none is shown.
    const hidden = await viewers.hiddenFrom(new Headers());
    return readStatus(await store.world(), hidden, store.now());
  });
  const search = defineRoute('GET /api/search', async ({ query, headers }) =>
    readSearch(await store.world(), query, await viewers.hiddenFrom(headers)),
  );
  const readAll = defineRoute('GET /api/overview', async ({ query, headers }) => {
    const world = await store.world();
    const visibility = visibilityIn(world, await viewers.hiddenFrom(headers));
    return await answerVisibly('GET /api/overview', undefined, visibility, () =>
      readOverview(world, query),
    );
  });
  return [readNow, readAll, search];
}
