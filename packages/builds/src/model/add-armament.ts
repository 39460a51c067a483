import { winRateBaseline } from '../problem/win-rate-baseline.ts';
import type { ModelDraft } from './create-build-model.ts';
import { addColumn, addRow, type Expression } from './linear-model.ts';

/**
 * Adds the share that each measured weapon has in the armament, and returns their damage and win rate.
 * A weapon's share is at most the energy of its copies over that of a full armament, and all shares add
 * up to at most 1: weapons beyond that add nothing, because no measurement shows that they do.
 */
export function addArmament({ model, parts, problem }: ModelDraft): {
  damage: Expression;
  winRate: Expression;
} {
  const damage = new Map<number, number>();
  const winRate = new Map<number, number>();
  const shares: [number, number][] = [];
  const baseline = winRateBaseline(problem.candidates);
  for (const { part, column, step } of parts) {
    const { measured } = part;
    const energy = part.figures.energyUse ?? 0;
    if (part.group !== 'weapon' || measured === undefined || energy <= 0) continue;
    if (measured.damage === null && measured.winRate === null) continue;
    const share = addColumn(model, { upper: 1, isInteger: false });
    addRow(
      model,
      [
        [share, problem.armamentEnergy],
        [column, -step * energy],
      ],
      { max: 0 },
    );
    shares.push([share, 1]);
    if (measured.damage !== null) damage.set(share, measured.damage);
    if (measured.winRate !== null) winRate.set(share, measured.winRate - baseline);
  }
  if (shares.length > 0) addRow(model, shares, { max: 1 });
  return { damage, winRate };
}
