/** 1 won, 0 drawn, -1 lost, null unfinished. */
export type Result = 1 | 0 | -1 | null;

/** A run of consecutive equal results. */
export interface Run {
  result: 1 | 0 | -1;
  length: number;
}

/**
 * The streaks within a sequence of matches in the order they were played. `first` and `last` are
 * its outermost runs, which merging two sequences requires; `last` is the current streak.
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

/** Returns the streaks of one match; an unfinished one neither continues nor ends a streak. */
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
 * Joins two sequences, the earlier one first. Grouping does not matter, order does: to insert a
 * late match, merge the matches before it, the match itself, and those after it. A draw ends a
 * streak.
 */
export function mergeStreaks(earlier: Streaks, later: Streaks): Streaks {
  if (earlier.last === null || earlier.first === null) return later;
  if (later.last === null || later.first === null) return earlier;
  const isJoined = earlier.last.result === later.first.result;
  const joinedLength = isJoined ? earlier.last.length + later.first.length : 0;
  const result = later.first.result;
  return {
    games: earlier.games + later.games,
    first:
      isJoined && earlier.first.length === earlier.games
        ? { result, length: joinedLength }
        : earlier.first,
    last:
      isJoined && later.last.length === later.games ? { result, length: joinedLength } : later.last,
    longestWin: Math.max(earlier.longestWin, later.longestWin, result === 1 ? joinedLength : 0),
    longestLoss: Math.max(earlier.longestLoss, later.longestLoss, result === -1 ? joinedLength : 0),
  };
}

/** Returns the streaks of results in the order they were played. */
export function foldStreaks(results: Iterable<Result>): Streaks {
  let streaks = noStreaks;
  for (const result of results) streaks = mergeStreaks(streaks, streakOf(result));
  return streaks;
}

/**
 * Returns the current streak: positive for wins, negative for losses, 0 after a draw or without a
 * game.
 */
export function currentStreak(streaks: Streaks): number {
  return streaks.last === null ? 0 : streaks.last.result * streaks.last.length;
}
