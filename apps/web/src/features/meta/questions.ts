import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import type { PageQuestion } from '../../questions/page-question.ts';

/** The kinds of parts that tiers are made of. */
export const PART_KINDS = [
  'weapon',
  'cabin',
  'movement',
] as const satisfies readonly PartPageKind[];

/** Weapons count where they dealt damage, other parts wherever their build is known to have them. */
const kindFilters = (kind: PartPageKind) =>
  kind === 'weapon' ? { partKind: [kind] } : { partKind: [kind], carried: 'true' as const };

/** All vehicles: the base of shares, and the base win rate. */
export const vehiclesQuestion = {
  facts: 'players',
  measures: ['games', 'wins', 'matches', 'winRate', 'ratedGames'],
} as const satisfies PageQuestion;

/** The matches of the pages, and who and what played in them. */
export const totalsQuestion = {
  facts: 'players',
  measures: ['matches', 'games', 'players', 'builds'],
} as const satisfies PageQuestion;

/** The same by day; whether a change is more than chance depends on the daily variation. */
export const totalsByDayQuestion = {
  ...totalsQuestion,
  by: ['day'],
} as const satisfies PageQuestion;

const STRENGTH_MEASURES = [
  'games',
  'matches',
  'winRate',
  'ratedGames',
  'winRateAboveExpectation',
] as const;

/** Returns the question about every part of a kind. */
export const partsQuestion = (kind: PartPageKind) =>
  ({
    facts: 'parts',
    measures: [...STRENGTH_MEASURES, 'players'],
    by: ['part'],
    filters: kindFilters(kind),
  }) as const satisfies PageQuestion;

/** The maximum number of values of a filter. */
const MAX_VERSIONS = 200;

/** Client versions, the latest first. */
export const clientVersionsQuestion = {
  facts: 'players',
  measures: ['matches', 'last'],
  by: ['clientVersion'],
  order: [{ name: 'last', descending: true }],
  limit: 400,
} as const satisfies PageQuestion;

/** Returns a question filtered by client versions. */
export const withVersions = <Question extends PageQuestion>(
  question: Question,
  versions: readonly string[],
): Question => ({
  ...question,
  filters: { ...question.filters, clientVersion: versions.slice(0, MAX_VERSIONS) },
});

const PAIRED_PART_FILTERS = { partKind: PART_KINDS, carried: 'true' } as const;

/** The vehicles of which parts are known. */
export const knownVehiclesQuestion = {
  facts: 'parts',
  measures: ['vehicles'],
  filters: PAIRED_PART_FILTERS,
} as const satisfies PageQuestion;

/** The known vehicles that won. */
export const knownWinnersQuestion = {
  ...knownVehiclesQuestion,
  filters: { ...PAIRED_PART_FILTERS, result: ['win'] },
} as const satisfies PageQuestion;

/** Parts on their own, without regard to the rest of the vehicle. */
export const singlePartsQuestion = {
  facts: 'parts',
  measures: ['games', 'wins', 'losses'],
  by: ['part'],
  filters: PAIRED_PART_FILTERS,
  order: [{ name: 'games', descending: true }],
} as const satisfies PageQuestion;

const PAIR_MEASURES = ['games', 'wins', 'matches', 'winRate'] as const;

/** The most frequent pairs of parts of a vehicle, each in both orders; the others are too rare to judge. */
export const vehiclePairsQuestion = {
  facts: 'parts',
  measures: PAIR_MEASURES,
  by: ['part', 'withPart'],
  filters: PAIRED_PART_FILTERS,
  minimums: [{ measure: 'games', atLeast: 20 }],
  order: [{ name: 'games', descending: true }],
  limit: 3000,
} as const satisfies PageQuestion;

/** Pairs with parts of allies or opponents. Queried for one part, because nearly all pairs occur. */
export const pairsWithOthersQuestion = <Other extends 'allyPart' | 'againstPart'>(
  part: string,
  other: Other,
) =>
  ({
    facts: 'parts',
    measures: PAIR_MEASURES,
    by: ['part', other],
    filters: { part: [part], carried: 'true' },
    minimums: [{ measure: 'games', atLeast: 20 }],
    order: [{ name: 'games', descending: true }],
  }) as const satisfies PageQuestion;

/** The most frequent builds. */
export const buildsQuestion = {
  facts: 'players',
  measures: ['matches', 'games', 'players', 'winRate'],
  by: ['build'],
  minimums: [{ measure: 'games', atLeast: 5 }],
  order: [{ name: 'matches', descending: true }],
  limit: 100,
} as const satisfies PageQuestion;

/** Returns the question about the results of some builds, to compare them with the period before. */
export const buildResultsQuestion = (builds: readonly string[]) =>
  ({
    facts: 'players',
    measures: ['games', 'winRate'],
    by: ['build'],
    filters: { build: builds },
    order: [{ name: 'games', descending: true }],
  }) as const satisfies PageQuestion;

const LENGTH_MEASURES = ['matchLengthQuantiles', 'matchLength'] as const;

