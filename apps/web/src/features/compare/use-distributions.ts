import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import type { PageFilters } from '../../questions/question-filters.ts';
import { questionQuery } from '../../questions/question-query.ts';
import type { Distributions } from './judge-differences.ts';
import { distributionQuestions } from './questions.ts';
import { readDistributions } from './read-distributions.ts';
import { type SubjectKind, subjectSources } from './subject.ts';

/**
 * Returns how the means of the subjects are distributed over matches. The questions are asked one after
 * another, as the server lets only a few wait.
 */
export function useDistributions(
  kind: SubjectKind,
  ids: readonly string[],
  filters: PageFilters,
): QueryStatus<Distributions> {
  const client = useQueryClient();
  const queries = Object.entries(distributionQuestions(kind, ids)).map(
    ([name, question]) => [name, questionQuery(question, filters)] as const,
  );
  const result = useQuery({
    queryKey: ['question', 'distributions', ...queries.map(([, { queryKey }]) => queryKey)],
    queryFn: async () => {
      const answers = [];
      for (const [name, query] of queries) {
        answers.push([name, await client.fetchQuery(query)] as const);
      }
      return Object.fromEntries(answers);
    },
  });
  const { data: answers } = result;
  const idList = ids.join(',');
  const data = useMemo(
    () => answers && readDistributions(answers, subjectSources[kind].dimension, idList.split(',')),
    [answers, kind, idList],
  );
  return { ...result, data };
}
