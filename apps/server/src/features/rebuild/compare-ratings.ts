import { isDeepStrictEqual } from 'node:util';
import {
  initialStanding,
  type Standing,
  toStandingColumns,
  updateStandings,
} from '@scrapboard/matches';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { playerFold } from '../../database/tables/players.ts';
import { rating } from '../../database/tables/ratings.ts';
import { loadLadderMatches } from '../ratings/load-ladder-matches.ts';
import { getMinWitnesses, readRanked } from '../ratings/ranked-setting.ts';
import { streamPlayedMatches } from '../ratings/stream-played-matches.ts';
import { createLadderComparison } from './compare-ladders.ts';

const ratingRequestExists = defineQuery({
  text: 'select exists (select from rate_request) as pending',
  columns: { pending: 'bool' },
});

const ratingsBetween = defineQuery({
  text: `select * from rating where started_at between $1 and $2 and match_id = any($3::int8[])`,
  parameters: ['timestamptz', 'timestamptz', 'int8[]'],
  columns: rating.columns,
});

const countRatings = defineQuery({
  text: 'select count(*)::float8 as count from rating',
  columns: { count: 'float8' },
});

const storedStandings = defineQuery({
  text: `select player_id, mmr, streak, best_win_streak, worst_loss_streak from player_fold
    where player_id > $1 order by player_id limit 10000`,
  parameters: ['text'],
  columns: {
    ...pick(playerFold, 'player_id', 'mmr', 'streak', 'best_win_streak', 'worst_loss_streak'),
  },
});

/**
 * Rates all matches again, without storing anything, and compares the result with what is stored.
 * Returns a line for each kind of problem; null if ratings are about to change. `db` must see a
 * single snapshot.
 */
export async function compareRatings(
  db: Queryable,
  isTeamMode: (mode: string) => boolean,
  seasonOf: (at: number) => string,
): Promise<string[] | null> {
  if ((await ratingRequestExists.first(db))?.pending === true) return null;
  const standings = new Map<string, Standing>();
  const wrongPlayers: string[] = [];
  let foundRatingCount = 0;
  const ladders = createLadderComparison(db, seasonOf);
  const requiredWitnesses = getMinWitnesses(await readRanked(db));
  for await (const matches of streamPlayedMatches(db, new Date(0), requiredWitnesses)) {
    const [from = 0, to = 0] = [matches[0]?.startedAt, matches.at(-1)?.startedAt];
    const ids = matches.map(({ id }) => id);
    const storedByKey = new Map(
      (await ratingsBetween.all(db, new Date(from), new Date(to), ids)).map((row) => [
        `${row.match_id} ${row.player_id}`,
        { ...row, started_at: row.started_at.getTime() },
      ]),
    );
    const ratingRows = matches.map((match) => updateStandings(match, standings, isTeamMode));
    await ladders.add(await loadLadderMatches(db, matches), ratingRows);
    for (const row of ratingRows.flat()) {
      const storedRow = storedByKey.get(`${row.match_id} ${row.player_id}`);
      if (storedRow !== undefined) foundRatingCount++;
      if (!isDeepStrictEqual(storedRow, row)) wrongPlayers.push(row.player_id);
    }
  }
  const surplus = ((await countRatings.first(db))?.count ?? 0) - foundRatingCount;
  const playersWithWrongStandings = await findWrongStandings(db, standings);
  return [
    ...describeProblem(wrongPlayers, 'ratings differ from the matches'),
    ...(surplus > 0 ? [`${surplus} ratings belong to no match`] : []),
    ...describeProblem(
      playersWithWrongStandings,
      'players have another rating or streak than after their last match',
    ),
    ...(await ladders.finish()),
  ];
}

async function findWrongStandings(
  db: Queryable,
  standings: ReadonlyMap<string, Standing>,
): Promise<string[]> {
  const wrongPlayers: string[] = [];
  let lastId = '';
  for (;;) {
    const rows = await storedStandings.all(db, lastId);
    for (const { player_id: id, ...row } of rows) {
      const { mu, sigma, ...expected } = toStandingColumns(standings.get(id) ?? initialStanding);
      if (!isDeepStrictEqual({ ...row }, expected)) wrongPlayers.push(id);
    }
    const last = rows.at(-1);
    if (last === undefined) return wrongPlayers;
    lastId = last.player_id;
  }
}

function describeProblem(players: readonly string[], problem: string): string[] {
  return players.length === 0
    ? []
    : [`${players.length} ${problem}, first of player ${players[0]}`];
}