/** Maps, with how long matches last and how often the first team wins. */
export const mapsQuestion = {
  facts: 'players',
  measures: ['matches', 'firstTeamWinRate', ...LENGTH_MEASURES],
  by: ['map'],
} as const satisfies PageQuestion;

/** The maps that the selected players play on. */
export const playerMapsQuestion = {
  facts: 'players',
  measures: ['games'],
  by: ['map'],
} as const satisfies PageQuestion;

/** The width of a bar of the histogram of lengths, in seconds. */
export const LENGTH_BIN_SECONDS = 15;

/** How many matches lasted how long. */
export const matchLengthsQuestion = {
  facts: 'players',
  measures: ['matches'],
  bin: { measure: 'matchLength', width: LENGTH_BIN_SECONDS },
} as const satisfies PageQuestion;

/** The median and quartiles of match lengths. */
export const lengthSummaryQuestion = {
  facts: 'players',
  measures: ['matches', ...LENGTH_MEASURES],
} as const satisfies PageQuestion;

/** How long the matches of the selected players last. */
export const playerMatchLengthsQuestion = {
  facts: 'players',
  measures: ['games', 'durationQuantiles'],
} as const satisfies PageQuestion;

/** Power score bands. */
export const bandsQuestion = {
  facts: 'players',
  measures: ['games', 'matches', 'players', 'winRate', 'damagePerGame', 'durationQuantiles'],
  by: ['powerScoreBand'],
} as const satisfies PageQuestion;

/** How many rounds were played. */
export const roundsQuestion = {
  facts: 'players',
  measures: ['matches', 'matchLengthQuantiles'],
  bin: { measure: 'roundsPerMatch', width: 1 },
} as const satisfies PageQuestion;

/** How many rounds were played on each map. */
export const roundsByMapQuestion = {
  facts: 'players',
  measures: ['matches'],
  by: ['map'],
  bin: { measure: 'roundsPerMatch', width: 1 },
} as const satisfies PageQuestion;

/** How many rounds the matches of the selected players take. */
export const playerRoundsQuestion = {
  facts: 'players',
  measures: ['games'],
  bin: { measure: 'rounds', width: 1 },
} as const satisfies PageQuestion;

/** Parties by the size of the largest party of their opponents. */
export const partyMatchupsQuestion = {
  facts: 'players',
  measures: ['teams', 'teamWinRate', 'players', 'roundWinRate'],
  by: ['partySize', 'opponentPartySize'],
} as const satisfies PageQuestion;

/** What teams consist of. */
export const COMPOSITIONS = ['teamWeapons', 'teamCabins'] as const;
export type Composition = (typeof COMPOSITIONS)[number];

/** Teams by the main weapon or the cabin of each of their players. */
export const compositionsQuestion = <Dimension extends Composition>(dimension: Dimension) =>
  ({
    facts: 'players',
    measures: ['teams', 'teamWinRate', 'players', 'games'],
    by: [dimension],
    minimums: [{ measure: 'games', atLeast: 8 }],
    order: [{ name: 'teams', descending: true }],
    limit: 300,
  }) as const satisfies PageQuestion;

/** How parties of each size do in each mode. */
export const partiesQuestion = {
  facts: 'players',
  measures: ['games', 'players', 'winRate', 'winRateAboveExpectation', 'damagePerGame'],
  by: ['mode', 'partySize'],
} as const satisfies PageQuestion;

/** Every mode by name. */
export const modesQuestion = {
  facts: 'players',
  measures: ['matches', 'games', 'players', 'durationQuantiles', 'damagePerGame', 'last'],
  by: ['mode'],
} as const satisfies PageQuestion;

const RAID_MEASURES = [
  'matches',
  'games',
  'players',
  'winRate',
  'durationQuantiles',
  'mvpRate',
] as const;

/** Every raid and difficulty. */
export const raidsQuestion = {
  facts: 'players',
  measures: RAID_MEASURES,
  by: ['gameplay', 'mode'],
} as const satisfies PageQuestion;

/** What the success of raids is broken down by. */
export const RAID_VIEWS = ['partySize', 'powerScoreBand', 'weapon', 'cabin', 'player'] as const;
export type RaidView = (typeof RAID_VIEWS)[number];

/** Players of raids by party size or power score. */
export const raidersQuestion = <By extends 'partySize' | 'powerScoreBand'>(by: By) =>
  ({ facts: 'players', measures: RAID_MEASURES, by: [by] }) as const satisfies PageQuestion;

/** The players who were most often the most valuable one. */
export const mostValuableRaidersQuestion = {
  facts: 'players',
  measures: ['games', 'winRate', 'mvp', 'mvpRate', 'durationQuantiles'],
  by: ['player'],
  minimums: [{ measure: 'games', atLeast: 5 }],
  order: [{ name: 'mvp', descending: true }],
  limit: 200,
} as const satisfies PageQuestion;

/** Returns the question about what raiders drive. */
export const raidPartsQuestion = (kind: 'weapon' | 'cabin') =>
  ({
    facts: 'parts',
    measures: ['games', 'matches', 'players', 'winRate', 'durationQuantiles', 'damagePerGame'],
    by: ['part'],
    filters: kindFilters(kind),
  }) as const satisfies PageQuestion;
