import {
  matchFilters,
  playedWith,
  player,
  playerGraphs,
  playerId,
  playerMatchesPage,
  playerMatchesQuery,
  playerParts,
  playerPartsQuery,
  playerPowerScores,
  playersPage,
  playersQuery,
} from '@scrapboard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { unknownPlayer, type VisibilityFor } from '../claims/create-visibility.ts';
import { fetchPlayedWith } from './fetch-played-with.ts';
import { fetchPlayer } from './fetch-player.ts';
import { fetchPlayerExists } from './fetch-player-exists.ts';
import { fetchPlayerGraphs } from './fetch-player-graphs.ts';
import { fetchPlayerMatches } from './fetch-player-matches.ts';
import { fetchPlayerParts } from './fetch-player-parts.ts';
import { fetchPlayerPowerScores } from './fetch-player-power-scores.ts';
import { fetchPlayers } from './fetch-players.ts';

const params = z.object({ id: playerId });
const tags = ['Players'];

/** The list of players, and everything about one of them that is more than his profile. */
export async function playerRoutes(
  instance: FastifyInstance,
  deps: Deps & { visibilityFor: VisibilityFor },
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { pool, visibilityFor } = deps;

  /** Of every route here that is about one player. */
  async function refuseHidden(request: FastifyRequest): Promise<void> {
    const { id } = request.params as z.infer<typeof params>;
    if ((await visibilityFor(request)).isHidden(id)) throw unknownPlayer();
  }

  /** A list of nothing for a player nobody has met would read as if he had played nothing. */
  async function orNotFound<T>(id: string, answer: Promise<T>): Promise<T> {
    const [known, found] = await Promise.all([fetchPlayerExists(pool, id), answer]);
    if (!known) throw unknownPlayer();
    return found;
  }

  app.get(
    '/api/players',
    {
      schema: {
        tags,
        summary: 'Players, searched and sorted, page by page',
        description:
          'Names that start with `search` come first, then those that hold it; an id finds its player. Sorted by `winRate`, players with fewer than 20 games come last.',
        querystring: playersQuery,
        response: answers(playersPage, 400),
      },
    },
    async (request) => {
      const { hidden } = await visibilityFor(request);
      return await fetchPlayers(pool, request.query, hidden);
    },
  );

  app.get(
    '/api/players/:id',
    {
      preHandler: refuseHidden,
      schema: {
        tags,
        summary: 'Who a player is, and what his matches can be filtered by',
        params,
        response: answers(player, 400, 404),
      },
    },
    async (request) => {
      const found = await fetchPlayer(deps, request.params.id);
      if (found === null) throw unknownPlayer();
      return found;
    },
  );

  app.get(
    '/api/players/:id/matches',
    {
      preHandler: refuseHidden,
      schema: {
        tags,
        summary: 'Matches of a player, newest first, page by page',
        params,
        querystring: playerMatchesQuery,
        response: answers(playerMatchesPage, 400, 404),
      },
    },
    (request) => {
      const { cursor, limit, ...filters } = request.query;
      const { id } = request.params;
      return orNotFound(id, fetchPlayerMatches(deps, id, filters, { cursor, limit }));
    },
  );

  app.get(
    '/api/players/:id/graphs',
    {
      preHandler: refuseHidden,
      schema: {
        tags,
        summary: 'Form over time and how damage is spread',
        params,
        querystring: matchFilters,
        response: answers(playerGraphs, 400, 404),
      },
    },
    ({ params: { id }, query }) => orNotFound(id, fetchPlayerGraphs(pool, id, query)),
  );

  app.get(
    '/api/players/:id/parts',
    {
      preHandler: refuseHidden,
      schema: {
        tags,
        summary: 'Weapons, movement parts or cabins of a player, most damage first',
        params,
        querystring: playerPartsQuery,
        response: answers(playerParts, 400, 404),
      },
    },
    (request) => {
      const { group, ...filters } = request.query;
      const { id } = request.params;
      return orNotFound(id, fetchPlayerParts(deps, id, filters, group));
    },
  );

  app.get(
    '/api/players/:id/power-scores',
    {
      preHandler: refuseHidden,
      schema: {
        tags,
        summary: 'How a player does by power score',
        params,
        querystring: matchFilters,
        response: answers(playerPowerScores, 400, 404),
      },
    },
    ({ params: { id }, query }) => orNotFound(id, fetchPlayerPowerScores(pool, id, query)),
  );

  app.get(
    '/api/players/:id/played-with',
    {
      preHandler: refuseHidden,
      schema: {
        tags,
        summary: 'Who a player met most in his newest 500 matches',
        params,
        querystring: matchFilters,
        response: answers(playedWith, 400, 404),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { isHidden } = await visibilityFor(request);
      const met = await orNotFound(id, fetchPlayedWith(pool, id, request.query));
      return { ...met, players: met.players.filter(({ player }) => !isHidden(player.id)) };
    },
  );
}
