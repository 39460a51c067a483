import type { PartLeader } from '@scrapboard/contract';
import { defaultLeaderMeasure } from '@scrapboard/contract/leader-rules';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useQuery } from '@tanstack/react-query';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import { useMarkedPlayer } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { findLeaderChanges, type LeaderChange } from './find-leader-changes.ts';
import { leadersQuery } from './leaders-query.ts';
import type { LeadersSearch } from './leaders-search.ts';
import { shiftBackOneWeek } from './shift-back-one-week.ts';

export interface KindLeaders {
  leaders: readonly PartLeader[];
  /** The parts whose leader is not the one of a week ago. */
  changes: readonly LeaderChange[];
}

/** Returns the leaders of a kind on the overview, and what has changed since a week ago. */
export function useKindLeaders(
  kind: PartPageKind,
  state: QuestionFilters<LeadersSearch>,
): QueryStatus<KindLeaders> {
  const { filters, lastDay, pageSearch } = state;
  const ranking = { by: defaultLeaderMeasure[kind], minGames: pageSearch.minGames };
  // The same query as that of the kind's card.
  const markedPlayer = useMarkedPlayer(state)?.player;
  const now = useQuery(leadersQuery(kind, ranking, filters, markedPlayer));
  const before = useQuery(leadersQuery(kind, ranking, shiftBackOneWeek(filters, lastDay)));
  const data =
    now.data === undefined || before.data === undefined
      ? undefined
      : {
          leaders: now.data.leaders,
          changes: findLeaderChanges(now.data.leaders, before.data.leaders),
        };
  return { ...(before.isError ? before : now), data };
}
