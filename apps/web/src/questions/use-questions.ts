import { useQueries } from '@tanstack/react-query';
import { combineQueries } from '../query-states/combine-queries.ts';
import type { QueryStatus } from '../query-states/query-state.tsx';
import type { PageQuestion, RowField } from './page-question.ts';
import type { PageFilters } from './question-filters.ts';
import { type Answer, questionQuery } from './question-query.ts';

/** The answers to questions, by the same names. */
export type Answers<Questions extends Record<string, PageQuestion>> = {
  [Name in keyof Questions]: Answer<RowField<Questions[Name]>>;
};

/**
 * Asks several questions whose answers are shown together: loading until all have been answered,
 * failed if one failed.
 */
export function useQuestions<const Questions extends Record<string, PageQuestion>>(
  questions: Questions,
  filters: PageFilters,
): QueryStatus<Answers<Questions>> {
  const names = Object.keys(questions);
  return useQueries({
    queries: Object.values(questions).map((question) => questionQuery(question, filters)),
    combine: (results) => {
      const isComplete = results.every(({ data }) => data !== undefined);
      const entries = results.map(({ data }, index) => [names[index], data] as const);
      return {
        ...combineQueries(results),
        data: isComplete ? (Object.fromEntries(entries) as Answers<Questions>) : undefined,
      };
    },
  });
}
