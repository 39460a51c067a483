import type { QuestionAnswer, QuestionValue } from '@scrapboard/contract';
import { type Filters, questionParameters } from '@scrapboard/questions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../api-client.ts';
import type { PageQuestion, RowField } from './page-question.ts';
import type { PageFilters } from './question-filters.ts';
import { retryWhileOutdated } from './retry-while-outdated.ts';
import { toQuestion } from './to-question.ts';

/** A row of an answer: its values by the name of the measure or dimension. */
export type Row<Name extends string = string> = Readonly<Record<Name, QuestionValue>>;

export interface Answer<Name extends string = string> extends Omit<QuestionAnswer, 'rows'> {
  rows: readonly Row<Name>[];
  /** Filters of the page that were ignored, because they do not apply to the facts. */
  ignored: readonly (keyof Filters)[];
}

/** Returns the query of a page’s question with the page’s filters. */
export function questionQuery<const Q extends PageQuestion>(pageQuestion: Q, filters: PageFilters) {
  const { question, ignored } = toQuestion(pageQuestion, filters);
  const query = Object.fromEntries(questionParameters(question));
  return queryOptions({
    queryKey: ['question', query],
    queryFn: async ({ signal }): Promise<Answer<RowField<Q>>> => {
      const answer = await callApi('GET /api/questions', { query, signal });
      // Every row has what was asked for, which the type of the contract cannot express.
      return { ...answer, rows: answer.rows as Row<RowField<Q>>[], ignored };
    },
    placeholderData: keepPreviousData,
    refetchInterval: retryWhileOutdated,
  });
}
