import type { PageQuestion } from '../../questions/page-question.ts';

/** How many builds there are; the filters name a player. */
export const buildCountQuestion = {
  facts: 'players',
  measures: ['builds'],
} as const satisfies PageQuestion;

/** Returns the question whether and when a build was driven; used without the filters of the page. */
export const buildAppearancesQuestion = (build: string) =>
  ({
    facts: 'players',
    measures: ['appearances', 'first', 'last'],
    filters: { build: [build] },
  }) as const satisfies PageQuestion;

const outcomeMeasures = ['games', 'winRate', 'winRateAboveExpectation', 'damagePerGame'] as const;

/** Returns the question about a build’s totals. */
export const buildTotalsQuestion = (build: string) =>
  ({
    facts: 'players',
    measures: [
      ...outcomeMeasures,
      'matches',
      'players',
      'killsPerGame',
      'damageRecPerGame',
      'survivalRate',
      'durationPerGame',
      'maxPowerScore',
      'last',
    ],
    filters: { build: [build] },
  }) as const satisfies PageQuestion;

/** Returns the question about what each known part of a build did, whether or not it dealt damage. */
export const buildPartsQuestion = (build: string) =>
  ({
    facts: 'parts',
    measures: ['games', 'uses', 'damagePerGame', 'damageShare', 'killsPerGame'],
    by: ['part', 'partKind'],
    filters: { build: [build], carried: 'true' },
    order: [{ name: 'uses', descending: true }],
  }) as const satisfies PageQuestion;

/** Returns the question about the matches that showed each part of a build; used without the page’s filters. */
export const buildPartMatchesQuestion = (build: string) =>
  ({
    facts: 'parts',
    measures: ['matches', 'first', 'last'],
    by: ['part'],
    filters: { build: [build] },
    order: [{ name: 'matches', descending: true }],
  }) as const satisfies PageQuestion;

/** Returns the question about who drives a build. */
export const buildPlayersQuestion = (build: string) =>
  ({
    facts: 'players',
    measures: [...outcomeMeasures, 'killsPerGame', 'last'],
    by: ['player'],
    filters: { build: [build] },
    order: [{ name: 'games', descending: true }],
  }) as const satisfies PageQuestion;

/** Returns the question about a build’s results in each week. */
export const buildWeeksQuestion = (build: string) =>
  ({
    facts: 'players',
    measures: outcomeMeasures,
    by: ['week'],
    filters: { build: [build] },
  }) as const satisfies PageQuestion;

/** What a build’s results are compared by. */
export const splits = ['powerScoreBand', 'mode', 'map', 'clientVersion'] as const;
export type Split = (typeof splits)[number];

/** Returns the question about a build’s results by power score, mode, map or client version. */
export const buildSplitQuestion = (build: string, split: Split) =>
  ({
    facts: 'players',
    measures: outcomeMeasures,
    by: [split],
    filters: { build: [build] },
    order: [{ name: 'games', descending: true }],
  }) as const satisfies PageQuestion;

const MAX_LATEST_MATCHES = 20;

/** Returns the question about the latest matches of a build. */
export const buildMatchesQuestion = (build: string) =>
  ({
    facts: 'players',
    measures: ['damage', 'kills', 'wins', 'losses', 'draws', 'last'],
    by: ['match', 'player', 'map'],
    filters: { build: [build] },
    order: [{ name: 'last', descending: true }],
    limit: MAX_LATEST_MATCHES,
  }) as const satisfies PageQuestion;

/** Returns the question about the parts of a build that some matches showed. */
export const partsInMatchesQuestion = (build: string, matches: readonly string[]) =>
  ({
    facts: 'parts',
    measures: ['games', 'damage'],
    by: ['match', 'part'],
    filters: { build: [build], match: matches },
    order: [{ name: 'damage', descending: true }],
  }) as const satisfies PageQuestion;

/** How many builds are compared with a build; `partsOfBuildsQuestion` can name as many. */
const MAX_CANDIDATES = 200;

/** Returns the question about the builds with the most of some parts, those with more games first. */
export const similarCandidatesQuestion = (parts: readonly string[]) =>
  ({
    facts: 'parts',
    measures: ['differentParts', 'games'],
    by: ['build'],
    filters: { part: parts, carried: 'true' },
    order: [
      { name: 'differentParts', descending: true },
      { name: 'games', descending: true },
    ],
    limit: MAX_CANDIDATES,
  }) as const satisfies PageQuestion;

/** How many vehicles carry each part: the rarer a shared part, the more similar the builds. */
export const partFrequenciesQuestion = {
  facts: 'parts',
  measures: ['games'],
  by: ['part'],
  filters: { carried: 'true' },
  order: [{ name: 'games', descending: true }],
} as const satisfies PageQuestion;

/** How many vehicles there are. */
export const vehicleCountQuestion = {
  facts: 'players',
  measures: ['games'],
} as const satisfies PageQuestion;
