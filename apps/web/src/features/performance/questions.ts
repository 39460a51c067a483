import {
  type CountingMode,
  defaultCountingMode,
  type PartPageKind,
} from '@scrapboard/contract/part-page-kinds';
import type { Filters } from '@scrapboard/questions';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import type { PageQuestion } from '../../questions/page-question.ts';
import type { ExampleKind, Split } from './performance-search.ts';

/** Returns filters for the parts of a kind that dealt damage, or that vehicles are known to have. */
function kindFilters(kind: PartPageKind, counting: CountingMode): Filters {
  return { partKind: [kind], ...countingFilters(counting) };
}

const countingFilters = (counting: CountingMode): Filters =>
  counting === 'carried' ? { carried: 'true' } : {};

const byMostGames = [{ name: 'games', descending: true }] as const;
/** The number of players on the list of the best. */
const MAX_BEST_PLAYERS = 20;
const TOP_PARTS = 8;
export const MIN_GAMES_WITH_PART = MIN_SAMPLE;
const MAX_PARTNERS = 200;
const MAX_BUILDS = 50;
const MAX_EXAMPLES = 8;
const MAX_VERSIONS = 200;

/** Returns the questions of the page of a kind, which has a row for each part. */
export const kindQuestions = (kind: PartPageKind, counting: CountingMode) =>
  ({
    parts: {
      facts: 'parts',
      measures: [
        'games',
        'winRate',
        'winRateAboveExpectation',
        'expectedWinRate',
        'damage',
        'damagePerGame',
        'damagePerMinute',
        'damageQuantiles',
        'kills',
        'killsPerGame',
        'hits',
        'damagePerHit',
        'damageShare',
        'cabinShare',
      ],
      by: ['part'],
      filters: kindFilters(kind, counting),
      order: byMostGames,
    },
    /** The vehicles with a known part of the kind, of which parts have a share. */
    kindVehicles: {
      facts: 'parts',
      measures: ['vehicles', 'matches', 'players'],
      filters: kindFilters(kind, counting),
    },
    allVehicles: { facts: 'players', measures: ['games', 'matches'] },
  }) as const satisfies Record<string, PageQuestion>;

/** Returns the question about a player's own results with the parts of a kind. */
export const ownPartsQuestion = (kind: PartPageKind, counting: CountingMode) =>
  ({
    facts: 'parts',
    measures: ['games', 'damagePerGame'],
    by: ['part'],
    filters: kindFilters(kind, counting),
    order: byMostGames,
  }) as const satisfies PageQuestion;

/** Returns the questions about the most played parts of a kind. */
export const topPartsQuestions = (kind: PartPageKind, counting: CountingMode) =>
  ({
    parts: {
      facts: 'parts',
      measures: ['games', 'winRateAboveExpectation'],
      by: ['part'],
      filters: kindFilters(kind, counting),
      order: byMostGames,
      limit: TOP_PARTS,
    },
    kindVehicles: { facts: 'parts', measures: ['vehicles'], filters: kindFilters(kind, counting) },
  }) as const satisfies Record<string, PageQuestion>;

/** Returns the questions about how much the parts of a kind are played, and how well they do. */
export const standingQuestions = (kind: PartPageKind, counting: CountingMode) =>
  ({
    parts: {
      facts: 'parts',
      measures: ['games', 'winRateAboveExpectation'],
      by: ['part'],
      filters: kindFilters(kind, counting),
      minimums: [{ measure: 'games', atLeast: MIN_SAMPLE }],
      order: byMostGames,
    },
    kindVehicles: { facts: 'parts', measures: ['vehicles'], filters: kindFilters(kind, counting) },
  }) as const satisfies Record<string, PageQuestion>;

/** Returns the question about each part's different matches, players and builds, which take longest to count. */
export const distinctCountsQuestion = (kind: PartPageKind, counting: CountingMode) =>
  ({
    facts: 'parts',
    measures: ['matches', 'players', 'builds'],
    by: ['part'],
    filters: kindFilters(kind, counting),
    order: [{ name: 'matches', descending: true }],
  }) as const satisfies PageQuestion;

/** Returns the questions about each part's share by week or month. */
export const trendQuestions = (
  kind: PartPageKind,
  counting: CountingMode,
  step: 'week' | 'month',
) =>
  ({
    parts: {
      facts: 'parts',
      measures: ['games'],
      by: ['part', step],
      filters: kindFilters(kind, counting),
      order: byMostGames,
      limit: 10_000,
    },
    kindVehicles: {
      facts: 'parts',
      measures: ['vehicles'],
      by: [step],
      filters: kindFilters(kind, counting),
    },
  }) as const satisfies Record<string, PageQuestion>;

/** The client versions played, to compare the newest with the one before. */
export const clientVersionsQuestion = {
  facts: 'players',
  measures: ['games', 'first'],
  by: ['clientVersion'],
  order: [{ name: 'first', descending: true }],
  limit: MAX_VERSIONS,
} as const satisfies PageQuestion;

const partsOfVersions = (kind: PartPageKind, versions: readonly string[]) =>
  ({
    facts: 'parts',
    measures: ['games', 'players', 'winRateAboveExpectation'],
    by: ['part'],
    filters: { ...kindFilters(kind, defaultCountingMode[kind]), clientVersion: versions },
    order: byMostGames,
  }) as const satisfies PageQuestion;

