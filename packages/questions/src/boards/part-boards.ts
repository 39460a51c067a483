import { type LeaderMeasure, leaderMeasures } from '@scrapboard/contract/leader-rules';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { countingFilter, leaderQuestionBase } from '../leaders/index.ts';
import { MAX_LIMIT } from '../question.ts';

/** How many players the board of a part has. */
export const PART_BOARD_SIZE = 100;

const byMostGames = [{ name: 'games', descending: true }] as const;

/** Returns the question about all players with a part. */
export const partPlayersQuestion = (
  kind: PartPageKind,
  part: string,
  by: LeaderMeasure,
  minGames: number,
) =>
  ({
    ...leaderQuestionBase(by, minGames),
    limit: MAX_LIMIT,
    by: ['player'],
    filters: { part: [part], ...countingFilter(kind) },
    order: byMostGames,
  }) as const;

/** Returns the question about all players with a part in each month, the newest months first. */
export const partMonthsQuestion = (
  kind: PartPageKind,
  part: string,
  by: LeaderMeasure,
  minGames: number,
) =>
  ({
    ...leaderQuestionBase(by, minGames),
    limit: MAX_LIMIT,
    by: ['month', 'player'],
    filters: { part: [part], ...countingFilter(kind) },
    order: [{ name: 'month', descending: true }],
  }) as const;

/** Returns the question about every number that players can be ranked by, for some players. */
export const boardNumbersQuestion = (
  kind: PartPageKind,
  part: string,
  players: readonly string[],
) =>
  ({
    facts: 'parts',
    measures: ['games', ...leaderMeasures],
    by: ['player'],
    filters: { part: [part], ...countingFilter(kind), player: players },
    order: byMostGames,
  }) as const;

/** How many players one question about the numbers of a board names: so few ids always fit into a filter. */
const PLAYERS_PER_QUESTION = 50;

/** Returns the questions about every number of the players on a board. */
export const boardNumbersQuestions = (
  kind: PartPageKind,
  part: string,
  players: readonly string[],
) =>
  Array.from({ length: Math.ceil(players.length / PLAYERS_PER_QUESTION) }, (_, index) =>
    boardNumbersQuestion(
      kind,
      part,
      players.slice(index * PLAYERS_PER_QUESTION, (index + 1) * PLAYERS_PER_QUESTION),
    ),
  );
