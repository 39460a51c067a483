import { defineTable } from '../define-table.ts';

/** A player after each of their finished matches, rated or not. */
export const rating = defineTable('rating', {
  player_id: 'text',
  started_at: 'timestamptz',
  match_id: 'int8',
  mu: 'float8',
  sigma: 'float8',
  mmr: 'int4',
  /** Null if the match is not rated. */
  mmr_change: 'int4?',
  /**
   * The probability of winning that the ratings gave the player's team before the match, in
   * ten-thousandths; null if the match is not rated.
   */
  expected: 'int2?',
  streak: 'int4',
  best_win_streak: 'int4',
  worst_loss_streak: 'int4',
});

/** The times from which matches have changed since they were last rated. */
defineTable('rate_request', { from_at: 'timestamptz' });

/** Documented by `LadderRow` of packages/matches. */
const placeColumns = {
  ladder: 'text',
  player_id: 'text',
  day: 'int4',
  mu: 'float8',
  sigma: 'float8',
  mmr: 'int4',
  best: 'int4',
  games: 'int4',
  wins: 'int4',
  draws: 'int4',
  elo: 'float8?',
  region: 'text?',
  party_size: 'int4',
  power_score: 'int4',
  recent: 'text',
} as const;

/** A player's place on a ladder at the end of each day on which they played a rated match. */
export const ratingDay = defineTable('rating_day', placeColumns);

/** The last of these days of each player. */
export const ratingBoard = defineTable('rating_board', placeColumns);

/**
 * How many players of a ladder had which MMR at the end of a day with rated matches; documented by
 * `LadderDayCount` of packages/matches.
 */
export const ratingCount = defineTable('rating_count', {
  ladder: 'text',
  day: 'int4',
  provisional: 'int4',
  inactive: 'int4',
  counts: 'text',
});

/** How accurate predictions were, by day, mode and bin; documented by `CalibrationRow` of packages/matches. */
export const ratingCalibration = defineTable('rating_calibration', {
  day: 'int4',
  mode: 'text',
  bin: 'int4',
  matches: 'int4',
  draws: 'int4',
  wins: 'int4',
  expected: 'float8',
  squares: 'float8',
  products: 'float8',
  brier: 'float8',
  log_loss: 'float8',
  elo_brier: 'float8',
  elo_log_loss: 'float8',
});
