import type { ExpandedBuild } from './expanded-build.ts';

/**
 * Returns the most that a build's weapons are worth, as the sum of share times worth: the armament is
 * filled one point of energy at a time, the best weapon first.
 */
export function maxArmamentWorth(
  { copies, request }: ExpandedBuild,
  worthOf: (measured: { damage: number; winRate: number }) => number,
): number {
  const rates = request.parts.flatMap(({ measured }) => measured?.winRate ?? []);
  const baseline = rates.length === 0 ? 0 : Math.min(...rates);
  const worthPerEnergy = copies.flatMap(({ group, figures, measured }) => {
    if (group !== 'weapon' || measured === undefined) return [];
    const worth = worthOf({
      damage: measured.damage ?? 0,
      winRate: measured.winRate === null ? 0 : measured.winRate - baseline,
    });
    return Array.from({ length: figures.energyUse ?? 0 }, () => worth);
  });
  const energy = request.armamentEnergy ?? 1;
  return (
    worthPerEnergy
      .sort((a, b) => b - a)
      .slice(0, energy)
      .reduce((sum, worth) => sum + worth, 0) / energy
  );
}
