import type { PartPageKind } from '../../catalogue/part-kinds.ts';

/** What players with a part are ranked by. */
export const leaderMeasures = [
  'damagePerGame',
  'damagePerMinuteRange',
  'winRate',
  'winRateAboveExpectation',
  'killsPerGame',
  'damageShareRange',
] as const;
export type LeaderMeasure = (typeof leaderMeasures)[number];

/** The damage of cabins and movement parts is that of ramming, so they are judged by results. */
export const defaultMeasure: Readonly<Record<PartPageKind, LeaderMeasure>> = {
  weapon: 'damagePerGame',
  movement: 'winRateAboveExpectation',
  cabin: 'winRateAboveExpectation',
};

/** The measures whose texts are those of others, which differ from them only by having a range. */
export const textOfMeasure = {
  damagePerGame: 'damagePerGame',
  damagePerMinuteRange: 'damagePerMinute',
  winRate: 'winRate',
  winRateAboveExpectation: 'winRateAboveExpectation',
  killsPerGame: 'killsPerGame',
  damageShareRange: 'damageShare',
} as const satisfies Record<LeaderMeasure, string>;
