import { searchAnswer, searchQuery } from '@scrapboard/contract';
import { createCatalogueSearch } from '@scrapboard/search';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import type { VisibilityFor } from '../claims/create-visibility.ts';
import { fetchFoundPlayers } from './fetch-found-players.ts';

/** `GET /api/search`: what a box asks while somebody types. */
export async function searchRoutes(
  instance: FastifyInstance,
  { pool, catalogue, visibilityFor }: Deps & { visibilityFor: VisibilityFor },
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const searchCatalogue = createCatalogueSearch(catalogue.parts(), catalogue.maps());

  app.get(
    '/api/search',
    {
      schema: {
        tags: ['Search'],
        summary: 'Players, parts and maps by name, best first',
        description:
          'For boxes that answer while one types. Case, accents and signs make no difference, Cyrillic and Greek are read as Latin, former nicknames count, and where little is found a typo or two is forgiven. An id finds its player, part or map.',
        querystring: searchQuery,
        response: answers(searchAnswer, 400),
      },
    },
    async (request) => {
      const { q, limit } = request.query;
      const { hidden } = await visibilityFor(request);
      const players = await fetchFoundPlayers(pool, request.query, hidden);
      return { players, ...searchCatalogue(q, limit) };
    },
  );
}
