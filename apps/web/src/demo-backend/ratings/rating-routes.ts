import { defaultCatalogue } from '@scrapboard/catalogue';
import { toCalibration, toPlayerRating } from '@scrapboard/read-models';
import type { DataDeps } from '../data/data-deps.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { createFindPlayer } from '../players/create-find-player.ts';
import { fetchMmrBoard } from './fetch-mmr-board.ts';
import { fetchMmrSummary } from './fetch-mmr-summary.ts';
import { readLadder } from './read-ladder.ts';

/** Returns the routes of the leaderboard of ratings, and of how well they predict. */
export function ratingRoutes({ store }: DataDeps): DemoRoute[] {
  const findPlayer = createFindPlayer(store);

  return [
    defineRoute('GET /api/mmr', async ({ query, visibility }) =>
      fetchMmrBoard(await store.dataset(), query, visibility),
    ),
    defineRoute('GET /api/mmr/summary', async ({ query, visibility }) =>
      fetchMmrSummary(await store.dataset(), query, visibility),
    ),
    defineRoute('GET /api/mmr/calibration', async () =>
      toCalibration((await store.dataset()).ratings.ladders().calibration, defaultCatalogue),
    ),
    defineRoute('GET /api/players/{id}/rating', async (call) => {
      const { dataset, player } = await findPlayer(call);
      const { counts, rows } = readLadder(dataset, call.query);
      return toPlayerRating({
        days: rows.filter(({ player_id }) => player_id === player.id),
        counts,
        hidden: rows.filter(({ player_id }) => call.visibility.isHidden(player_id)),
      });
    }),
  ];
}
