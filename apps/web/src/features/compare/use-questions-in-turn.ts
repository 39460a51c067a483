import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import type { PageQuestion } from '../../questions/page-question.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import { type Answer, questionQuery } from '../../questions/question-query.ts';

/** Asks questions one after another, because the server queues only a few; returns the answers by the same names. */
export function useQuestionsInTurn(
  questions: Readonly<Record<string, PageQuestion>>,
  filters: PageFilters,
): QueryStatus<Readonly<Record<string, Answer>>> {
  const client = useQueryClient();
  const queries = Object.entries(questions).map(
    ([name, question]) => [name, questionQuery(question, filters)] as const,
  );
  return useQuery({
    queryKey: ['question', 'in turn', ...queries.map(([, { queryKey }]) => queryKey)],
    queryFn: async () => {
      const answers = [];
      for (const [name, query] of queries) {
        answers.push([name, await client.fetchQuery(query)] as const);
      }
      return Object.fromEntries(answers);
    },
  });
}
