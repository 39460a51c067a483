import { hit, hitByWorld } from './damage.ts';
import { type Field, score, stripe } from './field.ts';
import type { DamageSource, Vehicle } from './vehicle.ts';

/** Parts shot off while the vehicle lives. */
export function detach(field: Field, at: number, actor: Vehicle, target: Vehicle): void {
  const { random } = field;
  const scale = Math.min(1, field.density);
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
    stripe(field, at, actor, `PvpDestroyDetails${rarity}`);
  }
  score(field, at, actor, points, 'PART_DETACH');
}

/** What happens beside the shooting: collisions, one's own blast, fires, points for interception. */
export function aside(
  field: Field,
  at: number,
  actor: Vehicle,
  target: Vehicle,
  source: DamageSource,
): void {
  const { random } = field;
  const luck = random.next();
  if (luck > 0.026) return;
  // Fewer lines carry more each, so that totals stay what they are.
  const weight = 1 / Math.min(1, field.density);
  if (luck < 0.013) {
    const amount = random.exponential(2_600) * weight + 40;
    const part = actor.guns + random.below(3);
    hit(field, at, actor, target, part, Math.round(amount), random.chance(0.03));
    const back = Math.round(amount * random.range(0.1, 0.9)) + 1;
    if (actor.durability > back * 2) {
      hit(field, at, target, actor, target.guns + random.below(3), back, false);
    }
  } else if (luck < 0.023) {
    const own = random.between(30, 1_600);
    if (source.blast && actor.durability > own * 3) {
      hit(field, at, actor, actor, actor.source, own, random.chance(0.3));
    }
  } else if (luck < 0.0245) {
    if (actor.durability > 9_000) hitByWorld(field, at, actor);
  } else {
    score(field, at, actor, 2, 'INTERCEPT');
    if (random.chance(0.4)) stripe(field, at, actor, 'PvpStealthBreak');
  }
}
