import { despawnEntity, entityOf } from './damage.ts';
import { cell, type Field, score, sourceSlots, stripe, write } from './field.ts';
import { assistLine, killLine } from './line-text.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * A vehicle is destroyed: the kill line, an assist line per contributor and part (the killer's and
 * the victim's own included), then points and medals, in the order of real logs.
 */
export function destroy(
  field: Field,
  at: number,
  victim: Vehicle,
  killer: Vehicle | null,
  killerName = killer?.seat.nickname ?? 'n/a',
): void {
  const { random, vehicles } = field;
  victim.alive = false;
  victim.nextAt = Number.POSITIVE_INFINITY;
  victim.numbers.deaths++;
  if (killer) killer.numbers.kills++;
  write(field, at, killLine(victim.seat.nickname, killerName, field.killVerb));
  const shares: number[] = [];
  const helpers: Vehicle[] = [];
  let total = 0;
  for (const attacker of vehicles) {
    let sum = 0;
    for (let s = 0; s < sourceSlots; s++) {
      const index = cell(field, victim.slot, attacker.slot, s);
      const amount = field.dealt[index] as number;
      const source = attacker.sources[s];
      if (amount === 0 || !source) continue;
      write(
        field,
        at,
        assistLine(
          attacker.seat.nickname,
          source.part,
          Math.max(0, at - (field.dealtAt[index] as number)),
          amount,
          (field.dealtCabin[index] ? source.cabin : source.plain).trimStart(),
        ),
      );
      sum += amount;
    }
    if (sum === 0 || attacker === victim) continue;
    if (attacker !== killer) attacker.numbers.assists++;
    helpers.push(attacker);
    shares.push(sum);
    total += sum;
  }
  const drift = random.chance(0.5) ? 1 : 0;
  const after = at + drift;
  if (helpers.length > 0) {
    const value = 110 + victim.seat.powerScore * 0.012;
    const pieces = Math.max(1, Math.round(random.between(6, 20) * Math.min(1, field.density)));
    for (let i = 0; i < pieces; i++) {
      const part = Math.max(1, Math.round(random.exponential((value * 1.7) / pieces)));
      score(field, after, helpers[random.weighted(shares)] as Vehicle, part, 'PART_DETACH');
    }
    helpers.forEach((helper, i) => {
      const points = Math.round((value * (shares[i] as number)) / total);
      if (points > 0) score(field, after, helper, points, 'KILL');
    });
  }
  medals(field, after, victim, killer, helpers);
  const entities = entityOf(victim) ? Math.min(victim.entities, 3) : 0;
  for (let i = 0; i < entities; i++) despawnEntity(field, after, victim);
  victim.entities = 0;
}

function medals(
  field: Field,
  at: number,
  victim: Vehicle,
  killer: Vehicle | null,
  helpers: Vehicle[],
): void {
  const { random } = field;
  if (killer) {
    if (!field.firstBlood) {
      field.firstBlood = true;
      stripe(field, at, killer, 'PvpFirstBlood');
    }
    killer.killStreak++;
    if (victim.killStreak >= 3) stripe(field, at, killer, 'PvpKillJoy');
    if (killer.killStreak === 4) stripe(field, at, killer, 'PvpDominator');
    if (random.chance(0.03)) stripe(field, at, killer, 'PvpBackstab');
    if (random.chance(0.04)) stripe(field, at, killer, 'PvpDeathFromAbove');
    if (random.chance(0.04)) stripe(field, at, killer, 'PvpDeathblow');
  }
  const owned = entityOf(victim);
  for (const helper of helpers) {
    if (helper !== killer) stripe(field, at, helper, 'PvpAssist');
    if (owned?.startsWith('Turret')) stripe(field, at, helper, 'PvpTurretOwnerKill');
    else if (owned?.startsWith('Cabin')) stripe(field, at, helper, 'PvpCompanionOwnerKill');
    else if (owned) stripe(field, at, helper, 'PvpQuadrocopterOwnerKill');
    for (let s = 0; s < helper.sources.length; s++) {
      const medal = helper.sources[s]?.medal;
      if (!medal || (field.dealt[cell(field, victim.slot, helper.slot, s)] as number) === 0)
        continue;
      if (s < helper.guns || random.chance(0.25)) stripe(field, at, helper, medal);
    }
  }
}
