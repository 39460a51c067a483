import { isDeepStrictEqual } from 'node:util';
import {
  countLadderDay,
  createLadders,
  dayOf,
  type LadderMatch,
  type LadderRow,
  type RatingRow,
} from '@scrapboard/matches';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { ratingCalibration, ratingCount, ratingDay } from '../../database/tables/ratings.ts';

const placesOfDay = defineQuery({
  text: 'select * from rating_day where day = $1 and ladder = any($2)',
  parameters: ['int4', 'text[]'],
  columns: ratingDay.columns,
});
const calibrationOfDay = defineQuery({
  text: 'select * from rating_calibration where day = $1',
  parameters: ['int4'],
  columns: ratingCalibration.columns,
});
const countsOfDay = defineQuery({
  text: 'select * from rating_count where day = $1',
  parameters: ['int4'],
  columns: ratingCount.columns,
});
const rowCounts = defineQuery({
  text: `select (select count(*) from rating_day)::float8 as places,
      (select count(*) from rating_calibration)::float8 as calibration,
      (select count(*) from rating_count)::float8 as counts,
      (select count(*) from rating_board)::float8 as board,
      (select count(*) from (select distinct ladder, player_id from rating_day) d)::float8 as players,
      (select count(*) from rating_board b join rating_day d using (ladder, player_id, day, mmr, games)
        where not exists (select from rating_day l where l.ladder = d.ladder
          and l.player_id = d.player_id and l.day > d.day))::float8 as newest`,
  columns: {
    places: 'float8',
    calibration: 'float8',
    counts: 'float8',
    board: 'float8',
    players: 'float8',
    newest: 'float8',
  },
});

/** Computes the ladders of all matches again, without storing them, and compares them with the stored ones. */
export function createLadderComparison(db: Queryable, seasonOf: (at: number) => string) {
  const ladders = createLadders(seasonOf);
  const mismatches = { places: 0, calibration: 0, counts: 0 };
  const computedCounts = { places: 0, calibration: 0, counts: 0 };
  /** The last place of each player, by ladder. */
  const lastPlaces = new Map<string, Map<string, LadderRow>>();
  let currentDay: number | null = null;

  async function endDay(): Promise<void> {
    if (currentDay === null) return;
    const { players, calibration } = ladders.takeDay(currentDay);
    await compareCounts(currentDay, players);
    const storedPlaces = await placesOfDay.all(db, currentDay, [
      ...new Set(players.map((row) => row.ladder)),
    ]);
    const byKey = new Map(storedPlaces.map((row) => [`${row.ladder} ${row.player_id}`, row]));
    for (const row of players) {
      if (!isDeepStrictEqual({ ...byKey.get(`${row.ladder} ${row.player_id}`) }, row)) {
        mismatches.places++;
      }
    }
    const storedScores = await calibrationOfDay.all(db, currentDay);
    const scores = new Map(storedScores.map((row) => [`${row.mode} ${row.bin}`, row]));
    for (const row of calibration) {
      if (!isDeepStrictEqual({ ...scores.get(`${row.mode} ${row.bin}`) }, row)) {
        mismatches.calibration++;
      }
    }
    computedCounts.places += players.length;
    computedCounts.calibration += calibration.length;
  }

  async function compareCounts(day: number, players: readonly LadderRow[]): Promise<void> {
    for (const row of players) {
      const places = lastPlaces.get(row.ladder) ?? new Map<string, LadderRow>();
      lastPlaces.set(row.ladder, places.set(row.player_id, row));
    }
    const storedCounts = await countsOfDay.all(db, day);
    const byLadder = new Map(storedCounts.map((row) => [row.ladder, row]));
    for (const ladder of new Set(players.map((row) => row.ladder))) {
      const expected = countLadderDay(ladder, day, lastPlaces.get(ladder)?.values() ?? []);
      if (!isDeepStrictEqual({ ...byLadder.get(ladder) }, expected)) mismatches.counts++;
      computedCounts.counts++;
    }
  }

  return {
    /** Adds matches in order; `ratingRows` are what `updateStandings` returned for each. */
    async add(matches: readonly LadderMatch[], ratingRows: readonly RatingRow[][]): Promise<void> {
      for (const [i, match] of matches.entries()) {
        const day = dayOf(match.startedAt);
        if (day !== currentDay) await endDay();
        currentDay = day;
        ladders.apply(match, ratingRows[i] ?? []);
      }
    },

    /** Returns a line for each kind of problem. */
    async finish(): Promise<string[]> {
      await endDay();
      const storedRows = await rowCounts.first(db);
      const surplusPlaces = (storedRows?.places ?? 0) - computedCounts.places;
      const surplusScores = (storedRows?.calibration ?? 0) - computedCounts.calibration;
      const surplusCounts = (storedRows?.counts ?? 0) - computedCounts.counts;
      const isBoardWrong =
        storedRows?.board !== storedRows?.players || storedRows?.newest !== storedRows?.players;
      return [
        ...(mismatches.places > 0
          ? [`${mismatches.places} places on ladders differ from the matches`]
          : []),
        ...(surplusPlaces > 0 ? ['Some places on ladders belong to no match'] : []),
        ...(mismatches.counts > 0 || surplusCounts > 0
          ? ['The counts of players by MMR differ from the ladders']
          : []),
        ...(mismatches.calibration > 0 || surplusScores > 0
          ? ['The scores of predictions differ from the matches']
          : []),
        ...(isBoardWrong ? ['The leaderboard does not have the last place of every player'] : []),
      ];
    },
  };
}
