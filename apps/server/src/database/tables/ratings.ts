import type { Int8 } from '../columns.ts';

/** A player after each of his finished matches, rated or not. */
export interface RatingTable {
  player_id: string;
  started_at: Date;
  match_id: Int8;
  mu: number;
  sigma: number;
  mmr: number;
  /** Null where the match is not of a kind that is rated. */
  mmr_change: number | null;
  streak: number;
  best_win_streak: number;
  worst_loss_streak: number;
}

/** Times from which on matches changed since they were last rated. */
export interface RateRequestTable {
  from_at: Date;
}
