import { awardMedal, awardScore, cellIndex, type Field, writeLine } from './field.ts';
import { assistLine, attackerPiece, hundredths, killLine, victimPiece } from './line-text.ts';
import { SUICIDE_FLAGS, type Vehicle } from './vehicle.ts';

/** Writes a damage line between two vehicles (or self-damage) and counts it as the glossary defines. */
export function hit(
  field: Field,
  at: number,
  attacker: Vehicle,
  victim: Vehicle,
  sourceIndex: number,
  amount: number,
  cabin: boolean,
  byEntity = false,
): void {
  const source = attacker.sources[sourceIndex] as Vehicle['sources'][number];
  if (attacker !== victim) {
    if (attacker.team !== victim.team) {
      if (!attacker.firstDamage) {
        attacker.firstDamage = true;
        awardScore(field, at, attacker, 10, 'FIRST_DAMAGE');
      }
      attacker.numbers.damage += amount;
      if (cabin) attacker.numbers.cabinDamage += amount;
    }
    victim.numbers.damageRec += amount;
    victim.lastHitBy = attacker.slot;
    victim.lastHitAt = at;
  }
  writeLine(
    field,
    at,
    victim.victimPiece +
      ((byEntity && source.entityPiece) || source.piece) +
      hundredths(amount) +
      (cabin ? source.cabin : source.plain),
  );
  victim.durability -= amount;
  const index = cellIndex(field, victim.slot, attacker.slot, sourceIndex);
  field.dealt[index] = (field.dealt[index] as number) + amount;
  field.dealtAt[index] = at;
  if (cabin) field.dealtCabin[index] = 1;
}

const WORLD_SOURCES = ['Hangar_Break_barrels_flame', 'Helpers_HurtEntitiesBox', 'n/a'];

/** Deals damage by fire, falls and the edge of the map. */
export function hitByWorld(field: Field, at: number, victim: Vehicle): void {
  const amount = field.random.between(80, 4_000);
  victim.numbers.damageRec += amount;
  victim.durability -= amount;
  const flags = field.random.chance(0.5) ? 'DMG_FLAME|CONTINUOUS' : 'DMG_GENERIC';
  writeLine(
    field,
    at,
    `${victim.victimPiece}${attackerPiece('n/a', field.random.pick(WORLD_SOURCES))}${hundredths(amount)} ${flags}`,
  );
}

const ENTITY_MEDALS: Record<string, string> = {
  Tu: 'PvpTurretKill',
  Qu: 'PvpQuadrocopterKill',
  Ca: 'PvpCompanionKill',
};

export const entityOf = (owner: Vehicle): string | null => {
  for (let i = 0; i < owner.guns; i++) {
    const entity = owner.sources[i]?.entity;
    if (entity) return entity;
  }
  return null;
};

/** Shoots at a drone, turret or mine that the other vehicle deployed. */
export function hitEntity(
  field: Field,
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
  writeLine(field, at, victimPiece(name) + source.piece + hundredths(amount) + source.plain);
  owner.entityDurability -= amount;
  if (owner.entityDurability > 0) return;
  owner.entities--;
  owner.entityDurability = field.random.between(3_800, 14_000);
  writeLine(field, at, killLine(name, attacker.seat.nickname, field.killVerb));
  writeLine(
    field,
    at,
    assistLine(attacker.seat.nickname, source.part, 0, amount, source.plain.trim()),
  );
  attacker.numbers.droneKills++;
  awardMedal(field, at, attacker, ENTITY_MEDALS[entity.slice(0, 2)] ?? 'PvpTurretKill');
  awardScore(field, at, attacker, 10, 'KILL');
}

/** Removes a deployed drone, turret or mine: the log records a suicide without a killer. */
export function despawnEntity(field: Field, at: number, owner: Vehicle): void {
  const index = owner.sources.findIndex((source) => source.entity !== null);
  const source = owner.sources[index];
  if (!source?.entity) return;
  const amount = hundredths(field.random.chance(0.8) ? 4_300 : field.random.between(900, 4_200));
  if (field.random.chance(0.35)) {
    writeLine(
      field,
      at,
      `${victimPiece('n/a')}${source.piece}${amount} ${SUICIDE_FLAGS}|SUICIDE_DESPAWN`,
    );
    return;
  }
  const name = `${owner.seat.nickname}:${source.entity}`;
  writeLine(field, at, `${victimPiece(name)}${source.piece}${amount} ${SUICIDE_FLAGS}`);
  writeLine(field, at, killLine(name, 'n/a', field.killVerb));
  writeLine(
    field,
    at,
    `\t assist by ${owner.seat.nickname.padEnd(20, ' ')} weapon: '${source.part}', 0.00 sec ago, damage: ${amount} ${SUICIDE_FLAGS}`,
  );
}
