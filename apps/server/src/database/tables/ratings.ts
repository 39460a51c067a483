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
