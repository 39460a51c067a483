import type { RangedNumber } from '@scrapboard/contract/player-numbers';
import type { Int8 } from '../columns.ts';

interface Sums extends Record<RangedNumber['column'] | 'mvp', Int8> {
  /** Games of players, not matches. */
  games: number;
  wins: number;
  losses: number;
  draws: number;
}

/** Everybody's matches by UTC day and kind; `matches` and `bots` count unfinished ones too, the rest does not. */
export interface BucketModeTable extends Sums {
  day: Date;
  category: string;
  mode: string;
  gameplay: string;
  map: string;
  /** Empty where unknown. */
  region: string;
  matches: number;
  finished: number;
  bots: number;
  battle_time: Int8;
}

/** Everybody's finished games by UTC day, mode and the band of the player's power score. */
export interface BucketBandTable extends Sums {
  day: Date;
  category: string;
  mode: string;
  /** Index into `powerScoreBands` of packages/statistics. */
  band: number;
}

/** Everybody's use of parts in finished games. */
export interface BucketPartTable {
  day: Date;
  category: string;
  mode: string;
  band: number;
  part: string;
  uses: number;
  wins: number;
  losses: number;
  draws: number;
  damage: Int8;
  hits: Int8;
  kills: number;
}
