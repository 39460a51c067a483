import { seenOverview, toOverview } from '@scrapboard/back-end';
import { type Overview, overview } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { HiddenPlayers } from '../../hidden-players.ts';
import { answers } from '../../http/answers.ts';
import type { SightOf } from '../claims/create-sight.ts';
import { fetchOverview } from './fetch-overview.ts';

/** It sums up everything there is, so it is read at most this often. */
const keptFor = 60_000;

/** `GET /api/overview` */
export async function overviewRoutes(
  app: FastifyInstance,
  deps: Deps & { sightOf: SightOf; hidden: HiddenPlayers },
): Promise<void> {
  let reading: Promise<Overview> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  function read(): Promise<Overview> {
    const now = performance.now();
    if (reading !== undefined && now - readAt <= keptFor) return reading;
    readAt = now;
    const read = fetchOverview(deps, deps.hidden.ids.size).then((rows) =>
      toOverview(rows, deps.catalogue),
    );
    reading = read;
    read.catch(() => {
      if (reading === read) reading = undefined;
    });
    return read;
  }

  app.get(
    '/api/overview',
    {
      schema: {
        tags: ['Server'],
        summary: 'What all stored matches together say: modes, parts, power scores, leaders',
        response: answers(overview),
      },
    },
    async (request) => {
      const [all, { hides }] = await Promise.all([read(), deps.sightOf(request)]);
      return seenOverview(all, hides);
    },
  );
}
