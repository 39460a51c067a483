import type { PageQuestion } from '../../questions/page-question.ts';

const MAX_PARTS = 100;

/** The parts that logs have shown of a build. */
export const drivenParts = (build: string) =>
  ({
    facts: 'parts',
    measures: ['games'],
    by: ['part'],
    filters: { build: [build], carried: 'true' },
    order: [{ name: 'games', descending: true }],
    limit: MAX_PARTS,
  }) as const satisfies PageQuestion;
