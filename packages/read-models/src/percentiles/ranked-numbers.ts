import type { MatchPercentileName, PlayerPercentileName } from '@scrapboard/contract';
import { storedPerUnit } from '@scrapboard/contract/player-numbers';

/** What is added up: columns of rows as stored, and `won`, which is 1 for a win and 0 otherwise. */
export type RankedColumn =
  | 'won'
  | 'mvp'
  | 'kills'
  | 'assists'
  | 'deaths'
  | 'damage'
  | 'damage_rec'
  | 'cabin_damage'
  | 'score'
  | 'duration';

export interface RankedNumber {
  /** The columns whose sum it is. */
  columns: readonly RankedColumn[];
  better: 'higher' | 'lower' | null;
  /** What one stored unit is in the units of answers. */
  scale: number;
}

const PERCENT = 100;
const POINTS = 1 / storedPerUnit('points');
const SECONDS = 1 / storedPerUnit('seconds');

const define = (
  columns: readonly RankedColumn[],
  better: RankedNumber['better'],
  scale = 1,
): RankedNumber => ({ columns, better, scale });

/** The rates and means of a player: all are means over matches, a rate that of zeros and ones. */
export const playerNumbersToRank = {
  winRate: define(['won'], 'higher', PERCENT),
  mvpRate: define(['mvp'], 'higher', PERCENT),
  killsAssists: define(['kills', 'assists'], 'higher'),
  kills: define(['kills'], 'higher'),
  assists: define(['assists'], 'higher'),
  deaths: define(['deaths'], 'lower'),
  damage: define(['damage'], 'higher', POINTS),
  damageRec: define(['damage_rec'], 'lower', POINTS),
  score: define(['score'], 'higher'),
  duration: define(['duration'], null, SECONDS),
} as const satisfies Record<PlayerPercentileName, RankedNumber>;

/** The numbers of a player in one match. */
export const matchNumbersToRank = {
  kills: define(['kills'], 'higher'),
  deaths: define(['deaths'], 'lower'),
  assists: define(['assists'], 'higher'),
  damage: define(['damage'], 'higher', POINTS),
  damageRec: define(['damage_rec'], 'lower', POINTS),
  cabinDamage: define(['cabin_damage'], 'higher', POINTS),
  score: define(['score'], 'higher'),
} as const satisfies Record<MatchPercentileName, RankedNumber>;
