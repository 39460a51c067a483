import { awardMedal, awardScore, type BattleState, cellIndex, writeLine } from './battle-state.ts';
import {
  formatAssistLine,
  formatAttackerPiece,
  formatHundredths,
  formatKillLine,
  formatVictimPiece,
} from './line-text.ts';
import { SUICIDE_FLAGS, type Vehicle } from './vehicle.ts';

/** Writes the damage line of a hit, or of self-damage, and counts it as the glossary defines. */
export function recordHit(
  battle: BattleState,
  at: number,
  attacker: Vehicle,
  victim: Vehicle,
  sourceIndex: number,
  amount: number,
  isCabinHit: boolean,
  isByEntity = false,
): void {
  const source = attacker.sources[sourceIndex] as Vehicle['sources'][number];
  if (attacker !== victim) {
    if (attacker.team !== victim.team) {
      if (!attacker.hasDealtDamage) {
        attacker.hasDealtDamage = true;
        awardScore(battle, at, attacker, 10, 'FIRST_DAMAGE');
      }
      attacker.numbers.damage += amount;
      if (isCabinHit) attacker.numbers.cabinDamage += amount;
    }
    victim.numbers.damageRec += amount;
    victim.lastHitBy = attacker.slot;
    victim.lastHitAt = at;
  }
  writeLine(
    battle,
    at,
    victim.victimPiece +
      ((isByEntity && source.entityAttackerPiece) || source.attackerPiece) +
      formatHundredths(amount) +
      (isCabinHit ? source.cabinLineEnd : source.lineEnd),
  );
  victim.durability -= amount;
  const index = cellIndex(battle, victim.slot, attacker.slot, sourceIndex);
  battle.damageDealt[index] = (battle.damageDealt[index] as number) + amount;
  battle.damageDealtAt[index] = at;
  if (isCabinHit) battle.hasHitCabin[index] = 1;
}

const WORLD_SOURCES = ['Hangar_Break_barrels_flame', 'Helpers_HurtEntitiesBox', 'n/a'];

/** Deals damage by fire, falls and the edge of the map. */
export function recordWorldHit(battle: BattleState, at: number, victim: Vehicle): void {
  const amount = battle.random.between(80, 4_000);
  victim.numbers.damageRec += amount;
  victim.durability -= amount;
  const flags = battle.random.chance(0.5) ? 'DMG_FLAME|CONTINUOUS' : 'DMG_GENERIC';
  writeLine(
    battle,
    at,
    `${victim.victimPiece}${formatAttackerPiece('n/a', battle.random.pick(WORLD_SOURCES))}${formatHundredths(amount)} ${flags}`,
  );
}

/** By the first two letters of the entity. */
const ENTITY_MEDALS: Record<string, string> = {
  Tu: 'PvpTurretKill',
  Qu: 'PvpQuadrocopterKill',
  Ca: 'PvpCompanionKill',
};

/** Returns the name of what a vehicle's weapons deploy, such as `Turret_LandMine`; null if nothing. */
export const entityOf = (owner: Vehicle): string | null => {
  for (let i = 0; i < owner.gunCount; i++) {
    const entity = owner.sources[i]?.entity;
    if (entity) return entity;
  }
  return null;
};

/** Shoots at a drone, turret or mine that the other vehicle deployed. */
export function recordEntityHit(
  battle: BattleState,
  at: number,
  attacker: Vehicle,
  owner: Vehicle,
  sourceIndex: number,
  damage: number,
): void {
  const entity = entityOf(owner);
  if (!entity) return;
  const source = attacker.sources[sourceIndex] as Vehicle['sources'][number];
  const name = `${owner.seat.nickname}:${entity}`;
  const amount = Math.max(1, Math.min(damage, owner.entityDurability));
  writeLine(
    battle,
    at,
    formatVictimPiece(name) + source.attackerPiece + formatHundredths(amount) + source.lineEnd,
  );
  owner.entityDurability -= amount;
  if (owner.entityDurability > 0) return;
  owner.entityCount--;
  owner.entityDurability = battle.random.between(3_800, 14_000);
  writeLine(battle, at, formatKillLine(name, attacker.seat.nickname, battle.killVerb));
  writeLine(
    battle,
    at,
    formatAssistLine(attacker.seat.nickname, source.part, 0, amount, source.lineEnd.trim()),
  );
  attacker.numbers.droneKills++;
  awardMedal(battle, at, attacker, ENTITY_MEDALS[entity.slice(0, 2)] ?? 'PvpTurretKill');
  awardScore(battle, at, attacker, 10, 'KILL');
}

/** Removes a deployed drone, turret or mine: the log records a suicide without a killer. */
export function despawnEntity(battle: BattleState, at: number, owner: Vehicle): void {
  const index = owner.sources.findIndex((source) => source.entity !== null);
  const source = owner.sources[index];
  if (!source?.entity) return;
  const amount = formatHundredths(
    battle.random.chance(0.8) ? 4_300 : battle.random.between(900, 4_200),
  );
  if (battle.random.chance(0.35)) {
    writeLine(
      battle,
      at,
      `${formatVictimPiece('n/a')}${source.attackerPiece}${amount} ${SUICIDE_FLAGS}|SUICIDE_DESPAWN`,
    );
    return;
  }
  const name = `${owner.seat.nickname}:${source.entity}`;
  writeLine(
    battle,
    at,
    `${formatVictimPiece(name)}${source.attackerPiece}${amount} ${SUICIDE_FLAGS}`,
  );
  writeLine(battle, at, formatKillLine(name, 'n/a', battle.killVerb));
  writeLine(
    battle,
    at,
    `\t assist by ${owner.seat.nickname.padEnd(20, ' ')} weapon: '${source.part}', 0.00 sec ago, damage: ${amount} ${SUICIDE_FLAGS}`,
  );
}
