import { despawnEntity, entityOf } from './damage.ts';
import { awardMedal, awardScore, cellIndex, type Field, SOURCE_SLOTS, writeLine } from './field.ts';
import { assistLine, killLine } from './line-text.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * Destroys a vehicle and writes the kill line, an assist line per contributor and part (including
 * the killer and the victim), then points and medals, in the order of real logs.
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
  writeLine(field, at, killLine(victim.seat.nickname, killerName, field.killVerb));
  const shares: number[] = [];
  const helpers: Vehicle[] = [];
  let total = 0;
  for (const attacker of vehicles) {
    let sum = 0;
    for (let s = 0; s < SOURCE_SLOTS; s++) {
      const index = cellIndex(field, victim.slot, attacker.slot, s);
      const amount = field.dealt[index] as number;
      const source = attacker.sources[s];
      if (amount === 0 || !source) continue;
      writeLine(
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
      awardScore(field, after, helpers[random.weighted(shares)] as Vehicle, part, 'PART_DETACH');
    }
    helpers.forEach((helper, i) => {
      const points = Math.round((value * (shares[i] as number)) / total);
      if (points > 0) awardScore(field, after, helper, points, 'KILL');
    });
  }
  awardMedals(field, after, victim, killer, helpers);
  const entities = entityOf(victim) ? Math.min(victim.entities, 3) : 0;
  for (let i = 0; i < entities; i++) despawnEntity(field, after, victim);
  victim.entities = 0;
}

function awardMedals(
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
      awardMedal(field, at, killer, 'PvpFirstBlood');
    }
    killer.killStreak++;
    if (victim.killStreak >= 3) awardMedal(field, at, killer, 'PvpKillJoy');
    if (killer.killStreak === 4) awardMedal(field, at, killer, 'PvpDominator');
    if (random.chance(0.03)) awardMedal(field, at, killer, 'PvpBackstab');
    if (random.chance(0.04)) awardMedal(field, at, killer, 'PvpDeathFromAbove');
    if (random.chance(0.04)) awardMedal(field, at, killer, 'PvpDeathblow');
  }
  const owned = entityOf(victim);
  for (const helper of helpers) {
    if (helper !== killer) awardMedal(field, at, helper, 'PvpAssist');
    if (owned?.startsWith('Turret')) awardMedal(field, at, helper, 'PvpTurretOwnerKill');
    else if (owned?.startsWith('Cabin')) awardMedal(field, at, helper, 'PvpCompanionOwnerKill');
    else if (owned) awardMedal(field, at, helper, 'PvpQuadrocopterOwnerKill');
    for (let s = 0; s < helper.sources.length; s++) {
      const medal = helper.sources[s]?.medal;
      if (!medal || (field.dealt[cellIndex(field, victim.slot, helper.slot, s)] as number) === 0)
        continue;
      if (s < helper.guns || random.chance(0.25)) awardMedal(field, at, helper, medal);
    }
  }
}
