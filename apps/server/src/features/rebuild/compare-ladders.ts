import { isDeepStrictEqual } from 'node:util';
import { createLadders, dayOf, type LadderMatch, type RatingRow } from '@scrapboard/matches';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { ratingCalibration, ratingDay } from '../../database/tables/ratings.ts';

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
const storedCounts = defineQuery({
  text: `select (select count(*) from rating_day)::float8 as places,
      (select count(*) from rating_calibration)::float8 as calibration,
      (select count(*) from rating_board)::float8 as board,
      (select count(*) from (select distinct ladder, player_id from rating_day) d)::float8 as players,
      (select count(*) from rating_board b join rating_day d using (ladder, player_id, day, mmr, games)
        where not exists (select from rating_day l where l.ladder = d.ladder
          and l.player_id = d.player_id and l.day > d.day))::float8 as newest`,
  columns: {
    places: 'float8',
    calibration: 'float8',
    board: 'float8',
    players: 'float8',
    newest: 'float8',
  },
});

/** Computes the ladders of all matches again, without storing them, and compares them with the stored ones. */
export function createLadderComparison(db: Queryable, seasonOf: (at: number) => string) {
  const ladders = createLadders(seasonOf);
  const mismatches = { places: 0, calibration: 0 };
  const computed = { places: 0, calibration: 0 };
  let today: number | null = null;

  async function endDay(): Promise<void> {
    if (today === null) return;
    const { players, calibration } = ladders.takeDay(today);
    const stored = await placesOfDay.all(db, today, [...new Set(players.map((row) => row.ladder))]);
    const byKey = new Map(stored.map((row) => [`${row.ladder} ${row.player_id}`, row]));
    for (const row of players) {
      if (!isDeepStrictEqual({ ...byKey.get(`${row.ladder} ${row.player_id}`) }, row)) {
        mismatches.places++;
      }
    }
    const storedScores = await calibrationOfDay.all(db, today);
    const scores = new Map(storedScores.map((row) => [`${row.mode} ${row.bin}`, row]));
    for (const row of calibration) {
      if (!isDeepStrictEqual({ ...scores.get(`${row.mode} ${row.bin}`) }, row)) {
        mismatches.calibration++;
      }
    }
    computed.places += players.length;
    computed.calibration += calibration.length;
  }

  return {
    /** Adds matches in order; `ratingRows` are what `updateStandings` returned for each. */
    async add(matches: readonly LadderMatch[], ratingRows: readonly RatingRow[][]): Promise<void> {
      for (const [i, match] of matches.entries()) {
        const day = dayOf(match.startedAt);
        if (day !== today) await endDay();
        today = day;
        ladders.apply(match, ratingRows[i] ?? []);
      }
    },

    /** Returns a line for each kind of problem. */
    async finish(): Promise<string[]> {
      await endDay();
      const counts = await storedCounts.first(db);
      const surplus = (counts?.places ?? 0) - computed.places;
      const surplusScores = (counts?.calibration ?? 0) - computed.calibration;
      const isBoardWrong = counts?.board !== counts?.players || counts?.newest !== counts?.players;
      return [
        ...(mismatches.places > 0
          ? [`${mismatches.places} places on ladders are not those of matches`]
          : []),
        ...(surplus > 0 ? ['Some places on ladders belong to no match'] : []),
        ...(mismatches.calibration > 0 || surplusScores > 0
          ? ['The scores of predictions are not those of the matches']
          : []),
        ...(isBoardWrong ? ['The leaderboard does not have the last place of every player'] : []),
      ];
    },
  };
}
