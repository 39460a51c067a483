import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import type { Filters } from '@scrapboard/questions';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import type { PageQuestion } from '../../questions/page-question.ts';

const MAX_PARTS = 100;

/** Returns the question about the parts that logs have shown of a build. */
export const drivenPartsQuestion = (build: string) =>
  ({
    facts: 'parts',
    measures: ['games'],
    by: ['part'],
    filters: { build: [build], carried: 'true' },
    order: [{ name: 'games', descending: true }],
    limit: MAX_PARTS,
  }) as const satisfies PageQuestion;

const MAX_BEST_PLAYERS = 5;

/** Logs name weapons where they deal damage; cabins and wheels do that only when they ram. */
const partFilters = (kind: PartPageKind, part: string): Filters =>
  kind === 'weapon' ? { part: [part] } : { part: [part], carried: 'true' };

/** Returns the questions about a part's results in all stored matches, and the players who do best with it. */
export const partResultsQuestions = (kind: PartPageKind, part: string) =>
  ({
    part: {
      facts: 'parts',
      measures: ['games', 'players', 'winRate', 'winRateAboveExpectation', 'damagePerGame'],
      filters: partFilters(kind, part),
    },
    players: {
      facts: 'parts',
      measures: ['games', 'winRate'],
      by: ['player'],
      filters: partFilters(kind, part),
      minimums: [{ measure: 'games', atLeast: MIN_SAMPLE }],
      order: [{ name: 'winRate', descending: true }],
      limit: MAX_BEST_PLAYERS,
    },
  }) as const satisfies Record<string, PageQuestion>;
