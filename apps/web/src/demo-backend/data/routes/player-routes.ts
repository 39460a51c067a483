import { notFound, unknownPlayer } from '@scrapboard/contract';
import { defineRoute } from '../../frame/define-route.ts';
import { type DemoRoute, SPECIFIED_DELAY_MS } from '../../frame/route.ts';
import { readAdjacentMatches } from '../answers/read-adjacent-matches.ts';
import { readBreakdown } from '../answers/read-breakdown.ts';
import { readComparison } from '../answers/read-comparison.ts';
import { readGraphs } from '../answers/read-graphs.ts';
import { readMatches } from '../answers/read-matches.ts';
import { readMmrBoard } from '../answers/read-mmr-board.ts';
import { readParts } from '../answers/read-parts.ts';
import { readPlayedWith } from '../answers/read-played-with.ts';
import { readPlayer } from '../answers/read-player.ts';
import { readPlayers } from '../answers/read-players.ts';
import { readPowerScores } from '../answers/read-power-scores.ts';
import { readProfile } from '../answers/read-profile.ts';
import type { DataDeps } from '../data-deps.ts';

/** Returns the routes of the player list, the rating board and single players. */
export function playerRoutes({ store }: DataDeps): DemoRoute[] {
  /** Returns the player of the path. */
  async function find({ params }: { params: { id: string } }) {
    const world = await store.world();
    const found = world.players.get(params.id);
    if (found === undefined) throw unknownPlayer();
    return { world, found };
  }

  return [
    defineRoute(
      'GET /dev/profile/{id}',
      async (call) => {
        const { world, found } = await find(call);
        return readProfile(world, found, call.query);
      },
      SPECIFIED_DELAY_MS,
    ),
    defineRoute('GET /api/players', async ({ query, visibility }) =>
      readPlayers(await store.world(), query, visibility),
    ),
    defineRoute('GET /api/mmr', async ({ query, visibility }) =>
      readMmrBoard(await store.world(), query, visibility),
    ),
    defineRoute('GET /api/players/{id}', async (call) => {
      const { world, found } = await find(call);
      return readPlayer(world, found);
    }),
    defineRoute('GET /api/players/{id}/matches', async (call) => {
      const { cursor, limit, ...filters } = call.query;
      const { world, found } = await find(call);
      return readMatches(world, found, filters, { cursor, limit });
    }),
    defineRoute('GET /api/players/{id}/matches/{match}/adjacent', async (call) => {
      const { world, found } = await find(call);
      const adjacent = readAdjacentMatches(world, found, call.params.match, call.query);
      if (adjacent === null) throw notFound('No match with this ID was found.');
      return adjacent;
    }),
    defineRoute('GET /api/players/{id}/graphs', async (call) => {
      const { world, found } = await find(call);
      return readGraphs(world, found, call.query);
    }),
    defineRoute('GET /api/players/{id}/parts', async (call) => {
      const { group, ...filters } = call.query;
      const { found } = await find(call);
      return readParts(found, filters, group);
    }),
    defineRoute('GET /api/players/{id}/power-scores', async (call) => {
      const { found } = await find(call);
      return readPowerScores(found, call.query);
    }),
    defineRoute('GET /api/players/{id}/breakdown', async (call) => {
      const { by, ...filters } = call.query;
      const { found } = await find(call);
      return readBreakdown(found, filters, by);
    }),
    defineRoute('GET /api/players/{id}/comparison', async (call) => {
      const { world, found } = await find(call);
      return readComparison(world, found, call.query);
    }),
    defineRoute('GET /api/players/{id}/played-with', async (call) => {
      const { world, found } = await find(call);
      return readPlayedWith(world, found, call.query);
    }),
  ];
}
