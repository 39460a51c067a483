import { defaultLeaderMeasure } from '@scrapboard/contract/leader-rules';
import { type PartPageKind, partPageKinds } from '@scrapboard/contract/part-page-kinds';
import { partPlayersQuestion } from '@scrapboard/questions/boards';
import type { RankingRule } from '@scrapboard/questions/leaders';
import type { QueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '../../account/current-user.ts';
import { findOwnPlayerId } from '../../account/find-home-player-id.ts';
import type { PageLoader } from '../../pages/page.ts';
import { prefetchQuestions, prefetchWithPageFilters } from '../../questions/prefetch-questions.ts';
import {
  LEADERBOARD_PAGE_OPTIONS,
  type PageFilters,
  questionSearchCodec,
} from '../../questions/question-filters.ts';
import { leadersQuery } from './leaders-query.ts';
import { boardCodecs, leadersCodec } from './leaders-search.ts';

/** Starts fetching the leaders of the overview. */
export const loadLeaders: PageLoader = (client, { request }) => {
  const { minGames } = leadersCodec.read(new URL(request.url).searchParams);
  const rankings = partPageKinds.map((kind) => ({
    kind,
    by: defaultLeaderMeasure[kind],
    minGames,
  }));
  return prefetchLeaders(client, request, rankings);
};

/** Starts fetching the leaders of a kind. */
export const loadKind =
  (kind: PartPageKind): PageLoader =>
  (client, { request }) => {
    const { by, minGames } = boardCodecs[kind].read(new URL(request.url).searchParams);
    return prefetchLeaders(client, request, [{ kind, by, minGames }]);
  };

function prefetchLeaders(
  client: QueryClient,
  request: Request,
  rankings: readonly (RankingRule & { kind: PartPageKind })[],
): Promise<null> {
  const { player } = questionSearchCodec.read(new URL(request.url).searchParams);
  const prefetch = (filters: PageFilters) => {
    // Not awaited, because it takes a while if another tab has to be asked for the user.
    void getCurrentUser().then((user) => {
      const markedPlayer = player?.[0] ?? findOwnPlayerId(user?.players ?? []);
      for (const { kind, ...ranking } of rankings) {
        void client.prefetchQuery(leadersQuery(kind, ranking, filters, markedPlayer));
      }
    });
  };
  return prefetchWithPageFilters(client, request, prefetch, LEADERBOARD_PAGE_OPTIONS);
}

/** Starts fetching the board of a part. */
export const loadBoard =
  (kind: PartPageKind): PageLoader =>
  (client, { request, params }) => {
    const { by, minGames } = boardCodecs[kind].read(new URL(request.url).searchParams);
    const questions = [partPlayersQuestion(kind, params.part ?? '', by, minGames)];
    return prefetchQuestions(client, request, () => questions, LEADERBOARD_PAGE_OPTIONS);
  };
