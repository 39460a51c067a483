import { type Condition, finished, won } from '../aggregate.ts';
import { type Measure, number } from './measure.ts';

/** Bots have no names, so the matches of one cannot be told from those of others. */
const finishedByHumans: readonly Condition[] = [...finished, { column: 'bot', is: false }];

/** Returns a player's longest run of matches that meet conditions, and when its last match began. */
function defineStreak(name: string, conditions: readonly Condition[]): [string, Measure][] {
  const longest = number(
    { reduce: 'run', conditions, where: finishedByHumans },
    { unit: 'matches', better: 'higher' },
  );
  const end = number(
    { reduce: 'runEnd', conditions, where: finishedByHumans },
    { unit: 'instant' },
  );
  return [
    [name, { ...longest, isPerPlayer: true }],
    [`${name}End`, { ...end, isPerPlayer: true }],
  ];
}

/** What each match of a streak meets. */
export const streakConditions = {
  winStreak: won,
  survivalStreak: [{ column: 'deaths', atMost: 0 }],
  mvpStreak: [{ column: 'mvp', atLeast: 1 }],
} as const satisfies Record<string, readonly Condition[]>;

export type StreakName = keyof typeof streakConditions;
export const streakNames = Object.keys(streakConditions) as StreakName[];

/**
 * Streaks of a player among the matches that a question selects: finished ones in the order they were
 * played. A draw ends a streak of wins.
 */
export const streakMeasures: Readonly<Record<string, Measure>> = Object.fromEntries(
  streakNames.flatMap((name) => defineStreak(name, streakConditions[name])),
);
