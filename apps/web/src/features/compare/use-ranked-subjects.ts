import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import type { PageFilters } from '../../questions/question-filters.ts';
import { rankingQuestions } from './questions.ts';
import { type RankedSubject, rankSubjects } from './rank-subjects.ts';
import type { SubjectKind } from './subject.ts';
import { useQuestionsInTurn } from './use-questions-in-turn.ts';

/** Returns the subjects' percentiles; builds whose cohort is too small are ranked among all builds. */
export function useRankedSubjects(
  kind: SubjectKind,
  ids: readonly string[],
  filters: PageFilters,
): QueryStatus<readonly RankedSubject[]> {
  const cohortQuery = useQuestionsInTurn(rankingQuestions(kind, ids), filters);
  const ranked = cohortQuery.data && rankSubjects(kind, ids, cohortQuery.data);
  const needsWide =
    kind === 'builds' && ranked?.some(({ cohortSize }) => cohortSize < MIN_SAMPLE) === true;
  const wideQuery = useQuestionsInTurn(needsWide ? rankingQuestions(kind, ids, true) : {}, filters);
  if (cohortQuery.data === undefined || !needsWide) return { ...cohortQuery, data: ranked };
  return {
    ...wideQuery,
    data: wideQuery.data && rankSubjects(kind, ids, cohortQuery.data, wideQuery.data),
  };
}
