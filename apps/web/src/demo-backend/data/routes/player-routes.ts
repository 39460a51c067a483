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
  profile,
  unknownPlayer,
} from '@scrapboard/contract';
import * as z from 'zod/mini';
import { defineRoute } from '../../frame/define-route.ts';
import { type DemoRoute, specifiedDelay } from '../../frame/route.ts';
import { readGraphs } from '../answers/read-graphs.ts';
import { readMatches } from '../answers/read-matches.ts';
import { readParts } from '../answers/read-parts.ts';
import { readPlayedWith } from '../answers/read-played-with.ts';
import { readPlayer } from '../answers/read-player.ts';
import { readPlayers } from '../answers/read-players.ts';
import { readPowerScores } from '../answers/read-power-scores.ts';
import { readProfile } from '../answers/read-profile.ts';
import type { DataDeps } from '../data-deps.ts';

const params = z.object({ id: playerId });

/** The list of players, and everything about one of them. */
export function playerRoutes({ store, viewers }: DataDeps): DemoRoute[] {
  /** Of every call that is about one player. */
  async function find({ params, headers }: { params: { id: string }; headers: Headers }) {
    const [world, hidden] = await Promise.all([store.world(), viewers.hiddenFrom(headers)]);
    const found = hidden.has(params.id) ? undefined : world.players.get(params.id);
    if (found === undefined) throw unknownPlayer();
    return { world, found, hidden };
  }

  return [
    defineRoute(
      {
        call: 'GET /dev/profile/{id}',
        params,
        query: matchFilters,
        answer: profile,
        delay: specifiedDelay,
      },
      async (call) => {
        const { world, found } = await find(call);
        return readProfile(world, found, call.query);
      },
    ),
    defineRoute(
      { call: 'GET /api/players', query: playersQuery, answer: playersPage },
      async ({ query, headers }) =>
        readPlayers(await store.world(), query, await viewers.hiddenFrom(headers)),
    ),
    defineRoute({ call: 'GET /api/players/{id}', params, answer: player }, async (call) => {
      const { world, found } = await find(call);
      return readPlayer(world, found);
    }),
    defineRoute(
      {
        call: 'GET /api/players/{id}/matches',
        params,
        query: playerMatchesQuery,
        answer: playerMatchesPage,
      },
      async (call) => {
        const { cursor, limit, ...filters } = call.query;
        const { world, found } = await find(call);
        return readMatches(world, found, filters, { cursor, limit });
      },
    ),
    defineRoute(
      {
        call: 'GET /api/players/{id}/graphs',
        params,
        query: matchFilters,
        answer: playerGraphs,
      },
      async (call) => {
        const { world, found } = await find(call);
        return readGraphs(world, found, call.query);
      },
    ),
    defineRoute(
      {
        call: 'GET /api/players/{id}/parts',
        params,
        query: playerPartsQuery,
        answer: playerParts,
      },
      async (call) => {
        const { group, ...filters } = call.query;
        const { found } = await find(call);
        return readParts(found, filters, group);
      },
    ),
    defineRoute(
      {
        call: 'GET /api/players/{id}/power-scores',
        params,
        query: matchFilters,
        answer: playerPowerScores,
      },
      async (call) => {
        const { found } = await find(call);
        return readPowerScores(found, call.query);
      },
    ),
    defineRoute(
      {
        call: 'GET /api/players/{id}/played-with',
        params,
        query: matchFilters,
        answer: playedWith,
      },
      async (call) => {
        const { world, found, hidden } = await find(call);
        const met = readPlayedWith(world, found, call.query);
        return { ...met, players: met.players.filter(({ player }) => !hidden.has(player.id)) };
      },
    ),
  ];
}
