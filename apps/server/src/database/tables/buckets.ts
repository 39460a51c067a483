import { playerNumbers, type RangedNumber } from '@scrapboard/contract/player-numbers';
import { defineTable } from '../define-table.ts';

/** Numbers of a player's match whose sums a bucket holds. */
export const bucketNumbers: readonly (RangedNumber['column'] | 'mvp')[] = [
  ...playerNumbers.flatMap((number) => (number.fold === 'range' ? [number.column] : [])),
  'mvp',
];

const outcomes = { wins: 'int4', losses: 'int4', draws: 'int4' } as const;

/** Sums over games of players, not over matches. */
const sums = {
  games: 'int4',
  ...outcomes,
  ...(Object.fromEntries(bucketNumbers.map((column) => [column, 'int8'])) as Record<
    (typeof bucketNumbers)[number],
    'int8'
  >),
} as const;

/** Everybody's matches by UTC day and kind; `matches` and `bots` count unfinished ones too, the rest does not. */
defineTable('bucket_mode', {
  day: 'date',
  category: 'text',
  mode: 'text',
  gameplay: 'text',
  map: 'text',
  /** Empty where unknown. */
  region: 'text',
  matches: 'int4',
  finished: 'int4',
  bots: 'int4',
  battle_time: 'int8',
  ...sums,
});

/** Everybody's finished games by UTC day, mode and the band of the player's power score. */
defineTable('bucket_band', {
  day: 'date',
  category: 'text',
  mode: 'text',
  /** Index into `powerScoreBands` of packages/statistics. */
  band: 'int2',
  ...sums,
});

/** Everybody's use of parts in finished games. */
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
