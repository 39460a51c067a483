/** 1 won, 0 drawn, -1 lost, null unfinished. */
export type Result = 1 | 0 | -1 | null;

/** A run of equal results next to each other. */
export interface Run {
  result: 1 | 0 | -1;
  length: number;
}

/**
 * The streaks of a stretch of matches in the order they were played. `first` and `last` are its
 * outermost runs, which is what merging two stretches needs; `last` is the streak that is going on.
 */
export interface Streaks {
  games: number;
  first: Run | null;
  last: Run | null;
  longestWin: number;
  longestLoss: number;
}

export const noStreaks: Streaks = {
  games: 0,
  first: null,
  last: null,
  longestWin: 0,
  longestLoss: 0,
};

/** The streaks of one match; an unfinished one neither continues nor ends a streak. */
export function streakOf(result: Result): Streaks {
  if (result === null) return noStreaks;
  const run = { result, length: 1 };
  return {
    games: 1,
    first: run,
    last: run,
    longestWin: result === 1 ? 1 : 0,
    longestLoss: result === -1 ? 1 : 0,
  };
}

/**
 * Joins two stretches, the earlier one first. Grouping does not matter, order does: a late match is
 * put in by merging what came before it, itself, and what came after. A draw ends a streak.
 */
export function mergeStreaks(earlier: Streaks, later: Streaks): Streaks {
  if (earlier.last === null || earlier.first === null) return later;
  if (later.last === null || later.first === null) return earlier;
  const joins = earlier.last.result === later.first.result;
  const seam = joins ? earlier.last.length + later.first.length : 0;
  const result = later.first.result;
  return {
    games: earlier.games + later.games,
    first:
      joins && earlier.first.length === earlier.games ? { result, length: seam } : earlier.first,
    last: joins && later.last.length === later.games ? { result, length: seam } : later.last,
    longestWin: Math.max(earlier.longestWin, later.longestWin, result === 1 ? seam : 0),
    longestLoss: Math.max(earlier.longestLoss, later.longestLoss, result === -1 ? seam : 0),
  };
}

/** The streaks of results given in the order they were played. */
export function foldStreaks(results: Iterable<Result>): Streaks {
  let streaks = noStreaks;
  for (const result of results) streaks = mergeStreaks(streaks, streakOf(result));
  return streaks;
}

/** The streak that is going on: wins above 0, losses below, 0 after a draw or without a game. */
export function currentStreak(streaks: Streaks): number {
  return streaks.last === null ? 0 : streaks.last.result * streaks.last.length;
}
