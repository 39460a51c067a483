import { type Condition, finished, won } from '../aggregate.ts';
import { type Measure, number } from './measure.ts';

/** Bots have no names, so the matches of one are not known apart from those of others. */
const ofHumans: readonly Condition[] = [...finished, { column: 'bot', is: false }];

/** Returns a player's longest run of matches that meet conditions, and when its last match began. */
function streak(name: string, of: readonly Condition[]): [string, Measure][] {
  const longest = number(
    { reduce: 'run', of, where: ofHumans },
    { unit: 'matches', better: 'higher' },
  );
  const end = number({ reduce: 'runEnd', of, where: ofHumans }, { unit: 'instant' });
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
  ...streak('winStreak', won),
  ...streak('survivalStreak', [{ column: 'deaths', atMost: 0 }]),
  ...streak('mvpStreak', [{ column: 'mvp', atLeast: 1 }]),
]);