const vehiclesOfVersions = (kind: PartPageKind, versions: readonly string[]) =>
  ({
    facts: 'parts',
    measures: ['vehicles'],
    filters: { ...kindFilters(kind, defaultCountingMode[kind]), clientVersion: versions },
  }) as const satisfies PageQuestion;

/** Returns the questions about every part's results in some client versions, and the vehicles that shares are of. */
export const releaseQuestions = (versions: readonly string[]) =>
  ({
    weapon: partsOfVersions('weapon', versions),
    movement: partsOfVersions('movement', versions),
    cabin: partsOfVersions('cabin', versions),
    weaponVehicles: vehiclesOfVersions('weapon', versions),
    movementVehicles: vehiclesOfVersions('movement', versions),
    cabinVehicles: vehiclesOfVersions('cabin', versions),
  }) as const satisfies Record<string, PageQuestion>;

const RESULT_MEASURES = ['games', 'winRate', 'winRateAboveExpectation', 'damagePerGame'] as const;

/** Returns filters for a part's matches. */
function partFilters(part: string, counting: CountingMode): Filters {
  return { part: [part], ...countingFilters(counting) };
}

/** Returns the questions about a part's totals, and the vehicles that its share is of. */
export const partTotalsQuestions = (kind: PartPageKind, part: string, counting: CountingMode) =>
  ({
    part: {
      facts: 'parts',
      measures: [
        ...RESULT_MEASURES,
        'matches',
        'players',
        'damagePerMinute',
        'damageQuantiles',
        'killsPerGame',
        'damagePerHit',
        'damageShare',
        'maxDamage',
      ],
      filters: partFilters(part, counting),
    },
    kindVehicles: { facts: 'parts', measures: ['vehicles'], filters: kindFilters(kind, counting) },
  }) as const satisfies Record<string, PageQuestion>;

/** Returns the questions about a part's results in each week. */
export const weeklyPartQuestions = (kind: PartPageKind, part: string, counting: CountingMode) =>
  ({
    part: {
      facts: 'parts',
      measures: RESULT_MEASURES,
      by: ['week'],
      filters: partFilters(part, counting),
    },
    kindVehicles: {
      facts: 'parts',
      measures: ['vehicles'],
      by: ['week'],
      filters: kindFilters(kind, counting),
    },
  }) as const satisfies Record<string, PageQuestion>;

/** Returns the question about a part's results by power score, map, mode or client version. */
export const partSplitQuestion = (split: Split, part: string, counting: CountingMode) =>
  ({
    facts: 'parts',
    measures: RESULT_MEASURES,
    by: [split],
    filters: partFilters(part, counting),
    order: byMostGames,
  }) as const satisfies PageQuestion;

/** Returns the question about the distribution of a part's damage per match. */
export const partHistogramQuestion = (part: string, counting: CountingMode, width: number) =>
  ({
    facts: 'parts',
    measures: ['games'],
    bin: { measure: 'damagePerGame', width },
    filters: partFilters(part, counting),
  }) as const satisfies PageQuestion;

/** Returns the question about a player's numbers with a part. */
export const playerPartQuestion = (part: string, counting: CountingMode, player: string) =>
  ({
    facts: 'parts',
    measures: ['games', 'winRate', 'damagePerGame', 'damageQuantiles'],
    filters: { ...partFilters(part, counting), player: [player] },
  }) as const satisfies PageQuestion;

/** Returns the question about the best players with a part. */
export const partPlayersQuestion = (part: string, counting: CountingMode) =>
  ({
    facts: 'parts',
    measures: [...RESULT_MEASURES, 'maxDamage', 'last'],
    by: ['player'],
    filters: partFilters(part, counting),
    minimums: [{ measure: 'games', atLeast: MIN_GAMES_WITH_PART }],
    order: [{ name: 'winRate', descending: true }],
    limit: MAX_BEST_PLAYERS,
  }) as const satisfies PageQuestion;

/** Returns the question about example matches of a part. */
export const partMatchesQuestion = (part: string, counting: CountingMode, example: ExampleKind) =>
  ({
    facts: 'parts',
    measures: ['damage', 'kills', 'wins', 'losses', 'last'],
    by: ['match', 'player', 'map'],
    filters: partFilters(part, counting),
    order: [{ name: example === 'best' ? 'damage' : 'last', descending: true }],
    limit: MAX_EXAMPLES,
  }) as const satisfies PageQuestion;

/** Returns the question about the most played builds with a part. */
export const partBuildsQuestion = (part: string, counting: CountingMode) =>
  ({
    facts: 'parts',
    measures: [...RESULT_MEASURES, 'players', 'last'],
    by: ['build'],
    filters: partFilters(part, counting),
    order: byMostGames,
    limit: MAX_BUILDS,
  }) as const satisfies PageQuestion;

/** Returns the questions about the parts carried with a part, used or not, and each part's own win rate. */
export const partPartnersQuestions = (part: string) =>
  ({
    pairs: {
      facts: 'parts',
      measures: ['games', 'winRate'],
      by: ['withPart'],
      filters: partFilters(part, 'carried'),
      order: byMostGames,
      limit: MAX_PARTNERS,
    },
    part: {
      facts: 'parts',
      measures: ['games', 'winRate', 'matches'],
      filters: partFilters(part, 'carried'),
    },
    parts: {
      facts: 'parts',
      measures: ['games', 'winRate'],
      by: ['part'],
      filters: countingFilters('carried'),
      order: byMostGames,
    },
    allVehicles: { facts: 'players', measures: ['games', 'winRate'] },
  }) as const satisfies Record<string, PageQuestion>;
