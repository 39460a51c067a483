import type { PartPageKind } from '../../catalogue/part-kinds.ts';

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
export const defaultMeasure: Readonly<Record<PartPageKind, LeaderMeasure>> = {
  weapon: 'damagePerGame',
  movement: 'winRateAboveExpectation',
  cabin: 'winRateAboveExpectation',
};

/** The text keys of measures: one with a range has the text of the one without. */
export const measureTextKeys = {
  damagePerGame: 'damagePerGame',
  damagePerMinuteRange: 'damagePerMinute',
  winRate: 'winRate',
  winRateAboveExpectation: 'winRateAboveExpectation',
  killsPerGame: 'killsPerGame',
  damageShareRange: 'damageShare',
} as const satisfies Record<LeaderMeasure, string>;
