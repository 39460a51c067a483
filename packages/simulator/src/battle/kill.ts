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
  const contributors: Vehicle[] = [];
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
    contributors.push(attacker);
    shares.push(sum);
    total += sum;
  }
  const drift = random.chance(0.5) ? 1 : 0;
  const after = at + drift;
  if (contributors.length > 0) {
    const value = 110 + victim.seat.powerScore * 0.012;
    const pieces = Math.max(1, Math.round(random.between(6, 20) * Math.min(1, field.density)));
    for (let i = 0; i < pieces; i++) {
      const part = Math.max(1, Math.round(random.exponential((value * 1.7) / pieces)));
      awardScore(
        field,
        after,
        contributors[random.weighted(shares)] as Vehicle,
        part,
        'PART_DETACH',
      );
    }
    contributors.forEach((contributor, i) => {
      const points = Math.round((value * (shares[i] as number)) / total);
      if (points > 0) awardScore(field, after, contributor, points, 'KILL');
    });
  }
  awardMedals(field, after, victim, killer, contributors);
  const entities = entityOf(victim) ? Math.min(victim.entities, 3) : 0;
  for (let i = 0; i < entities; i++) despawnEntity(field, after, victim);
  victim.entities = 0;
}

function awardMedals(
  field: Field,
  at: number,
  victim: Vehicle,
  killer: Vehicle | null,
  contributors: Vehicle[],
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
  const entity = entityOf(victim);
  for (const contributor of contributors) {
    if (contributor !== killer) awardMedal(field, at, contributor, 'PvpAssist');
    if (entity?.startsWith('Turret')) awardMedal(field, at, contributor, 'PvpTurretOwnerKill');
    else if (entity?.startsWith('Cabin'))
      awardMedal(field, at, contributor, 'PvpCompanionOwnerKill');
    else if (entity) awardMedal(field, at, contributor, 'PvpQuadrocopterOwnerKill');
    for (let s = 0; s < contributor.sources.length; s++) {
      const medal = contributor.sources[s]?.medal;
      if (
        !medal ||
        (field.dealt[cellIndex(field, victim.slot, contributor.slot, s)] as number) === 0
      )
        continue;
      if (s < contributor.guns || random.chance(0.25)) awardMedal(field, at, contributor, medal);
    }
  }
}
