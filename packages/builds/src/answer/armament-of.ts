import type { Counts } from '../build-answer.ts';
import type { BuildPart } from '../build-request.ts';
import { winRateBaseline } from '../problem/win-rate-baseline.ts';
import { listPartCounts } from './sum-build.ts';

/** Measured damage and win rate of a build's weapons, weighted by their shares in a full armament. */
export interface Armament {
  damage: number;
  /** Percentage points above the weakest measured weapon. */
  winRate: number;
}

/**
 * Returns what a build's weapons do. If they use more energy than a full armament, only the best ones
 * count, by what their damage and win rate add to the score.
 */
export function armamentOf(
  parts: readonly BuildPart[],
  counts: Counts,
  armamentEnergy: number,
  scorePerUnit: Armament,
): Armament {
  const baseline = winRateBaseline(parts);
  const weapons = listPartCounts(parts, counts)
    .filter(([{ group, measured }]) => group === 'weapon' && measured !== undefined)
    .map(([{ id, figures, measured }, count]) => {
      const damage = measured?.damage ?? 0;
      const winRate = measured?.winRate == null ? 0 : measured.winRate - baseline;
      const value = damage * scorePerUnit.damage + winRate * scorePerUnit.winRate;
      return { id, damage, winRate, value, energy: count * (figures.energyUse ?? 0) };
    })
    .sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
  const total = { damage: 0, winRate: 0 };
  let remainingShare = 1;
  for (const { damage, winRate, energy } of weapons) {
    const share = Math.min(remainingShare, energy / armamentEnergy);
    remainingShare -= share;
    total.damage += share * damage;
    total.winRate += share * winRate;
  }
  return total;
}
