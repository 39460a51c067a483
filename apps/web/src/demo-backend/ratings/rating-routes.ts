import { defaultCatalogue } from '@scrapboard/catalogue';
import {
  hasBoardFilters,
  parseDayNumber,
  toCalibration,
  toPlayerRating,
} from '@scrapboard/read-models';
import type { DataDeps } from '../data/data-deps.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { createFindPlayer } from '../players/create-find-player.ts';
import { countByMmr, selectPlaces } from './count-selected.ts';
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
    defineRoute('GET /api/mmr/calibration', async ({ query }) => {
      const { from, to } = query;
      const rows = (await store.dataset()).ratings.ladders().calibration;
      const rowsOfDays = rows.filter(
        ({ day }) =>
          (from === undefined || day >= parseDayNumber(from)) &&
          (to === undefined || day <= parseDayNumber(to)),
      );
      return toCalibration(rowsOfDays, defaultCatalogue);
    }),
    defineRoute('GET /api/players/{id}/rating', async (call) => {
      const { dataset, player } = await findPlayer(call);
      const { query, visibility } = call;
      const snapshot = readLadder(dataset, query);
      const { counts, rows } = snapshot;
      const ranked = selectPlaces(snapshot, query, 'ranked', visibility);
      return toPlayerRating({
        days: rows.filter(({ player_id }) => player_id === player.id),
        counts,
        hidden: rows.filter(({ player_id }) => visibility.isHidden(player_id)),
        ...(hasBoardFilters(query) && {
          filtered: {
            counts: countByMmr(ranked),
            includesPlayer: ranked.some(({ player_id }) => player_id === player.id),
          },
        }),
      });
    }),
  ];
}
