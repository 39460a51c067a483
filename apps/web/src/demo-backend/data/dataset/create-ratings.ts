import { defaultCatalogue } from '@scrapboard/catalogue';
import {
  type CalibrationRow,
  countLadderDay,
  createLadders,
  dayOf,
  initialStanding,
  type LadderDayCount,
  type LadderMatch,
  type LadderRow,
  type MatchRow,
  type ParticipantRow,
  type RatingRow,
  type Standing,
  type StandingColumns,
  toStandingColumns,
  updateStandings,
} from '@scrapboard/matches';
import { orderForRating } from '@scrapboard/statistics';

export interface Ratings {
  /** A player's rating after one of their finished matches. */
  after(playerId: string, matchId: string): RatingRow | undefined;
  /** A player's current rating. */
  current(playerId: string): StandingColumns;
  ladders(): LadderTables;
}

/** The ladders by day, in the form of the server’s tables. */
export interface LadderTables {
  /** Ordered by day. */
  rows: LadderRow[];
  counts: LadderDayCount[];
  calibration: CalibrationRow[];
}

interface RatingResults {
  rows: Map<string, RatingRow>;
  standings: Map<string, Standing>;
  ladders: LadderTables;
}

/** Rates all finished matches in chronological order, on first use; `participants` are their players. */
export function createRatings(
  matches: readonly MatchRow[],
  participants: readonly ParticipantRow[],
): Ratings {
  let results: RatingResults | undefined;
  const computeResults = (): RatingResults => {
    const standings = new Map<string, Standing>();
    const rows = new Map<string, RatingRow>();
    const ladders = collectLadders();
    for (const match of sortForRating(matches, participants)) {
      const changedRows = updateStandings(match, standings);
      for (const row of changedRows) rows.set(keyOf(row.player_id, match.id), row);
      ladders.add(match, changedRows);
    }
    return { rows, standings, ladders: ladders.finish() };
  };
  const getResults = () => {
    results ??= computeResults();
    return results;
  };
  return {
    after: (playerId, matchId) => getResults().rows.get(keyOf(playerId, matchId)),
    ladders: () => getResults().ladders,
    current: (playerId) =>
      toStandingColumns(getResults().standings.get(playerId) ?? initialStanding),
  };
}

const keyOf = (playerId: string, matchId: string) => `${playerId} ${matchId}`;

/** Collects the ladders of matches that are added in order. */
function collectLadders() {
  const ladders = createLadders((at) => defaultCatalogue.seasonAt(at).id);
  const all: LadderTables = { rows: [], counts: [], calibration: [] };
  const latestRows = new Map<string, Map<string, LadderRow>>();
  let currentDay: number | null = null;

  function endDay(): void {
    if (currentDay === null) return;
    const day = currentDay;
    const { players, calibration } = ladders.takeDay(day);
    for (const row of players) {
      const ladderRows = latestRows.get(row.ladder) ?? new Map<string, LadderRow>();
      latestRows.set(row.ladder, ladderRows.set(row.player_id, row));
    }
    for (const ladder of new Set(players.map((row) => row.ladder))) {
      all.counts.push(countLadderDay(ladder, day, latestRows.get(ladder)?.values() ?? []));
    }
    all.rows.push(...players);
    all.calibration.push(...calibration);
  }

  return {
    add(match: LadderMatch, rows: readonly RatingRow[]): void {
      const day = dayOf(match.startedAt);
      if (day !== currentDay) endDay();
      currentDay = day;
      ladders.apply(match, rows);
    },
    finish(): LadderTables {
      endDay();
      return all;
    },
  };
}

function sortForRating(matches: readonly MatchRow[], participants: readonly ParticipantRow[]) {
  const seats = new Map(participants.map((row) => [keyOf(row.player_id, row.match_id), row]));
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
          region: row.region,
          partySizes: row.player_ids.map((id) => seats.get(keyOf(id, row.id))?.party_size ?? 1),
          powerScores: row.player_ids.map((id) => seats.get(keyOf(id, row.id))?.power_score ?? 0),
          isRanked: true,
        },
  );
  return orderForRating(played).map((match) => ({ ...match, id: match.id.toString() }));
}
