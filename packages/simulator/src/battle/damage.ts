import { cell, type Field, score, stripe, write } from './field.ts';
import { assistLine, attackerPiece, hundredths, killLine, victimPiece } from './line-text.ts';
import { suicideFlags, type Vehicle } from './vehicle.ts';

/** One damage line between two vehicles (or to oneself), counted by the glossary's definitions. */
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
        score(field, at, attacker, 10, 'FIRST_DAMAGE');
      }
      attacker.numbers.damage += amount;
      if (cabin) attacker.numbers.cabinDamage += amount;
    }
    victim.numbers.damageRec += amount;
    victim.lastHitBy = attacker.slot;
    victim.lastHitAt = at;
  }
  write(
    field,
    at,
    victim.victimPiece +
      ((byEntity && source.entityPiece) || source.piece) +
      hundredths(amount) +
      (cabin ? source.cabin : source.plain),
  );
  victim.durability -= amount;
  const index = cell(field, victim.slot, attacker.slot, sourceIndex);
  field.dealt[index] = (field.dealt[index] as number) + amount;
  field.dealtAt[index] = at;
  if (cabin) field.dealtCabin[index] = 1;
}

const worldSources = ['Hangar_Break_barrels_flame', 'Helpers_HurtEntitiesBox', 'n/a'];

/** Fire, falls and the edge of the map. */
export function hitByWorld(field: Field, at: number, victim: Vehicle): void {
  const amount = field.random.between(80, 4_000);
  victim.numbers.damageRec += amount;
  victim.durability -= amount;
  const flags = field.random.chance(0.5) ? 'DMG_FLAME|CONTINUOUS' : 'DMG_GENERIC';
  write(
    field,
    at,
    `${victim.victimPiece}${attackerPiece('n/a', field.random.pick(worldSources))}${hundredths(amount)} ${flags}`,
  );
}

const entityMedals: Record<string, string> = {
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

/** Shoots at something that the other one put on the field. */
export function hitEntity(
  field: Field,
  at: number,
  attacker: Vehicle,
  owner: Vehicle,
  sourceIndex: number,
  wanted: number,
): void {
  const entity = entityOf(owner);
  if (!entity) return;
  const source = attacker.sources[sourceIndex] as Vehicle['sources'][number];
  const name = `${owner.seat.nickname}:${entity}`;
  const amount = Math.max(1, Math.min(wanted, owner.entityDurability));
  write(field, at, victimPiece(name) + source.piece + hundredths(amount) + source.plain);
  owner.entityDurability -= amount;
  if (owner.entityDurability > 0) return;
  owner.entities--;
  owner.entityDurability = field.random.between(3_800, 14_000);
  write(field, at, killLine(name, attacker.seat.nickname, field.killVerb));
  write(field, at, assistLine(attacker.seat.nickname, source.part, 0, amount, source.plain.trim()));
  attacker.numbers.droneKills++;
  stripe(field, at, attacker, entityMedals[entity.slice(0, 2)] ?? 'PvpTurretKill');
  score(field, at, attacker, 10, 'KILL');
}

/** An owner's things vanish on their own: the log writes it as suicide by nobody. */
export function despawnEntity(field: Field, at: number, owner: Vehicle): void {
  const index = owner.sources.findIndex((source) => source.entity !== null);
  const source = owner.sources[index];
  if (!source?.entity) return;
  const amount = hundredths(field.random.chance(0.8) ? 4_300 : field.random.between(900, 4_200));
  if (field.random.chance(0.35)) {
    write(
      field,
      at,
      `${victimPiece('n/a')}${source.piece}${amount} ${suicideFlags}|SUICIDE_DESPAWN`,
    );
    return;
  }
  const name = `${owner.seat.nickname}:${source.entity}`;
  write(field, at, `${victimPiece(name)}${source.piece}${amount} ${suicideFlags}`);
  write(field, at, killLine(name, 'n/a', field.killVerb));
  write(
    field,
    at,
    `\t assist by ${owner.seat.nickname.padEnd(20, ' ')} weapon: '${source.part}', 0.00 sec ago, damage: ${amount} ${suicideFlags}`,
  );
}
