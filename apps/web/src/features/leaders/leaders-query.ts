import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { filterParameters } from '@scrapboard/questions';
import type { RankingRule } from '@scrapboard/questions/leaders';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import { retryWhileOutdated } from '../../questions/retry-while-outdated.ts';
import { toQuestion } from '../../questions/to-question.ts';

/** Returns the query of the leader with each part of a kind, and of the rank of a marked player with each. */
export function leadersQuery(
  kind: PartPageKind,
  { by, minGames }: RankingRule,
  pageFilters: PageFilters,
  markedPlayer?: string,
) {
  const { question } = toQuestion(
    { facts: 'parts', measures: ['games'], by: ['part', 'player'] },
    pageFilters,
  );
  const query = {
    ...Object.fromEntries(filterParameters(question.filters)),
    ...(question.zone !== undefined && { zone: question.zone }),
    ...(markedPlayer !== undefined && { player: markedPlayer }),
    ...{ kind, by, minGames: String(minGames) },
  };
  return queryOptions({
    queryKey: ['leaders', query],
    queryFn: ({ signal }) => callApi('GET /api/leaders', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: retryWhileOutdated,
  });
}
