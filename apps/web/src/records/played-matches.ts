import {
  isStreak,
  type RecordName,
  recordDefinition,
  recordNames,
  type StreakName,
} from '@scrapboard/questions/boards';
import type { PageQuestion } from '../questions/page-question.ts';
import type { Row } from '../questions/question-query.ts';
import { countOf, keyOf } from '../questions/read-row.ts';

/** How many matches one question returns at most. */
const MAX_MATCHES = 10_000;

/** Returns the question about every finished match of a player with its numbers, newest first. */
export const playerMatchesQuestion = (player: string) =>
  ({
    facts: 'players',
    measures: [
      ...([
        'damage',
        'kills',
        'assists',
        'score',
        'cabinDamage',
        'damageRec',
        'droneKills',
      ] as const),
      ...(['duration', 'games', 'wins', 'deaths', 'mvp', 'first'] as const),
    ],
    by: ['match', 'player', 'mode'],
    filters: { player: [player] },
    minimums: [{ measure: 'games', atLeast: 1 }],
    order: [{ name: 'first', descending: true }],
    limit: MAX_MATCHES,
    isTopOnly: true,
  }) as const satisfies PageQuestion;

/** A player's match with its number of every kind of best; null if the match does not count for it. */
export interface PlayedMatch {
  id: string;
  mode: string;
  /** ISO 8601. */
  at: string;
  values: Readonly<Record<RecordName, number | null>>;
}

/** Returns the matches of an answer to `playerMatchesQuestion` in the order they were played. */
export function toPlayedMatches(rows: readonly Row[]): PlayedMatch[] {
  const streaksByMode = new Map<string, Record<StreakName, number>>();
  return rows.toReversed().map((row) => {
    const mode = keyOf(row, 'mode');
    const previous = streaksByMode.get(mode);
    const extendStreak = (name: StreakName, isContinued: boolean) =>
      isContinued ? (previous?.[name] ?? 0) + 1 : 0;
    const streaks = {
      winStreak: extendStreak('winStreak', countOf(row, 'wins') > 0),
      survivalStreak: extendStreak('survivalStreak', countOf(row, 'deaths') === 0),
      mvpStreak: extendStreak('mvpStreak', countOf(row, 'mvp') > 0),
    };
    streaksByMode.set(mode, streaks);
    const entries = recordNames.map((name) => [
      name,
      isStreak(name) ? streaks[name] : valueInMatch(name, row),
    ]);
    return {
      id: keyOf(row, 'match'),
      mode,
      at: String(row.first),
      values: Object.fromEntries(entries),
    };
  });
}

function valueInMatch(name: RecordName, row: Row): number | null {
  const { minSeconds, total } = recordDefinition(name);
  if (total === undefined) return null;
  const value = countOf(row, total);
  if (minSeconds === undefined) return value;
  const seconds = countOf(row, 'duration');
  return seconds < minSeconds ? null : (60 * value) / seconds;
}
