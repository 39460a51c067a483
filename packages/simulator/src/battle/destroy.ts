import {
  awardMedal,
  awardScore,
  type BattleState,
  cellIndex,
  SOURCE_SLOTS,
  writeLine,
} from './battle-state.ts';
import { despawnEntity, entityOf } from './damage.ts';
import { formatAssistLine, formatKillLine } from './line-text.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * Destroys a vehicle and writes the kill line, an assist line per contributor and part (including
 * the killer and the victim), then points and medals, in the order of real logs.
 */
export function destroy(
  battle: BattleState,
  at: number,
  victim: Vehicle,
  killer: Vehicle | null,
  killerName = killer?.seat.nickname ?? 'n/a',
): void {
  const { random, vehicles } = battle;
  victim.isAlive = false;
  victim.nextAt = Number.POSITIVE_INFINITY;
  victim.numbers.deaths++;
  if (killer) killer.numbers.kills++;
  writeLine(battle, at, formatKillLine(victim.seat.nickname, killerName, battle.killVerb));
  const shares: number[] = [];
  const contributors: Vehicle[] = [];
  let total = 0;
  for (const attacker of vehicles) {
    let sum = 0;
    for (let s = 0; s < SOURCE_SLOTS; s++) {
      const index = cellIndex(battle, victim.slot, attacker.slot, s);
      const amount = battle.damageDealt[index] as number;
      const source = attacker.sources[s];
      if (amount === 0 || !source) continue;
      writeLine(
        battle,
        at,
        formatAssistLine(
          attacker.seat.nickname,
          source.part,
          Math.max(0, at - (battle.damageDealtAt[index] as number)),
          amount,
          (battle.hasHitCabin[index] ? source.cabinLineEnd : source.lineEnd).trimStart(),
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
  const delayMs = random.chance(0.5) ? 1 : 0;
  const awardedAt = at + delayMs;
  if (contributors.length > 0) {
    const value = 110 + victim.seat.powerScore * 0.012;
    const detachments = Math.max(
      1,
      Math.round(random.between(6, 20) * Math.min(1, battle.density)),
    );
    for (let i = 0; i < detachments; i++) {
      const points = Math.max(1, Math.round(random.exponential((value * 1.7) / detachments)));
      awardScore(
        battle,
        awardedAt,
        contributors[random.weightedIndex(shares)] as Vehicle,
        points,
        'PART_DETACH',
      );
    }
    contributors.forEach((contributor, i) => {
      const points = Math.round((value * (shares[i] as number)) / total);
      if (points > 0) awardScore(battle, awardedAt, contributor, points, 'KILL');
    });
  }
  awardMedals(battle, awardedAt, victim, killer, contributors);
  const despawnCount = entityOf(victim) ? Math.min(victim.entityCount, 3) : 0;
  for (let i = 0; i < despawnCount; i++) despawnEntity(battle, awardedAt, victim);
  victim.entityCount = 0;
}

function awardMedals(
  battle: BattleState,
  at: number,
  victim: Vehicle,
  killer: Vehicle | null,
  contributors: Vehicle[],
): void {
  const { random } = battle;
  if (killer) {
    if (!battle.hasFirstBlood) {
      battle.hasFirstBlood = true;
      awardMedal(battle, at, killer, 'PvpFirstBlood');
    }
    killer.killStreak++;
    if (victim.killStreak >= 3) awardMedal(battle, at, killer, 'PvpKillJoy');
    if (killer.killStreak === 4) awardMedal(battle, at, killer, 'PvpDominator');
    if (random.chance(0.03)) awardMedal(battle, at, killer, 'PvpBackstab');
    if (random.chance(0.04)) awardMedal(battle, at, killer, 'PvpDeathFromAbove');
    if (random.chance(0.04)) awardMedal(battle, at, killer, 'PvpDeathblow');
  }
  const entity = entityOf(victim);
  for (const contributor of contributors) {
    if (contributor !== killer) awardMedal(battle, at, contributor, 'PvpAssist');
    if (entity?.startsWith('Turret')) awardMedal(battle, at, contributor, 'PvpTurretOwnerKill');
    else if (entity?.startsWith('Cabin'))
      awardMedal(battle, at, contributor, 'PvpCompanionOwnerKill');
    else if (entity) awardMedal(battle, at, contributor, 'PvpQuadrocopterOwnerKill');
    for (let s = 0; s < contributor.sources.length; s++) {
      const medal = contributor.sources[s]?.medal;
      if (
        !medal ||
        (battle.damageDealt[cellIndex(battle, victim.slot, contributor.slot, s)] as number) === 0
      )
        continue;
      if (s < contributor.gunCount || random.chance(0.25))
        awardMedal(battle, at, contributor, medal);
    }
  }
}
