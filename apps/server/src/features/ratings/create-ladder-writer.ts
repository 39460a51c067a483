import {
  countLadderDay,
  createLadders,
  dayOf,
  type LadderDayCount,
  type LadderMatch,
  type LadderRow,
  type RatingRow,
} from '@scrapboard/matches';
import type { ClientBase } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { ratingCalibration, ratingCount, ratingDay } from '../../database/tables/ratings.ts';
import { copyRows, toCopy } from '../store/copy-rows.ts';

const deletePlaces = defineQuery({
  text: `with deleted as (delete from rating_day where day >= $1 returning ladder, player_id)
      select distinct ladder, player_id from deleted`,
  parameters: ['int4'],
  columns: pick(ratingDay, 'ladder', 'player_id'),
});
const deleteCounts = defineQuery({
  text: 'delete from rating_count where day >= $1',
  parameters: ['int4'],
});
const deleteCalibration = defineQuery({
  text: 'delete from rating_calibration where day >= $1',
  parameters: ['int4'],
});

const calibrationBefore = defineQuery({
  text: `select coalesce(sum(squares), 0) as squares, coalesce(sum(products), 0) as products
      from rating_calibration where day < $1`,
  parameters: ['int4'],
  columns: { squares: 'float8', products: 'float8' },
});

const lastPlaces = defineQuery({
  name: 'load_ladder_places',
  text: `select d.* from unnest($1::text[], $2::text[]) as p (ladder, id) cross join lateral (
      select * from rating_day where ladder = p.ladder and player_id = p.id
      order by day desc limit 1
    ) d`,
  parameters: ['text[]', 'text[]'],
  columns: ratingDay.columns,
});

const placesBefore = defineQuery({
  text: `select player_id, mmr, sigma, day from rating_board where ladder = $1 and day < $2`,
  parameters: ['text', 'int4'],
  columns: pick(ratingDay, 'player_id', 'mmr', 'sigma', 'day'),
});

const deleteBoard = defineQuery({
  text: `delete from rating_board b using unnest($1::text[], $2::text[]) as p (ladder, id)
      where b.ladder = p.ladder and b.player_id = p.id`,
  parameters: ['text[]', 'text[]'],
});
const insertBoard = defineQuery({
  text: `insert into rating_board
      select d.* from unnest($1::text[], $2::text[]) as p (ladder, id) cross join lateral (
        select * from rating_day where ladder = p.ladder and player_id = p.id
        order by day desc limit 1
      ) d`,
  parameters: ['text[]', 'text[]'],
});

type CountedPlace = Pick<LadderRow, 'mmr' | 'sigma' | 'day'>;

/**
 * Rewrites the ladders from a day on, within the transaction that rates: the days are deleted, their matches
 * added in order, and `finish` writes the last day and the last place of every changed player.
 */
export async function createLadderWriter(
  client: ClientBase,
  from: Date,
  seasonOf: (at: number) => string,
) {
  const firstDay = dayOf(from.getTime());
  const ladders = createLadders(seasonOf, await calibrationBefore.first(client, firstDay));
  /** The players whose places changed or were loaded, by ladder. */
  const loadedPlayers = new Map<string, Set<string>>();
  const placesToCount = new Map<string, Map<string, CountedPlace>>();
  let currentDay: number | null = null;

  const deletedPlaces = await deletePlaces.all(client, firstDay);
  await deleteCounts.run(client, firstDay);
  await deleteCalibration.run(client, firstDay);
  await load(deletedPlaces);

  async function load(places: readonly { ladder: string; player_id: string }[]): Promise<void> {
    const missingPlaces = places.filter(({ ladder, player_id }) => {
      const loadedIds = loadedPlayers.get(ladder) ?? new Set();
      loadedPlayers.set(ladder, loadedIds);
      if (loadedIds.has(player_id)) return false;
      loadedIds.add(player_id);
      return true;
    });
    if (missingPlaces.length === 0) return;
    for (const { ladder } of missingPlaces) await loadEarlierPlaces(ladder);
    const rows = await lastPlaces.all(
      client,
      missingPlaces.map(({ ladder }) => ladder),
      missingPlaces.map(({ player_id }) => player_id),
    );
    for (const row of rows) {
      ladders.load(row);
      placesToCount.get(row.ladder)?.set(row.player_id, row);
    }
  }

  /** Loads the last places of a ladder's players before the first day, once. */
  async function loadEarlierPlaces(ladder: string): Promise<void> {
    if (placesToCount.has(ladder)) return;
    const rows = await placesBefore.all(client, ladder, firstDay);
    placesToCount.set(ladder, new Map(rows.map(({ player_id, ...place }) => [player_id, place])));
  }

  async function endDay(): Promise<void> {
    if (currentDay === null) return;
    const day = currentDay;
    const { players, calibration } = ladders.takeDay(day);
    for (const row of players) placesToCount.get(row.ladder)?.set(row.player_id, row);
    const counts: LadderDayCount[] = [...new Set(players.map(({ ladder }) => ladder))].map(
      (ladder) => countLadderDay(ladder, day, placesToCount.get(ladder)?.values() ?? []),
    );
    await copyRows(client, [
      toCopy(ratingDay, players),
      toCopy(ratingCount, counts),
      toCopy(ratingCalibration, calibration),
    ]);
  }

  return {
    /** Adds matches in order; `ratingRows` are what `updateStandings` returned for each. */
    async add(matches: readonly LadderMatch[], ratingRows: readonly RatingRow[][]): Promise<void> {
      const neededPlaces = matches.flatMap((match, i) =>
        ratingRows[i]?.some(({ mmr_change }) => mmr_change !== null)
          ? ladders
              .laddersOf(match)
              .flatMap((ladder) => match.playerIds.map((player_id) => ({ ladder, player_id })))
          : [],
      );
      await load(neededPlaces);
      for (const [i, match] of matches.entries()) {
        const day = dayOf(match.startedAt);
        if (day !== currentDay) await endDay();
        currentDay = day;
        ladders.apply(match, ratingRows[i] ?? []);
      }
    },

    async finish(): Promise<void> {
      await endDay();
      const changedPlaces = [...loadedPlayers].flatMap(([ladder, ids]) =>
        [...ids].sort().map((id) => ({ ladder, id })),
      );
      const ladderNames = changedPlaces.map(({ ladder }) => ladder);
      const ids = changedPlaces.map(({ id }) => id);
      await deleteBoard.run(client, ladderNames, ids);
      await insertBoard.run(client, ladderNames, ids);
    },
  };
}
