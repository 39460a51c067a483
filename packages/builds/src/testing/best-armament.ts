import type { LaidOut } from './judge-build.ts';

/**
 * Returns the most that a build's weapons are worth if the armament is filled bit by bit, the best weapon
 * first: the sum of share times worth.
 */
export function bestArmament(
  { copies, request }: LaidOut,
  worthOf: (measured: { damage: number; winRate: number }) => number,
): number {
  const rates = request.parts.flatMap(({ measured }) => measured?.winRate ?? []);
  const base = rates.length === 0 ? 0 : Math.min(...rates);
  const bits = copies.flatMap(({ group, figures, measured }) => {
    if (group !== 'weapon' || measured === undefined) return [];
    const worth = worthOf({
      damage: measured.damage ?? 0,
      winRate: measured.winRate === null ? 0 : measured.winRate - base,
    });
    return Array.from({ length: figures.energyUse ?? 0 }, () => worth);
  });
  const energy = request.armamentEnergy ?? 1;
  return (
    bits
      .sort((a, b) => b - a)
      .slice(0, energy)
      .reduce((sum, worth) => sum + worth, 0) / energy
  );
}
