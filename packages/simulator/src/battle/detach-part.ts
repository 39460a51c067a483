import { awardMedal, awardScore, type BattleState } from './battle-state.ts';
import type { Vehicle } from './vehicle.ts';

/** Awards the points and medals for parts shot off a living vehicle. */
export function detachPart(battle: BattleState, at: number, actor: Vehicle, target: Vehicle): void {
  const { random } = battle;
  const scale = Math.min(1, battle.density);
  const points = 1 + Math.floor(random.exponential(3.6 / scale));
  if (random.chance(0.12)) {
    const rank = target.seat.powerScore / 2_600 + random.normal(0, 0.9);
    const rarity =
      rank < 1.6
        ? 'Common'
        : rank < 2.4
          ? 'Rare'
          : rank < 3.2
            ? 'VeryRare'
            : rank < 4.6
              ? 'Epic'
              : 'Legendary';
    awardMedal(battle, at, actor, `PvpDestroyDetails${rarity}`);
  }
  awardScore(battle, at, actor, points, 'PART_DETACH');
}
