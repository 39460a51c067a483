import { type LeaderMeasure, leaderMeasures } from '@scrapboard/contract/leader-rules';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { MAX_LIMIT } from '@scrapboard/questions';
import { countingFilter, rankedNumbers } from '@scrapboard/questions/leaders';
import type { PageQuestion } from '../../questions/page-question.ts';

/** How many players the board of a part has. */
export const BOARD_SIZE = 100;

const byMostGames = [{ name: 'games', descending: true }] as const;

/** All players with a part. */
export const partPlayers = (
  kind: PartPageKind,
  part: string,
  by: LeaderMeasure,
  minGames: number,
) =>
  ({
    ...rankedNumbers(by, minGames),
    limit: MAX_LIMIT,
    by: ['player'],
    filters: { part: [part], ...countingFilter(kind) },
    order: byMostGames,
  }) as const satisfies PageQuestion;

/** All players with a part in each month, the newest months first. */
export const partMonths = (kind: PartPageKind, part: string, by: LeaderMeasure, minGames: number) =>
  ({
    ...rankedNumbers(by, minGames),
    limit: MAX_LIMIT,
    by: ['month', 'player'],
    filters: { part: [part], ...countingFilter(kind) },
    order: [{ name: 'month', descending: true }],
  }) as const satisfies PageQuestion;

/** Every number that players can be ranked by, for some of them. */
export const boardNumbers = (kind: PartPageKind, part: string, players: readonly string[]) =>
  ({
    facts: 'parts',
    measures: ['games', ...leaderMeasures],
    by: ['player'],
    filters: { part: [part], ...countingFilter(kind), player: players },
    order: byMostGames,
  }) as const satisfies PageQuestion;
