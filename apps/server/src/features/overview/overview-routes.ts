import { type Overview, overview, overviewQuery } from '@scrapboard/contract';
import { type OverviewRows, partOverview, seenOverview, toOverview } from '@scrapboard/read-models';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Deps } from '../../deps.ts';
import type { HiddenPlayers } from '../../hidden-players.ts';
import { answers } from '../../http/answers.ts';
import type { VisibilityFor } from '../claims/create-visibility.ts';
import { fetchOverview } from './fetch-overview.ts';

/** It sums up everything there is, so it is read at most this often. */
const CACHE_TTL_MS = 60_000;

interface Read {
  all: Overview;
  parts: OverviewRows['parts'];
}

/** `GET /api/overview` */
export async function overviewRoutes(
  instance: FastifyInstance,
  deps: Deps & { visibilityFor: VisibilityFor; hidden: HiddenPlayers },
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  let reading: Promise<Read> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  function read(): Promise<Read> {
    const now = performance.now();
    if (reading !== undefined && now - readAt <= CACHE_TTL_MS) return reading;
    readAt = now;
    const read = fetchOverview(deps, deps.hidden.ids.size).then((rows) => ({
      all: toOverview(rows, deps.catalogue),
      parts: rows.parts,
    }));
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
        querystring: overviewQuery,
        response: answers(overview, 400),
      },
    },
    async (request) => {
      const [{ all, parts }, { isHidden }] = await Promise.all([
        read(),
        deps.visibilityFor(request),
      ]);
      const { part } = request.query;
      return {
        ...seenOverview(all, isHidden),
        part: part === undefined ? null : partOverview(parts, deps.catalogue, part),
      };
    },
  );
}
