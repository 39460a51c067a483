import type { PartPageKind } from './part-page-kinds.ts';

/** The measures that players with a part can be ranked by. */
export const leaderMeasures = [
  'damagePerGame',
  'damagePerMinuteRange',
  'winRate',
  'winRateAboveExpectation',
  'killsPerGame',
  'damageShareRange',
] as const;
export type LeaderMeasure = (typeof leaderMeasures)[number];

/** Cabins and movement parts deal damage only by ramming, so their players are ranked by results. */
export const defaultLeaderMeasure: Readonly<Record<PartPageKind, LeaderMeasure>> = {
  weapon: 'damagePerGame',
  movement: 'winRateAboveExpectation',
  cabin: 'winRateAboveExpectation',
};

/** With fewer games, a player's average is meaningless. */
export const LOWEST_MIN_GAMES = 5;
export const HIGHEST_MIN_GAMES = 10_000;
