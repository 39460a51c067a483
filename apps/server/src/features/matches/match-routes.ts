import { match, matchId, notFound } from '@scrapboard/contract';
import { maskHidden, namesWithoutId } from '@scrapboard/read-models';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import type { VisibilityFor } from '../claims/create-visibility.ts';
import { fetchHiddenNames } from './fetch-hidden-names.ts';
import { fetchMatch } from './fetch-match.ts';

/** `GET /api/matches/{id}` */
export async function matchRoutes(
  instance: FastifyInstance,
  deps: Deps & { visibilityFor: VisibilityFor },
): Promise<void> {
  instance.withTypeProvider<ZodTypeProvider>().get(
    '/api/matches/:id',
    {
      schema: {
        tags: ['Matches'],
        summary: 'A match: both teams, rounds, who damaged and destroyed whom, parts and medals',
        params: z.object({ id: matchId }),
        response: answers(match, 400, 404),
      },
    },
    async (request) => {
      const found = await fetchMatch(deps, request.params.id);
      if (found === null) throw notFound('There is no match with this id.');
      const sight = await deps.visibilityFor(request);
      const names = await fetchHiddenNames(deps.pool, namesWithoutId(found), sight.hidden);
      return maskHidden(found, sight, names);
    },
  );
}
