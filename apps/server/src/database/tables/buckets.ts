import { playerNumbers, type RangedNumber } from '@scrapboard/contract/player-numbers';
import { defineTable } from '../define-table.ts';

/** The numbers of a player's match that buckets sum up. */
export const bucketNumbers: readonly (RangedNumber['column'] | 'mvp')[] = [
  ...playerNumbers.flatMap((number) => (number.fold === 'range' ? [number.column] : [])),
  'mvp',
];

const outcomes = { wins: 'int4', losses: 'int4', draws: 'int4' } as const;

/** Sums over players' games, not over matches. */
const sums = {
  games: 'int4',
  ...outcomes,
  ...(Object.fromEntries(bucketNumbers.map((column) => [column, 'int8'])) as Record<
    (typeof bucketNumbers)[number],
    'int8'
  >),
} as const;

/**
 * All matches by UTC day and kind; `matches` and `bots` include unfinished ones, the rest does not.
 */
defineTable('bucket_mode', {
  day: 'date',
  category: 'text',
  mode: 'text',
  gameplay: 'text',
  map: 'text',
  /** Empty if unknown. */
  region: 'text',
  matches: 'int4',
  finished: 'int4',
  bots: 'int4',
  battle_time: 'int8',
  ...sums,
});

/** All finished games by UTC day, mode and power score band. */
defineTable('bucket_band', {
  day: 'date',
  category: 'text',
  mode: 'text',
  /** Index into `powerScoreBands` of packages/statistics. */
  band: 'int2',
  ...sums,
});

/** The use of parts in all finished games. */
defineTable('bucket_part', {
  day: 'date',
  category: 'text',
  mode: 'text',
  band: 'int2',
  part: 'text',
  uses: 'int4',
  ...outcomes,
  damage: 'int8',
  hits: 'int8',
  kills: 'int4',
});
