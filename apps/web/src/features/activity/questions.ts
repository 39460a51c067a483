import type { PageQuestion } from '../../questions/page-question.ts';

/** What charts over time are in steps of. */
export const STEPS = ['day', 'week', 'month'] as const;
export type Step = (typeof STEPS)[number];

/** What was uploaded, by the time of the match. */
export const uploadsBy = <By extends Step>(step: By) =>
  ({
    facts: 'uploads',
    measures: ['uploads', 'uploaders', 'newMatches', 'confirmations'],
    by: [step],
  }) as const satisfies PageQuestion;

/** Who played, and the seats that bots took. */
export const playersBy = <By extends Step>(step: By) =>
  ({
    facts: 'players',
    measures: ['matches', 'players', 'humans', 'bots'],
    by: [step],
    filters: { bots: 'true' },
  }) as const satisfies PageQuestion;
