import { type PartPageKind, partKinds } from '../../catalogue/part-kinds.ts';
import type { PageLoader } from '../../pages/page.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import { LEADERBOARD_PAGE } from '../../questions/question-filters.ts';
import { defaultMeasure } from './leader-measures.ts';
import { boardCodecs, leadersCodec } from './leaders-search.ts';
import { kindPlayers, partPlayers } from './questions.ts';

/** Starts fetching the answers of the overview. */
export const loadLeaders: PageLoader = (client, { request }) => {
  const { minGames } = leadersCodec.read(new URL(request.url).searchParams);
  const questions = partKinds.map((kind) => kindPlayers(kind, defaultMeasure[kind], minGames));
  return prefetchQuestions(client, request, () => questions, LEADERBOARD_PAGE);
};

/** Starts fetching the leaders of a kind. */
export const loadKind =
  (kind: PartPageKind): PageLoader =>
  (client, { request }) => {
    const { by, minGames } = boardCodecs[kind].read(new URL(request.url).searchParams);
    const questions = [kindPlayers(kind, by, minGames)];
    return prefetchQuestions(client, request, () => questions, LEADERBOARD_PAGE);
  };

/** Starts fetching the board of a part. */
export const loadBoard =
  (kind: PartPageKind): PageLoader =>
  (client, { request, params }) => {
    const { by, minGames } = boardCodecs[kind].read(new URL(request.url).searchParams);
    const questions = [partPlayers(kind, params.part ?? '', by, minGames)];
    return prefetchQuestions(client, request, () => questions, LEADERBOARD_PAGE);
  };
