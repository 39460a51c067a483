import {
  type Calibration,
  displayedMmr,
  INITIAL_ELO,
  initialRating,
  type Rating,
  updateElo,
  updateRatings,
} from '@scrapboard/statistics';
import { listPlayers, type PlayedMatch, type RatingRow } from '../update-standings.ts';
import { type CalibrationRow, createCalibrationTally } from './create-calibration-tally.ts';
import {
  type LadderRow,
  MAX_RECENT_MATCHES,
  OVERALL_LADDER,
  parseRecentMatches,
  type RecentMatch,
  seasonLadder,
  serializeRecentMatches,
  summarizeRecentMatches,
} from './ladder-row.ts';

/** A match with what ladders show of its players; lists are in the order of `playerIds`. */
export interface LadderMatch extends PlayedMatch {
  region: string | null;
  partySizes: readonly number[];
  powerScores: readonly number[];
}

interface Place {
  rating: Rating;
  best: number;
  games: number;
  wins: number;
  draws: number;
  recent: RecentMatch[];
}

export interface LadderDay {
  /** A row for each ladder and player of the day, by ladder and player. */
  players: LadderRow[];
  /** How accurate the day's predictions were. */
  calibration: CalibrationRow[];
}

const DAY_MS = 86_400_000;
const emptyCalibration: Calibration = { squares: 0, products: 0 };
const initialPlace: Place = {
  rating: initialRating,
  best: 0,
  games: 0,
  wins: 0,
  draws: 0,
  recent: [],
};

/** Returns the day of an instant, in days since 1970-01-01 in UTC. */
export function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}

/**
 * Creates the ladders: one of all rated matches, with the ratings of `updateStandings`, and one per season,
 * which everyone starts from scratch. Apply the matches of a day in the order of `orderForRating`, then
 * call `takeDay`. Continuing from the rows of the days before, and from the sums of their calibration, gives the
 * same as applying all matches.
 */
export function createLadders(
  seasonOf: (at: number) => string,
  earlierSums: Calibration = emptyCalibration,
) {
  const places = new Map<string, Map<string, Place>>();
  const elo = new Map<string, number>();
  let changedIds = new Map<string, Set<string>>();
  const sums = { ...earlierSums };
  let calibrationTally = createCalibrationTally(sums);

  const placesOf = (ladder: string) => {
    const ladderPlaces = places.get(ladder) ?? new Map<string, Place>();
    places.set(ladder, ladderPlaces);
    return ladderPlaces;
  };

  /** Records what a match changed on one ladder. */
  function record(
    ladder: string,
    match: LadderMatch,
    changes: readonly { id: string; rating: Rating; before: Rating }[],
  ): void {
    const ladderPlaces = placesOf(ladder);
    const ids = changedIds.get(ladder) ?? new Set<string>();
    changedIds.set(ladder, ids);
    for (const { id, rating, before } of changes) {
      const place = ladderPlaces.get(id) ?? initialPlace;
      const index = match.playerIds.indexOf(id);
      const recent = {
        change: displayedMmr(rating) - displayedMmr(before),
        partySize: match.partySizes[index] ?? 1,
        powerScore: match.powerScores[index] ?? 0,
        region: match.region,
      };
      const mmr = displayedMmr(rating);
      ladderPlaces.set(id, {
        rating,
        best: place.games === 0 ? mmr : Math.max(place.best, mmr),
        games: place.games + 1,
        wins: place.wins + (match.teams[index] === match.winnerTeam ? 1 : 0),
        draws: place.draws + (match.winnerTeam === 0 ? 1 : 0),
        recent: [...place.recent, recent].slice(-MAX_RECENT_MATCHES),
      });
      ids.add(id);
    }
  }

  return {
    /** Returns the ladders on which the last rows of a match's players must be loaded before it is applied. */
    laddersOf: (match: PlayedMatch) => [OVERALL_LADDER, seasonLadder(seasonOf(match.startedAt))],

    /** Continues from the last row of a player on a ladder. */
    load(row: LadderRow): void {
      const { mu, sigma, best, games, wins, draws } = row;
      placesOf(row.ladder).set(row.player_id, {
        rating: { mu, sigma },
        ...{ best, games, wins, draws },
        recent: parseRecentMatches(row.recent),
      });
      if (row.elo !== null) elo.set(row.player_id, row.elo);
    },

    /** Applies a match; `rows` are what `updateStandings` returned for it. */
    apply(match: LadderMatch, rows: readonly RatingRow[]): void {
      const rated = rows.filter(({ mmr_change }) => mmr_change !== null);
      if (rated.length === 0) return;
      const ratedMatch = { winnerTeam: match.winnerTeam, players: listPlayers(match) };
      const overall = placesOf(OVERALL_LADDER);
      record(
        OVERALL_LADDER,
        match,
        rated.map(({ player_id: id, mu, sigma }) => ({
          id,
          rating: { mu, sigma },
          before: overall.get(id)?.rating ?? initialRating,
        })),
      );
      const season = seasonLadder(seasonOf(match.startedAt));
      const ratings = new Map(
        [...match.playerIds].map((id) => [
          id,
          placesOf(season).get(id)?.rating ?? { ...initialRating },
        ]),
      );
      record(
        season,
        match,
        updateRatings(ratings, ratedMatch).map(({ id, before, after }) => ({
          id,
          rating: after,
          before,
        })),
      );
      const eloUpdate = updateElo(elo, ratedMatch);
      const teamRow = rated.find(({ player_id }) => {
        return match.teams[match.playerIds.indexOf(player_id)] === eloUpdate?.team;
      });
      if (eloUpdate === null || teamRow === undefined || teamRow.expected === null) return;
      calibrationTally.add(match, eloUpdate.team, teamRow.expected, eloUpdate.expected);
    },

    /** Returns the rows of the matches applied since the last day was taken. */
    takeDay(day: number): LadderDay {
      const players = [...changedIds].flatMap(([ladder, ids]) =>
        [...ids].map((id) => {
          const place = placesOf(ladder).get(id) ?? initialPlace;
          return {
            ladder,
            player_id: id,
            day,
            mu: place.rating.mu,
            sigma: place.rating.sigma,
            mmr: displayedMmr(place.rating),
            ...{ best: place.best, games: place.games, wins: place.wins, draws: place.draws },
            elo: ladder === OVERALL_LADDER ? (elo.get(id) ?? INITIAL_ELO) : null,
            ...summarizeRecentMatches(place.recent),
            recent: serializeRecentMatches(place.recent),
          };
        }),
      );
      const ladderDay = { players, calibration: calibrationTally.rows(day) };
      for (const { squares, products } of ladderDay.calibration) {
        sums.squares += squares;
        sums.products += products;
      }
      changedIds = new Map();
      calibrationTally = createCalibrationTally(sums);
      return ladderDay;
    },
  };
}

export type Ladders = ReturnType<typeof createLadders>;
