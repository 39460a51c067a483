import { useMemo } from 'react';
import type { PartPageKind } from '../../catalogue/part-kinds.ts';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import type { PageFilters } from '../../questions/question-filters.ts';
import type { Answer } from '../../questions/question-query.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { findLeaders, type Leader } from './find-leaders.ts';
import type { BoardSearch } from './leaders-search.ts';
import { kindPlayers } from './questions.ts';

export interface KindLeaders {
  /** With the names of parts and players. */
  answer: Answer;
  /** The most played part first. */
  leaders: readonly Leader[];
}

/** Returns the leader with each part of a kind, among all players. */
export function useLeaders(
  kind: PartPageKind,
  { by, minGames }: Pick<BoardSearch, 'by' | 'minGames'>,
  filters: PageFilters,
  markedPlayer?: string,
): QueryStatus<KindLeaders> {
  const questions = { pairs: kindPlayers(kind, by, minGames) };
  const query = useQuestions(questions, filters);
  const answer = query.data?.pairs;
  const data = useMemo(
    () =>
      answer && {
        answer,
        leaders: findLeaders(answer.rows, 'part', by, minGames, markedPlayer).sort(
          (a, b) => b.games - a.games,
        ),
      },
    [answer, by, minGames, markedPlayer],
  );
  return { ...query, data };
}
