import { useQueries } from '@tanstack/react-query';
import type { QueryStatus } from '../query-states/query-state.tsx';
import type { PageQuestion, RowName } from './page-question.ts';
import type { PageFilters } from './question-filters.ts';
import { type Answer, questionQuery } from './question-query.ts';

/** The answers to questions, by the same names. */
export type Answers<Asked extends Record<string, PageQuestion>> = {
  [Name in keyof Asked]: Answer<RowName<Asked[Name]>>;
};

/**
 * Asks several questions whose answers are shown together: loading until all have been answered,
 * failed if one failed.
 */
export function useQuestions<const Asked extends Record<string, PageQuestion>>(
  asked: Asked,
  filters: PageFilters,
): QueryStatus<Answers<Asked>> {
  const names = Object.keys(asked);
  return useQueries({
    queries: Object.values(asked).map((question) => questionQuery(question, filters)),
    combine: (results) => {
      const isComplete = results.every(({ data }) => data !== undefined);
      const entries = results.map(({ data }, index) => [names[index], data] as const);
      const failed = results.find(({ isError }) => isError);
      return {
        data: isComplete ? (Object.fromEntries(entries) as Answers<Asked>) : undefined,
        error: failed?.error ?? null,
        isError: failed !== undefined,
        isPlaceholderData: results.some(({ isPlaceholderData }) => isPlaceholderData),
        isFetching: results.some(({ isFetching }) => isFetching),
        refetch: () => {
          for (const { isError, refetch } of results) if (isError) void refetch();
        },
      };
    },
  });
}
