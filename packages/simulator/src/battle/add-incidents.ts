import { awardMedal, awardScore, type BattleState } from './battle-state.ts';
import { recordHit, recordWorldHit } from './damage.ts';
import type { DamageSource, Vehicle } from './vehicle.ts';

/** Adds what happens now and then besides the shooting: collisions, self-damage by blasts, fires, interceptions. */
export function addIncidents(
  battle: BattleState,
  at: number,
  actor: Vehicle,
  target: Vehicle,
  source: DamageSource,
): void {
  const { random } = battle;
  const roll = random.next();
  if (roll > 0.026) return;
  // With fewer lines, each carries more damage, so that totals do not change.
  const weight = 1 / Math.min(1, battle.density);
  if (roll < 0.013) {
    const amount = random.exponential(2_600) * weight + 40;
    const ramSourceIndex = actor.gunCount + random.below(3);
    recordHit(battle, at, actor, target, ramSourceIndex, Math.round(amount), random.chance(0.03));
    const reflected = Math.round(amount * random.range(0.1, 0.9)) + 1;
    if (actor.durability > reflected * 2) {
      recordHit(battle, at, target, actor, target.gunCount + random.below(3), reflected, false);
    }
  } else if (roll < 0.023) {
    const selfDamage = random.between(30, 1_600);
    if (source.isExplosive && actor.durability > selfDamage * 3) {
      recordHit(battle, at, actor, actor, actor.sourceIndex, selfDamage, random.chance(0.3));
    }
  } else if (roll < 0.0245) {
    if (actor.durability > 9_000) recordWorldHit(battle, at, actor);
  } else {
    awardScore(battle, at, actor, 2, 'INTERCEPT');
    if (random.chance(0.4)) awardMedal(battle, at, actor, 'PvpStealthBreak');
  }
}
