import type { PageQuestion } from './page-question.ts';

const MAX_ROWS = 5000;

/** The known parts of builds. */
export const partsOfBuildsQuestion = (build: readonly string[]) =>
  ({
    facts: 'parts',
    measures: ['games'],
    by: ['build', 'part'],
    filters: { build, carried: 'true' },
    limit: MAX_ROWS,
  }) as const satisfies PageQuestion;
