import {
  initialStanding,
  type MatchRow,
  type RatingRow,
  type Standing,
  type StandingColumns,
  standingColumns,
  updateStandings,
} from '@scrapboard/matches';
import { orderForRating } from '@scrapboard/statistics';

export interface Ratings {
  /** A player's rating after one of their finished matches. */
  after(playerId: string, matchId: string): RatingRow | undefined;
  /** A player's current rating. */
  current(playerId: string): StandingColumns;
}

/** Rates all finished matches in chronological order, on first use. */
export function createRatings(matches: readonly MatchRow[]): Ratings {
  let computed: { rows: Map<string, RatingRow>; standings: Map<string, Standing> } | undefined;
  const compute = () => {
    const standings = new Map<string, Standing>();
    const rows = new Map<string, RatingRow>();
    for (const match of sortForRating(matches)) {
      for (const row of updateStandings(match, standings))
        rows.set(keyOf(row.player_id, match.id), row);
    }
    return { rows, standings };
  };
  const get = () => {
    computed ??= compute();
    return computed;
  };
  return {
    after: (playerId, matchId) => get().rows.get(keyOf(playerId, matchId)),
    current: (playerId) => standingColumns(get().standings.get(playerId) ?? initialStanding),
  };
}

const keyOf = (playerId: string, matchId: string) => `${playerId} ${matchId}`;

function sortForRating(matches: readonly MatchRow[]) {
  const played = matches.flatMap(({ winner_team, ...row }) =>
    winner_team === null
      ? []
      : {
          id: BigInt(row.id),
          startedAt: row.started_at,
          category: row.category,
          mode: row.mode,
          winnerTeam: winner_team,
          playerIds: row.player_ids,
          teams: row.teams,
          botTeams: row.bot_teams,
          isRanked: true,
        },
  );
  return orderForRating(played).map((match) => ({ ...match, id: match.id.toString() }));
}
