import type { Catalogue } from '@scrapboard/catalogue';
import { ApiError } from '@scrapboard/contract';
import {
  createQuestionContext,
  evaluateQuestion,
  periodOf,
  type Question,
  type QuestionRows,
} from '@scrapboard/questions';
import type { Queryable } from '../../database/define-query.ts';
import { fetchFactRows } from './fetch-fact-rows.ts';

/** More matches would keep the server from answering anything else for seconds. */
export const MAX_MATCHES = 5000;
const MAX_TIME_MS = Date.UTC(9999, 0, 1);

/**
 * Answers a question from the rows in the database, where DuckDB cannot run or before there are
 * files. Throws `tooManyError` if the period has more than `MAX_MATCHES` matches.
 */
export async function answerFromRows(
  question: Question,
  {
    pool,
    catalogue,
  }: { pool: Queryable; catalogue: Pick<Catalogue, 'parts' | 'part' | 'seasons'> },
  hidden: ReadonlySet<string>,
  tooManyError: ApiError,
): Promise<QuestionRows> {
  const { from, to } = periodOf(question, catalogue.seasons());
  const period = { from: Math.max(from, 0), to: Math.min(to, MAX_TIME_MS) };
  const rows = await fetchFactRows(pool, period, MAX_MATCHES);
  if (rows === null) throw tooManyError;
  const usedParts = new Set(rows.parts.map(({ part }) => part));
  return evaluateQuestion(question, rows, createQuestionContext(catalogue, hidden, usedParts));
}

/** Creates the error for questions asked while the facts are being written for the first time. */
export const createFactsNotReadyError = () =>
  new ApiError(
    503,
    'facts_not_ready',
    'Statistics over all matches are being prepared. Try again in a moment.',
    30,
  );

/** Creates the error for questions about more matches than a machine without DuckDB can answer. */
export const createFactsUnavailableError = () =>
  new ApiError(
    422,
    'question_too_large',
    `This server can only answer questions about ${MAX_MATCHES} matches at most. Ask about a shorter period.`,
  );
