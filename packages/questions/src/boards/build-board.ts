import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';

/** What builds can be ranked by. */
export const buildMeasures = [
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
export type BuildMeasure = (typeof buildMeasures)[number];

const RATE_MEASURES: readonly BuildMeasure[] = ['winRate', 'winRateAboveExpectation'];
/** How many builds the board shows. */
export const BUILD_BOARD_SIZE = 100;
/** The fewest games of a build on the board, unless another number is chosen. */
export const DEFAULT_BUILD_GAMES = 5;
const MAX_PART_ROWS = 5000;

/** Returns the minimum of games that a board has: rates of fewer games cannot be ranked. */
export const effectiveMinGames = (by: BuildMeasure, minGames: number): number =>
  RATE_MEASURES.includes(by) ? Math.max(minGames, MIN_SAMPLE) : Math.max(minGames, 1);

/**
 * Returns the question about the first builds by a measure. It has no other measures: the other numbers are
 * fetched only for the builds that are shown.
 */
export const rankedBuildsQuestion = (by: BuildMeasure, descending: boolean, minGames: number) =>
  ({
    facts: 'players',
    measures: by === 'games' ? (['games'] as const) : (['games', by] as const),
    by: ['build'],
    minimums: [{ measure: 'games', atLeast: effectiveMinGames(by, minGames) }],
    order: [{ name: by, descending }],
    // One more, since vehicles of unknown builds are one of the groups.
    limit: BUILD_BOARD_SIZE + 1,
  }) as const;

/** Returns the builds that the board shows, out of the hashes in an answer to `rankedBuildsQuestion`. */
export const selectShownBuilds = (hashes: readonly string[]): string[] =>
  hashes.filter((hash) => hash !== '-').slice(0, BUILD_BOARD_SIZE);

/** Returns the question about the numbers of some builds. */
export const buildNumbersQuestion = (builds: readonly string[]) =>
  ({
    facts: 'players',
    measures: buildMeasures,
    by: ['build'],
    filters: { build: builds },
    order: [{ name: 'games', descending: true }],
  }) as const;

/** Returns the question about the known parts of builds. */
export const partsOfBuildsQuestion = (build: readonly string[]) =>
  ({
    facts: 'parts',
    measures: ['games'],
    by: ['build', 'part'],
    filters: { build, carried: 'true' },
    limit: MAX_PART_ROWS,
  }) as const;
