import type { ProfileFold } from '@scrapboard/contract/profile-fields';
import type { FoldedNumber, FoldMatch } from '@scrapboard/statistics';
import type { PlayerMatchRow } from './match-rows.ts';

/** Under which name rows and profiles have each number that is summed up. */
export const foldColumn: Record<FoldedNumber, ProfileFold> = {
  kills: 'kills',
  deaths: 'deaths',
  assists: 'assists',
  damage: 'damage',
  damageRec: 'damage_rec',
  cabinDamage: 'cabin_damage',
  droneKills: 'drone_kills',
  score: 'score',
  duration: 'duration',
};

/** A row as a fold takes it in. */
export function foldMatchOf(row: PlayerMatchRow): FoldMatch {
  return {
    kills: row.kills,
    deaths: row.deaths,
    assists: row.assists,
    damage: row.damage,
    damageRec: row.damage_rec,
    cabinDamage: row.cabin_damage,
    droneKills: row.drone_kills,
    score: row.score,
    duration: row.duration,
    mvp: row.mvp,
    result: row.result,
    roundWins: row.round_wins,
    roundLosses: row.round_losses,
    roundDraws: row.round_draws,
  };
}
