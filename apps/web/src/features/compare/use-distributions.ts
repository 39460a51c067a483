import { useMemo } from 'react';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import type { PageFilters } from '../../questions/question-filters.ts';
import type { Distributions } from './judge-differences.ts';
import { distributionQuestions } from './questions.ts';
import { readDistributions } from './read-distributions.ts';
import { type SubjectKind, subjectSources } from './subject.ts';
import { useQuestionsInTurn } from './use-questions-in-turn.ts';

/** Returns how the means of the subjects are distributed over matches. */
export function useDistributions(
  kind: SubjectKind,
  ids: readonly string[],
  filters: PageFilters,
): QueryStatus<Distributions> {
  const result = useQuestionsInTurn(distributionQuestions(kind, ids), filters);
  const { data: answers } = result;
  const idList = ids.join(',');
  const data = useMemo(
    () => answers && readDistributions(answers, subjectSources[kind].dimension, idList.split(',')),
    [answers, kind, idList],
  );
  return { ...result, data };
}
