import { type Condition, finished, won } from '../aggregate.ts';
import { type Measure, number } from './measure.ts';

/** Bots have no names, so the matches of one cannot be told from those of others. */
const isFinishedByHuman: readonly Condition[] = [...finished, { column: 'bot', is: false }];

/** Returns a player's longest run of matches that meet conditions, and when its last match began. */
function streakOf(name: string, conditions: readonly Condition[]): [string, Measure][] {
  const longest = number(
    { reduce: 'run', conditions, where: isFinishedByHuman },
    { unit: 'matches', better: 'higher' },
  );
  const end = number(
    { reduce: 'runEnd', conditions, where: isFinishedByHuman },
    { unit: 'instant' },
  );
  return [
    [name, { ...longest, isPerPlayer: true }],
    [`${name}End`, { ...end, isPerPlayer: true }],
  ];
}

/**
 * Streaks of a player among the matches that a question selects: finished ones in the order they were
 * played. A draw ends a streak of wins.
 */
export const streakMeasures: Readonly<Record<string, Measure>> = Object.fromEntries([
  ...streakOf('winStreak', won),
  ...streakOf('survivalStreak', [{ column: 'deaths', atMost: 0 }]),
  ...streakOf('mvpStreak', [{ column: 'mvp', atLeast: 1 }]),
]);
