import { ApiError, type LeadersQuery } from '@scrapboard/contract';
import {
  defaultLeaderMeasure,
  HIGHEST_MIN_GAMES,
  LOWEST_MIN_GAMES,
} from '@scrapboard/contract/leader-rules';
import { QUESTION_PARAMETERS, type Question, questionParameters } from '@scrapboard/questions';
import { countingFilter, type Ranking, rankedNumbers } from '@scrapboard/questions/leaders';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { parseQuestion } from '../parse-question.ts';

/** What a query for leaders asks of the facts. */
export interface LeadersQuestion {
  /** Asks for pairs of part and player, as many as can be asked for at once. */
  question: Question;
  ranking: Ranking;
}

/**
 * The most pairs of part and player that are asked for at once. Each takes about a kilobyte for a moment, and
 * keeps the server from anything else for some microseconds.
 */
const MAX_PAIRS = 100_000;

/** Parameters of questions that choose something else than matches. */
const NOT_FILTERS: readonly string[] = [
  ...QUESTION_PARAMETERS.filter((name) => name !== 'zone'),
  'partKind',
  'carried',
];

/** Returns the question of a query for leaders; throws a bad request that explains what is not valid. */
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
    ...rankedNumbers(by, minGames),
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
