import { ApiError, type LeadersQuery } from '@scrapboard/contract';
import {
  defaultLeaderMeasure,
  HIGHEST_MIN_GAMES,
  LOWEST_MIN_GAMES,
} from '@scrapboard/contract/leader-rules';
import { NON_FILTER_PARAMETERS, type Question, questionParameters } from '@scrapboard/questions';
import {
  countingFilter,
  leaderQuestionBase,
  type RankingRule,
} from '@scrapboard/questions/leaders';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { parseQuestion } from '../parse-question.ts';

/** A query for leaders as a question about the facts, and how its answer is ranked. */
export interface LeadersQuestion {
  /** Selects pairs of part and player, as many as one question may. */
  question: Question;
  ranking: RankingRule;
}

/**
 * The maximum number of pairs of part and player in one question. Each takes about a kilobyte of memory while
 * it is ranked, and blocks the server for some microseconds.
 */
const MAX_PAIRS = 100_000;

/** Parameters of questions that do not select matches. */
const NOT_FILTERS: readonly string[] = [
  ...NON_FILTER_PARAMETERS.filter((name) => name !== 'zone'),
  'partKind',
  'carried',
];

/** Returns the question of a query for leaders; throws an `ApiError` (400) that explains what is not valid. */
export function parseLeadersQuery(query: LeadersQuery): LeadersQuestion {
  const { kind, by = defaultLeaderMeasure[kind], minGames: text, player: _, ...filters } = query;
  const minGames = text === undefined ? MIN_SAMPLE : Number(text);
  if (minGames < LOWEST_MIN_GAMES || minGames > HIGHEST_MIN_GAMES) {
    const expected = `It takes a whole number from ${LOWEST_MIN_GAMES} to ${HIGHEST_MIN_GAMES}.`;
    throw createBadQuery('minGames', expected);
  }
  const [surplus] = Object.keys(filters).filter((name) => NOT_FILTERS.includes(name));
  if (surplus !== undefined) throw createBadQuery(surplus, 'It is not a filter of leaders.');
  const fixed: Question = {
    ...leaderQuestionBase(by, minGames),
    by: ['part', 'player'],
    per: [],
    filters: { partKind: [kind], ...countingFilter(kind) },
    order: [{ name: 'games', descending: true }],
    ...{ limit: 1, offset: 0 },
  };
  const parameters = Object.fromEntries(questionParameters(fixed));
  return {
    question: { ...parseQuestion({ ...filters, ...parameters }), limit: MAX_PAIRS },
    ranking: { by, minGames },
  };
}

function createBadQuery(parameter: string, expected: string): ApiError {
  const message = `“${parameter}”: ${expected}`;
  return new ApiError(400, 'bad_question', message, undefined, {
    fields: { [parameter]: message },
  });
}
