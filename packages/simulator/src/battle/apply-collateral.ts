import { hit, hitByWorld } from './damage.ts';
import { awardMedal, awardScore, type Field } from './field.ts';
import type { DamageSource, Vehicle } from './vehicle.ts';

/** Applies what happens alongside the shooting: collisions, self-damage by blasts, fires, interceptions. */
export function applyCollateral(
  field: Field,
  at: number,
  actor: Vehicle,
  target: Vehicle,
  source: DamageSource,
): void {
  const { random } = field;
  const luck = random.next();
  if (luck > 0.026) return;
  // With fewer lines, each carries more damage, so that totals do not change.
  const weight = 1 / Math.min(1, field.density);
  if (luck < 0.013) {
    const amount = random.exponential(2_600) * weight + 40;
    const part = actor.guns + random.below(3);
    hit(field, at, actor, target, part, Math.round(amount), random.chance(0.03));
    const reflected = Math.round(amount * random.range(0.1, 0.9)) + 1;
    if (actor.durability > reflected * 2) {
      hit(field, at, target, actor, target.guns + random.below(3), reflected, false);
    }
  } else if (luck < 0.023) {
    const own = random.between(30, 1_600);
    if (source.blast && actor.durability > own * 3) {
      hit(field, at, actor, actor, actor.source, own, random.chance(0.3));
    }
  } else if (luck < 0.0245) {
    if (actor.durability > 9_000) hitByWorld(field, at, actor);
  } else {
    awardScore(field, at, actor, 2, 'INTERCEPT');
    if (random.chance(0.4)) awardMedal(field, at, actor, 'PvpStealthBreak');
  }
}
