import * as z from 'zod/mini';
import { KEY_PATTERN, MAX_MIN_GAMES } from './filter-rules.ts';
import { matchFilters } from './filters.ts';
import { playerRow } from './players.ts';
import { cursor, instant, playerId, rate } from './primitives.ts';

const day = z.iso.date();

/** A ladder and a day: part of other queries. */
export const ladderQuery = z.object({
  /** The season of the ladder, which everyone starts from scratch; without it, the ladder of all rated matches. */
  season: z.optional(z.string().check(z.regex(KEY_PATTERN))),
  /** The ladder at the end of this day (UTC); without it the newest. */
  date: z.optional(day),
});
export type LadderQuery = z.infer<typeof ladderQuery>;

/** Ranked, still uncertain, or without a rated match for 30 days. */
export const ratingStatus = z.enum(['ranked', 'provisional', 'inactive']);

/** The players of a ladder: the query of `GET /api/mmr/summary` and of a player's rating, and part of others. */
export const ladderPlayersQuery = z.extend(ladderQuery, {
  ...z.pick(matchFilters, {
    region: true,
    partySize: true,
    minPowerScore: true,
    maxPowerScore: true,
  }).shape,
  /** Only players with a rated match in this many days before the ladder’s last one. */
  activeWithin: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(365))),
  /** Leaves out players with fewer rated matches, who then take no rank. */
  minGames: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_MIN_GAMES))),
});
export type LadderPlayersQuery = z.infer<typeof ladderPlayersQuery>;

/** `GET /api/mmr` */
export const mmrBoardQuery = z.extend(ladderPlayersQuery, {
  status: z._default(ratingStatus, 'ranked'),
  /** The page with this rank; only without a cursor. */
  rank: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000_000))),
  /** The page with this player, or the first one if they are not in the list; only without a cursor. */
  player: z.optional(playerId),
  cursor: z.optional(cursor),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2000)), 50),
});
export type MmrBoardQuery = z.infer<typeof mmrBoardQuery>;

export const mmrBoardRow = z.extend(playerRow, {
  /** 1 for the highest rating; equal ratings share a rank, and the following ranks are skipped. */
  rank: z.number(),
  /** The standard deviation of the rating: the true strength of some two in three players is within it. */
  uncertainty: z.number(),
  /** Rated matches on this ladder, and how many of them were won. */
  games: z.number(),
  winRate: rate,
  /** The highest MMR after a rated match. */
  best: z.number(),
  /** The changes of MMR in the last ten rated matches, oldest first. */
  changes: z.array(z.number()),
  /** The day (UTC) of the last rated match. */
  lastRatedOn: day,
  lastSeenAt: instant,
  /** Of the player's matches, finished or not, those that at least two independent logs agree on. */
  confirmed: z.number(),
});
export type MmrBoardRow = z.infer<typeof mmrBoardRow>;

export const mmrBoard = z.object({
  /** The last day (UTC) with a rated match, at whose end the board is; null without any. */
  asOf: z.nullable(day),
  /** Highest rating first. */
  players: z.array(mmrBoardRow),
  nextCursor: z.nullable(z.string()),
});
export type MmrBoard = z.infer<typeof mmrBoard>;

/** `GET /api/mmr/summary` */
export const mmrSummary = z.object({
  asOf: z.nullable(day),
  /** How many players that the filters leave are on each list. */
  ranked: z.number(),
  provisional: z.number(),
  inactive: z.number(),
  /** These ranked players by MMR, lowest first, in bins of equal width without gaps. */
  bins: z.array(z.object({ from: z.number(), to: z.number(), players: z.number() })),
  /** These ranked players in each named band, lowest first. */
  bands: z.array(z.object({ id: z.string(), from: z.number(), players: z.number() })),
  /** The days (UTC) with rated matches on this ladder, oldest first. */
  days: z.array(day),
  /** The seasons with rated matches, newest first. */
  seasons: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Where all ranked players mostly play, and in parties of which size, by number of players; no filter changes it. */
  regions: z.array(z.object({ id: z.string(), players: z.number() })),
  partySizes: z.array(z.object({ size: z.number(), players: z.number() })),
});
export type MmrSummary = z.infer<typeof mmrSummary>;

/** `GET /api/players/{id}/rating` */
export const playerRating = z.object({
  /** Null without a rated match on this ladder. */
  current: z.nullable(
    z.object({
      mmr: z.number(),
      uncertainty: z.number(),
      best: z.number(),
      games: z.number(),
      winRate: rate,
      status: ratingStatus,
      lastRatedOn: day,
      band: z.string(),
      /** Among the ranked players who match the filters; null if they do not. */
      rank: z.nullable(z.number()),
      ranked: z.number(),
      /** The percentage of these players with a lower rating, equal ones counted half. */
      percentile: z.nullable(z.number()),
    }),
  ),
  /** The end of every day with a rated match, oldest first; among all ranked players, whatever the filters. */
  history: z.array(
    z.object({
      day,
      mmr: z.number(),
      uncertainty: z.number(),
      /** Null while not ranked. */
      rank: z.nullable(z.number()),
      ranked: z.number(),
    }),
  ),
});
export type PlayerRating = z.infer<typeof playerRating>;

/** The rated matches of a month (UTC) and mode whose favourite had a chance of winning in this bin. */
export const calibrationCell = z.object({
  /** `2026-05` */
  month: z.string(),
  mode: z.object({ id: z.string(), name: z.string() }),
  /** 0 for a favourite with a chance of 50 to 55%, 9 for 95 to 100%. */
  bin: z.number(),
  matches: z.number(),
  draws: z.number(),
  /** How often the favourite won. */
  wins: z.number(),
  /** The sum of the favourites’ chances of winning; the scores below are sums over matches, too. */
  expected: z.number(),
  brier: z.number(),
  logLoss: z.number(),
  eloBrier: z.number(),
  eloLogLoss: z.number(),
});
export type CalibrationCell = z.infer<typeof calibrationCell>;

/** `GET /api/mmr/calibration` */
export const mmrCalibrationQuery = z.object({
  /** The first and the last day (UTC) of the matches. */
  from: z.optional(day),
  to: z.optional(day),
});
export type MmrCalibrationQuery = z.infer<typeof mmrCalibrationQuery>;

export const mmrCalibration = z.object({ cells: z.array(calibrationCell) });
export type MmrCalibration = z.infer<typeof mmrCalibration>;
