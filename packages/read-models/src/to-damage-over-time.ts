import type { Match } from '@scrapboard/contract';
import type { MatchDetail } from '@scrapboard/matches';

/** Returns the running sums of a series that is stored as steps. */
export function toDamageOverTime(series: MatchDetail['damageSeries']): Match['damageOverTime'] {
  if (series === null) return null;
  const [first, second] = series.teams;
  const [byFirst, bySecond] = series.damage;
  const sum = { after: 0, first: 0, second: 0 };
  const snapshots = series.after.map((after, index) => {
    sum.after += after;
    sum.first += byFirst[index] ?? 0;
    sum.second += bySecond[index] ?? 0;
    return { ...sum, after: sum.after / 1000 };
  });
  return { teams: { first, second }, snapshots };
}
