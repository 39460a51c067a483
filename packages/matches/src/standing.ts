import {
  currentStreak,
  displayedMmr,
  initialRating,
  noStreaks,
  type Rating,
  type Streaks,
} from '@scrapboard/statistics';

/** The values that depend on the order in which a player's matches were played. */
export interface Standing {
  rating: Rating;
  streaks: Streaks;
}

export const initialStanding: Standing = { rating: { ...initialRating }, streaks: noStreaks };

/** The columns in which `rating` and `player_fold` store a standing. */
export interface StandingColumns {
  mu: number;
  sigma: number;
  mmr: number;
  streak: number;
  best_win_streak: number;
  worst_loss_streak: number;
}

/** Converts a standing to the columns of its tables; `parseStandingColumns` converts it back. */
export function toStandingColumns({ rating, streaks }: Standing): StandingColumns {
  return {
    mu: rating.mu,
    sigma: rating.sigma,
    mmr: displayedMmr(rating),
    streak: currentStreak(streaks),
    best_win_streak: streaks.longestWin,
    worst_loss_streak: streaks.longestLoss,
  };
}

/** Restores the standing after a stored match, only for applying further matches to it. */
export function parseStandingColumns(row: Omit<StandingColumns, 'mmr'>): Standing {
  const result = row.streak > 0 ? 1 : row.streak < 0 ? -1 : 0;
  const run = { result, length: Math.max(1, Math.abs(row.streak)) } as const;
  return {
    rating: { mu: row.mu, sigma: row.sigma },
    streaks: {
      games: run.length,
      first: run,
      last: run,
      longestWin: row.best_win_streak,
      longestLoss: row.worst_loss_streak,
    },
  };
}
