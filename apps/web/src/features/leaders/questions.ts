import { type Filters, MAX_LIMIT } from '@scrapboard/questions';
import { defaultCountingMode, type PartPageKind } from '../../catalogue/part-kinds.ts';
import type { PageQuestion } from '../../questions/page-question.ts';
import { type LeaderMeasure, leaderMeasures } from './leader-measures.ts';

/** How many players the board of a part has. */
export const BOARD_SIZE = 100;

const countingFilter = (kind: PartPageKind): Filters =>
  defaultCountingMode[kind] === 'carried' ? { carried: 'true' } : {};

/** The number that players are ranked by, of those with enough games. */
const ranking = (by: LeaderMeasure, minGames: number) =>
  ({
    facts: 'parts',
    measures: ['games', by],
    minimums: [{ measure: 'games', atLeast: minGames }],
    limit: MAX_LIMIT,
  }) as const;

const byMostGames = [{ name: 'games', descending: true }] as const;

/** All players with each part of a kind. */
export const kindPlayers = (kind: PartPageKind, by: LeaderMeasure, minGames: number) =>
  ({
    ...ranking(by, minGames),
    by: ['part', 'player'],
    filters: { partKind: [kind], ...countingFilter(kind) },
    order: byMostGames,
  }) as const satisfies PageQuestion;

/** All players with a part. */
export const partPlayers = (
  kind: PartPageKind,
  part: string,
  by: LeaderMeasure,
  minGames: number,
) =>
  ({
    ...ranking(by, minGames),
    by: ['player'],
    filters: { part: [part], ...countingFilter(kind) },
    order: byMostGames,
  }) as const satisfies PageQuestion;

/** All players with a part in each month, the newest months first. */
export const partMonths = (kind: PartPageKind, part: string, by: LeaderMeasure, minGames: number) =>
  ({
    ...ranking(by, minGames),
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
