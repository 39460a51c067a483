import type { LeaderMeasure } from '@scrapboard/contract/leader-rules';
import { defaultCountingMode, type PartPageKind } from '@scrapboard/contract/part-page-kinds';
import type { Filters } from '../question.ts';

/** Returns the filter that selects the matches in which a part of a kind counts. */
export const countingFilter = (kind: PartPageKind): Filters =>
  defaultCountingMode[kind] === 'carried' ? { carried: 'true' } : {};

/** Returns the part that all questions about leaders share: each ranked player’s games, and what they are ranked by. */
export const leaderQuestionBase = (by: LeaderMeasure, minGames: number) =>
  ({
    facts: 'parts',
    measures: ['games', by],
    minimums: [{ measure: 'games', atLeast: minGames }],
  }) as const;
