import {
  defaultCountingMode,
  type PartPageKind,
  partPageKinds,
} from '@scrapboard/contract/part-page-kinds';
import type { PageLoader } from '../../pages/page.ts';
import { prefetchQuestions } from '../../questions/prefetch-questions.ts';
import { kindCodecs, partCodecs } from './performance-search.ts';
import {
  kindQuestions,
  partBuildsQuestion,
  partPartnersQuestions,
  partPlayersQuestion,
  partSplitQuestion,
  partTotalsQuestions,
  topPartsQuestions,
  weeklyPartQuestions,
} from './questions.ts';

/** Starts the questions that the overview shows first. */
export const loadPerformance: PageLoader = (client, { request }) =>
  prefetchQuestions(client, request, () =>
    partPageKinds.flatMap((kind) =>
      Object.values(topPartsQuestions(kind, defaultCountingMode[kind])),
    ),
  );

/** Starts the questions for the rows of a kind. */
export const loadKind =
  (kind: PartPageKind): PageLoader =>
  (client, { request }) => {
    const { counting } = kindCodecs[kind].read(new URL(request.url).searchParams);
    const questions = Object.values(kindQuestions(kind, counting));
    return prefetchQuestions(client, request, () => questions);
  };

/** Starts all questions of a part's page at once. */
export const loadPart =
  (kind: PartPageKind): PageLoader =>
  (client, { request, params }) => {
    const { counting, split } = partCodecs[kind].read(new URL(request.url).searchParams);
    const part = params.part ?? '';
    const questions = [
      ...Object.values(partTotalsQuestions(kind, part, counting)),
      ...Object.values(weeklyPartQuestions(kind, part, counting)),
      partSplitQuestion(split, part, counting),
      partPlayersQuestion(part, counting),
      ...Object.values(partPartnersQuestions(part)),
      partBuildsQuestion(part, counting),
    ];
    return prefetchQuestions(client, request, () => questions);
  };
