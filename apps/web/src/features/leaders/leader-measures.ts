import type { LeaderMeasure } from '@scrapboard/contract/leader-rules';

/** The text keys of measures: one with a range has the text of the one without. */
export const measureTextKeys = {
  damagePerGame: 'damagePerGame',
  damagePerMinuteRange: 'damagePerMinute',
  winRate: 'winRate',
  winRateAboveExpectation: 'winRateAboveExpectation',
  killsPerGame: 'killsPerGame',
  damageShareRange: 'damageShare',
} as const satisfies Record<LeaderMeasure, string>;
