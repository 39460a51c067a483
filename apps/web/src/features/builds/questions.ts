import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import type { PageQuestion } from '../../questions/page-question.ts';

/** What builds can be ranked by. */
export const BOARD_MEASURES = [
  'games',
  'matches',
  'players',
  'winRate',
  'winRateAboveExpectation',
  'damagePerGame',
  'killsPerGame',
  'maxPowerScore',
  'last',
] as const;
export type BoardMeasure = (typeof BOARD_MEASURES)[number];

const RATES: readonly BoardMeasure[] = ['winRate', 'winRateAboveExpectation'];
/** How many builds the board shows. */
export const BOARD_SIZE = 100;

/** Returns the minimum of games that a board has: rates of fewer games cannot be ranked. */
export const effectiveMinGames = (by: BoardMeasure, minGames: number): number =>
  RATES.includes(by) ? Math.max(minGames, MIN_SAMPLE) : Math.max(minGames, 1);

/**
 * Returns the question of the first builds by a measure, which only counts what it needs for that: the
 * other numbers are asked of the builds that are shown.
 */
export const rankedBuilds = (by: BoardMeasure, descending: boolean, minGames: number) =>
  ({
    facts: 'players',
    measures: by === 'games' ? ['games'] : ['games', by],
    by: ['build'],
    minimums: [{ measure: 'games', atLeast: effectiveMinGames(by, minGames) }],
    order: [{ name: by, descending }],
    // One more, since vehicles of unknown builds are one of the groups.
    limit: BOARD_SIZE + 1,
  }) as const satisfies PageQuestion;

/** Returns the question of the numbers of some builds. */
export const buildNumbers = (build: readonly string[]) =>
  ({
    facts: 'players',
    measures: BOARD_MEASURES,
    by: ['build'],
    filters: { build },
    order: [{ name: 'games', descending: true }],
  }) as const satisfies PageQuestion;

/** How many builds there are, asked of one player. */
export const playerBuilds = {
  facts: 'players',
  measures: ['builds'],
} as const satisfies PageQuestion;

/** Returns the question of whether and when a build was driven; asked without the filters of the page. */
export const buildSeen = (build: string) =>
  ({
    facts: 'players',
    measures: ['appearances', 'first', 'last'],
    filters: { build: [build] },
  }) as const satisfies PageQuestion;

const outcome = ['games', 'winRate', 'winRateAboveExpectation', 'damagePerGame'] as const;

/** Returns the question of a build’s totals. */
export const buildTotals = (build: string) =>
  ({
    facts: 'players',
    measures: [
      ...outcome,
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

/** Returns the question of what each known part of a build did, whether or not it dealt damage. */
export const buildParts = (build: string) =>
  ({
    facts: 'parts',
    measures: ['games', 'uses', 'damagePerGame', 'damageShare', 'killsPerGame'],
    by: ['part', 'partKind'],
    filters: { build: [build], carried: 'true' },
    order: [{ name: 'uses', descending: true }],
  }) as const satisfies PageQuestion;

/** Returns the question of the matches that showed each part of a build; asked without the page’s filters. */
export const shownParts = (build: string) =>
  ({
    facts: 'parts',
    measures: ['matches', 'first', 'last'],
    by: ['part'],
    filters: { build: [build] },
    order: [{ name: 'matches', descending: true }],
  }) as const satisfies PageQuestion;

/** Returns the question of who drives a build. */
export const buildPlayers = (build: string) =>
  ({
    facts: 'players',
    measures: [...outcome, 'killsPerGame', 'last'],
    by: ['player'],
    filters: { build: [build] },
    order: [{ name: 'games', descending: true }],
  }) as const satisfies PageQuestion;

/** Returns the question of a build’s results in each week. */
export const buildWeeks = (build: string) =>
  ({
    facts: 'players',
    measures: outcome,
    by: ['week'],
    filters: { build: [build] },
  }) as const satisfies PageQuestion;

/** What a build’s results are compared by. */
export const splits = ['powerScoreBand', 'mode', 'map', 'clientVersion'] as const;
export type Split = (typeof splits)[number];

/** Returns the question of a build’s results by power score, mode, map or client version. */
export const buildBy = (build: string, split: Split) =>
  ({
    facts: 'players',
    measures: outcome,
    by: [split],
    filters: { build: [build] },
    order: [{ name: 'games', descending: true }],
  }) as const satisfies PageQuestion;

const LATEST_MATCHES = 20;

/** Returns the question of the latest matches of a build. */
export const buildMatches = (build: string) =>
  ({
    facts: 'players',
    measures: ['damage', 'kills', 'wins', 'losses', 'draws', 'last'],
    by: ['match', 'player', 'map'],
    filters: { build: [build] },
    order: [{ name: 'last', descending: true }],
    limit: LATEST_MATCHES,
  }) as const satisfies PageQuestion;

/** Returns the question of the parts of a build that some matches showed. */
export const partsShownIn = (build: string, match: readonly string[]) =>
  ({
    facts: 'parts',
    measures: ['games', 'damage'],
    by: ['match', 'part'],
    filters: { build: [build], match },
    order: [{ name: 'damage', descending: true }],
  }) as const satisfies PageQuestion;

/** How many builds are compared with a build; `partsOfBuildsQuestion` takes as many. */
const CANDIDATES = 200;

/** Returns the question of the builds with the most of some parts, those with more games first. */
export const similarCandidates = (part: readonly string[]) =>
  ({
    facts: 'parts',
    measures: ['differentParts', 'games'],
    by: ['build'],
    filters: { part, carried: 'true' },
    order: [
      { name: 'differentParts', descending: true },
      { name: 'games', descending: true },
    ],
    limit: CANDIDATES,
  }) as const satisfies PageQuestion;

/** How many vehicles carry each part, which says how much sharing it means. */
export const partFrequencies = {
  facts: 'parts',
  measures: ['games'],
  by: ['part'],
  filters: { carried: 'true' },
  order: [{ name: 'games', descending: true }],
} as const satisfies PageQuestion;

/** All vehicles. */
export const allVehicles = {
  facts: 'players',
  measures: ['games'],
} as const satisfies PageQuestion;
